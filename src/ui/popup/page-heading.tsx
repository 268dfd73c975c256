/** Who made the page and what it is called. Both are foreign text, shown as text. */
export function PageHeading({ byline, title }: { byline: string; title: string }) {
  return (
    <div class="heading">
      <p class="byline" dir="auto">
        {byline}
      </p>
      <h1 dir="auto" title={title}>
        {title}
      </h1>
    </div>
  );
}
