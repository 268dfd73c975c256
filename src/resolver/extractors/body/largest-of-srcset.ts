import { parseSrcset } from 'srcset';

export interface SrcsetEntry {
  /** As written. */
  url: string;
  /** Pixels, from the `w` descriptor; null where density or nothing describes it. */
  width: number | null;
  /** 1 where nothing describes it. */
  density: number;
}

/** Past this no picture of a page is wide; a larger descriptor is a trap or a mistake. */
const MAX_WIDTH = 20_000;

/** The largest picture of a `srcset`, by width, else by density; null where it names none. */
export function largestOfSrcset(srcset: string): SrcsetEntry | null {
  if (srcset.trim() === '') return null;
  const [largest] = parseSrcset(srcset)
    .map(({ url, width, density = 1 }) => ({ url, width: width ?? null, density }))
    .filter(({ width, density }) => (width === null || (width > 0 && width <= MAX_WIDTH)) && density > 0)
    .toSorted((left, right) => (right.width ?? 0) - (left.width ?? 0) || right.density - left.density);
  return largest ?? null;
}

/** The width in pixels that a `srcset` tells of the file at this address, whatever its query; null where it tells none. */
export function widthInSrcset(srcset: string, address: string): number | null {
  const path = fileOf(address);
  return (
    parseSrcset(srcset).find(({ url, width }) => width !== undefined && fileOf(url) === path)?.width ?? null
  );
}

function fileOf(address: string): string {
  return address.split('?', 1)[0]?.split('/').at(-1) ?? '';
}
