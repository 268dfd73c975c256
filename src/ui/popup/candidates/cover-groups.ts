import { COVER_THRESHOLD } from '../../../contract/cover-threshold';
import type {
  Bonus,
  ImageCandidate,
  ResolveResult,
  ScoreExplanation,
  SourceMethod,
} from '../../../contract/types';

export interface CoverGroups {
  /** What is the cover or might be; a cover that was named but is not there is among them, and says so. */
  covers: ImageCandidate[];
  /** What the page shows beside them, and what the user has left out. */
  apart: ImageCandidate[];
}

/** The term of a picture that the page shows without meaning it as its cover. */
const NO_COVER = 'no_cover';
/** Ways in which a picture is only come across: where it is not there, nobody had called it the cover. */
export const COME_ACROSS: ReadonlySet<SourceMethod> = new Set([
  'image',
  'icon',
  'manifest',
  'state',
] as const);

/** The candidates of an answer in two groups, each in the answer's order. */
export function coverGroups({ best, candidates, trace }: ResolveResult): CoverGroups {
  const isCover = (candidate: ImageCandidate) =>
    candidate.url === best.url || !isApart(candidate, termsOf(trace.scores, candidate));
  return {
    covers: candidates.filter(isCover),
    apart: candidates.filter((candidate) => !isCover(candidate)),
  };
}

/** The terms of a picture's score; empty where the answer does not explain it. */
export function termsOf(
  scores: readonly ScoreExplanation[] = [],
  { url }: Pick<ImageCandidate, 'url'>,
): Bonus[] {
  return scores.find((explanation) => explanation.url === url)?.bonuses ?? [];
}

export function isThere({ availability }: ImageCandidate): boolean {
  return availability.status === 'ok';
}

/** Whether another way of ranking could put another picture first. */
export function isRankable({ candidates, trace }: ResolveResult): boolean {
  const ranked = candidates.filter(
    (candidate) => isThere(candidate) && !isLeftOut(candidate) && !isMarked(termsOf(trace.scores, candidate)),
  );
  return ranked.length > 1;
}

function isApart(candidate: ImageCandidate, terms: readonly Bonus[]): boolean {
  if (!isThere(candidate)) return COME_ACROSS.has(candidate.source_method);
  const { score } = candidate;
  return isLeftOut(candidate) || isMarked(terms) || (score !== null && score < COVER_THRESHOLD);
}

/** By the user: under the minimum size, or never wanted on this site. */
function isLeftOut({ below_minimum, refused }: ImageCandidate): boolean {
  return below_minimum === true || refused !== undefined;
}

function isMarked(terms: readonly Bonus[]): boolean {
  return terms.some(({ name }) => name === NO_COVER);
}
