/** One picture of a `srcset`, as written; a descriptor that it lacks is null. */
export interface SrcsetCandidate {
  url: string;
  /** Pixels. */
  width: number | null;
  density: number | null;
}

/** An address, which ends in no comma, and what describes it. It always matches where neither comma nor space stands. */
const CANDIDATE = /(\S*[^\s,])(?:\s+([^,]*))?/y;
const WIDTH = /(?:^|\s)(\d+)w(?:\s|$)/;
const DENSITY = /(?:^|\s)(\d*\.?\d+)x(?:\s|$)/;

/**
 * The pictures of a `srcset` in their order (HTML standard, "parsing a srcset attribute"). Addresses may have commas
 * inside; a descriptor that makes no sense counts as none, where a browser leaves the picture out.
 */
export function parseSrcset(srcset: string): SrcsetCandidate[] {
  const found: SrcsetCandidate[] = [];
  let at = skipSeparators(srcset, 0);
  while (at < srcset.length) {
    CANDIDATE.lastIndex = at;
    const [, url = '', descriptors = ''] = CANDIDATE.exec(srcset) ?? [];
    found.push({ url, width: numberOf(WIDTH, descriptors), density: numberOf(DENSITY, descriptors) });
    at = skipSeparators(srcset, CANDIDATE.lastIndex);
  }
  return found;
}

const SEPARATORS = /[\s,]*/y;

function skipSeparators(text: string, start: number): number {
  SEPARATORS.lastIndex = start;
  SEPARATORS.test(text);
  return SEPARATORS.lastIndex;
}

function numberOf(pattern: RegExp, descriptors: string): number | null {
  const digits = descriptors === '' ? undefined : pattern.exec(descriptors)?.[1];
  return digits === undefined ? null : Number(digits);
}
