import { rememberAnswers } from '../remember-answers';
import { fileName } from './file-name';
import { parseSrcset } from './parse-srcset';

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

/** Of one picture: each is asked for its largest file, and then for the width of the one that is shown. */
const SRCSETS_AT_ONCE = 4;
const entriesOf = rememberAnswers(parseSrcset, SRCSETS_AT_ONCE);

/** The pictures of a `srcset` in their order, without those whose descriptor no picture can have. */
export const soundEntries = rememberAnswers(readSoundEntries, SRCSETS_AT_ONCE);

function readSoundEntries(srcset: string): readonly SrcsetEntry[] {
  const entries = entriesOf(srcset).map(({ url, width, density }) => ({ url, width, density: density ?? 1 }));
  return entries.filter(
    ({ width, density }) => (width === null || (width > 0 && width <= MAX_WIDTH)) && density > 0,
  );
}

/** The largest picture of a `srcset`, by width, else by density; null where it names none. */
export function largestOfSrcset(srcset: string): SrcsetEntry | null {
  if (srcset.trim() === '') return null;
  let largest: SrcsetEntry | null = null;
  for (const entry of soundEntries(srcset)) if (largest === null || isLarger(entry, largest)) largest = entry;
  return largest;
}

/** Whether one is larger than another, by width, else by density. */
export function isLarger(entry: SrcsetEntry, other: SrcsetEntry): boolean {
  const wider = (entry.width ?? 0) - (other.width ?? 0);
  return wider === 0 ? entry.density > other.density : wider > 0;
}

/** Whether a `srcset` names the file for a screen of few pixels, beside another for more of them. */
export function isFirstOfDensities(srcset: string, address: string): boolean {
  if (srcset === '') return false;
  const name = fileName(address);
  return entriesOf(srcset).some(
    ({ url, width, density }) => width === null && density === 1 && fileName(url) === name,
  );
}

/** The width in pixels that a `srcset` tells of the file at this address, whatever its query; null where it tells none. */
export function widthInSrcset(srcset: string, address: string): number | null {
  if (srcset === '') return null;
  const name = fileName(address);
  return entriesOf(srcset).find(({ url, width }) => width !== null && fileName(url) === name)?.width ?? null;
}
