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

export function DetailRow({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
