/** Red, green and blue of a color such as `#1d6fc4`, each from 0 to 255. */
export function channelsOf(color: string): [red: number, green: number, blue: number] {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Blends two hex colors; `share` is how much of the second there is, from 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const other = channelsOf(second);
  const mixed = channelsOf(first).map((value, index) => value * (1 - share) + (other[index] ?? 0) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
