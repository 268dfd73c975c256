/** Pixels in all; 0 where either side is not known. */
export function areaOf({ width, height }: { width: number | null; height: number | null }): number {
  return (width ?? 0) * (height ?? 0);
}
