import type { Bonus, ImageCandidate, ResolveResult } from '../../contract/types';
import { texts } from '../texts';

/** The term of a picture that the page shows without meaning it as its cover. */
const NO_COVER = 'no_cover';
/** A page's score may have a dozen terms; a sentence names the weightiest, the details name all. */
const MOST_TERMS = 3;

/** The terms of a picture's score; empty where the answer does not explain it. */
export function scoreTerms({ trace }: ResolveResult, { url }: ImageCandidate): Bonus[] {
  return trace.scores?.find((explanation) => explanation.url === url)?.bonuses ?? [];
}

/** Whether the score says that this picture is none of the page's covers. */
export function isNoCover(result: ResolveResult, picture: ImageCandidate): boolean {
  return scoreTerms(result, picture).some(({ name }) => name === NO_COVER);
}

/** One sentence: why the best picture won, or how a chosen one compares with it. */
export function whyItWon(result: ResolveResult, picture: ImageCandidate): string {
  if (picture.url !== result.best.url) return compareWithBest(result, picture);
  const terms = scoreTerms(result, picture).filter(({ points }) => points !== 0);
  const lead = leadOf(result);
  return terms.length === 0 ? `${lead}.` : `${lead}: ${joinTerms(terms, picture)}.`;
}

function compareWithBest(result: ResolveResult, picture: ImageCandidate): string {
  const { best } = result;
  if (isNoCover(result, picture)) return texts.why.noCover;
  if (picture.score === null || best.score === null) return texts.why.unscored;
  return picture.score === best.score ? texts.why.level : texts.why.behind(best.score - picture.score);
}

function leadOf({ best, candidates }: ResolveResult): string {
  if (candidates.length === 1) return texts.why.only;
  const isLargest = candidates.every((candidate) => pixels(candidate) <= pixels(best));
  return isLargest && pixels(best) > 0
    ? texts.why.largest(candidates.length)
    : texts.why.highest(candidates.length);
}

function pixels({ width, height }: ImageCandidate): number {
  return (width ?? 0) * (height ?? 0);
}

/** The weightiest first: they are the reason. */
function joinTerms(terms: Bonus[], { quality_tier }: ImageCandidate): string {
  const weightiest = terms.toSorted((left, right) => Math.abs(right.points) - Math.abs(left.points));
  const named = weightiest.slice(0, MOST_TERMS).map((term, index) => {
    const sign = term.points < 0 ? '− ' : index === 0 ? '' : '+ ';
    return `${sign}${texts.picture.term(term, quality_tier)}`;
  });
  const rest = terms.length - named.length;
  return [...named, ...(rest > 0 ? [texts.why.more(rest)] : [])].join(' ');
}
