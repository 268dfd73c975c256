import type { ImageCandidate, ResolveResult } from '../../../contract/types';

/** A picture of the answer, with the other files of it folded into it. */
export interface Shown {
  candidate: ImageCandidate;
  /** The candidate itself, or one of its other files where one was chosen. */
  picture: ImageCandidate;
}

/** All that can be chosen: the answer's candidates, then the better pictures beside them. */
export function allPictures({ candidates, alternatives = [] }: ResolveResult): ImageCandidate[] {
  return [...candidates, ...alternatives];
}

/** The picture at that address, as a candidate or as another file of one; undefined where it is not there. */
export function findShown(result: ResolveResult, url: string | undefined): Shown | undefined {
  if (url === undefined) return undefined;
  for (const candidate of allPictures(result)) {
    if (candidate.availability.status !== 'ok') continue;
    if (candidate.url === url) return { candidate, picture: candidate };
    const variant = candidate.variants?.find((each) => each.url === url);
    if (variant) return { candidate, picture: asPicture(candidate, variant) };
  }
  return undefined;
}

/** What is known of another file of a candidate: its size, and nothing that was measured in the first. */
function asPicture(
  candidate: ImageCandidate,
  { url, width, height }: { url: string; width: number | null; height: number | null },
): ImageCandidate {
  const { file_bytes: _, variants: __, ...rest } = candidate;
  return { ...rest, url, width, height, format: 'unknown', quality_tier: 'unknown', score: null };
}

/** Its area; 0 where its size is not known. */
export function pixels({ width, height }: ImageCandidate): number {
  return (width ?? 0) * (height ?? 0);
}
