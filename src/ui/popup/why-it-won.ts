import type { Bonus, ImageCandidate, ResolveResult } from '../../contract/types';
import { texts } from '../texts';

/** The terms of a picture's score; empty where the answer does not explain it. */
export function scoreTerms({ trace }: ResolveResult, { url }: ImageCandidate): Bonus[] {
  return trace.scores?.find((explanation) => explanation.url === url)?.bonuses ?? [];
}

/** One sentence: why the best picture won, or how a chosen one compares with it. */
export function whyItWon(result: ResolveResult, picture: ImageCandidate): string {
  if (picture.url !== result.best.url) return compareWithBest(picture, result.best);
  const terms = scoreTerms(result, picture).filter(({ points }) => points !== 0);
  const lead = leadOf(result);
  return terms.length === 0 ? `${lead}.` : `${lead}: ${joinTerms(terms, picture)}.`;
}

function compareWithBest({ score }: ImageCandidate, best: ImageCandidate): string {
  if (score === null || best.score === null) return texts.why.unscored;
  return score === best.score ? texts.why.level : texts.why.behind(best.score - score);
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

function joinTerms(terms: Bonus[], { quality_tier }: ImageCandidate): string {
  return terms
    .map((term, index) => {
      const sign = term.points < 0 ? '− ' : index === 0 ? '' : '+ ';
      return `${sign}${texts.why.term(term, quality_tier)}`;
    })
    .join(' ');
}
