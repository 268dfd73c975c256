/** Sizes past this are mistakes. */
const MAX_SIDE = 65_535;

/** A size that a page writes, in pixels: `640`, `640px`, `640.5`; null for anything else, 0 and less included. */
export function declaredPixels(value: unknown): number | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const digits = /^\s*(\d{1,6})(?:\.\d*)?\s*(?:px)?\s*$/i.exec(text)?.[1];
  const pixels = Number(digits ?? 0);
  return pixels > 0 && pixels <= MAX_SIDE ? pixels : null;
}
