import type { ComponentChildren } from 'preact';

/** A list of names and values. Addresses stand above their values and break anywhere. */
export function DetailRows({
  isAddress = false,
  children,
}: {
  isAddress?: boolean;
  children: ComponentChildren;
}) {
  return <dl class={isAddress ? 'addresses' : ''}>{children}</dl>;
}

interface DetailRowProps {
  name: string;
  value: string;
  /** What the program says to it, in English. */
  ownWords?: string | undefined;
}

export function DetailRow({ name, value, ownWords }: DetailRowProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {ownWords !== undefined && (
          <span class="own" lang="en" dir="auto">
            {ownWords}
          </span>
        )}
      </dd>
    </div>
  );
}
