/** What a labelled page's pictures are in a browser: their files are not kept, only how large they are. */

/** Pixels: of what is the cover, and of all else, where nothing tells a size. */
const COVER = [1_000, 667] as const;
const OTHER = [240, 160] as const;

type Size = readonly [width: number, height: number];

/** A drawing as large as the page says of the picture at an address, else as the address says. */
export function servedPicture(url: string, html: string, covers: ReadonlySet<string>): string {
  const [width, height] = sizeOf(url, html, covers);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#888"/></svg>`;
}

function sizeOf(url: string, html: string, covers: ReadonlySet<string>): Size {
  const spelled = /(?<!\d)(\d{2,4})[x×](\d{2,4})(?!\d)/.exec(url);
  return (
    sizeInTag(url, html) ??
    (covers.has(url) ? COVER : undefined) ??
    (spelled ? [Number(spelled[1]), Number(spelled[2])] : OTHER)
  );
}

/** What the first element that names the file says of it. */
function sizeInTag(url: string, html: string): Size | undefined {
  const { pathname, search } = new URL(url);
  const names = [`${pathname}${search}`.replaceAll('&', '&amp;'), `${pathname}${search}`, pathname];
  const at = names.map((name) => (name.length > 3 ? html.indexOf(name) : -1)).find((place) => place >= 0);
  if (at === undefined) return undefined;
  const tag = html.slice(html.lastIndexOf('<', at), html.indexOf('>', at));
  const side = (name: string) =>
    Number(new RegExp(`\\b${name}\\s*=\\s*["']?(\\d+)(?![\\d%])`, 'i').exec(tag)?.[1] ?? 0);
  const [width, height] = [side('width'), side('height')];
  if (width === 0 && height === 0) return undefined;
  return [width || Math.round(height * 1.5), height || Math.round(width / 1.5)];
}
