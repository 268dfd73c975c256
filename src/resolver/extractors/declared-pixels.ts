/** Sizes past this are mistakes. */
const MAX_SIDE = 65_535;

/** A size that a page writes, in pixels: `640`, `640px`, `640px;`, `640.5`; null for anything else, 0 and less included. */
export function declaredPixels(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const pixels = pixelsIn(String(value));
  return pixels > 0 && pixels <= MAX_SIDE ? pixels : null;
}

/** Nearly all are written as digits alone. */
function pixelsIn(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  // White space in one place alone: where it may stand in several in a row, much of it takes a square or worse.
  return Number(/^(\d{1,6})(?:\.\d*)?(?:\s?px)?;?$/i.exec(text.trim())?.[1] ?? 0);
}
