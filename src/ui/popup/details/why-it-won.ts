import type { Bonus, ImageCandidate, ResolveResult } from '../../../contract/types';
import { message, plural } from '../../i18n/message';
import { coverGroups, isThere, termsOf } from '../candidates/cover-groups';
import { pixels } from '../candidates/pictures';
import { bonusTerm } from '../../words/picture-words';
import { number } from '../../words/quantities';

/** A page's score may have a dozen terms; a sentence names the weightiest, the details name all. */
const MOST_TERMS = 3;

/** The terms of a picture's score; empty where the answer does not explain it. */
export function scoreTerms({ trace }: ResolveResult, picture: ImageCandidate): Bonus[] {
  return termsOf(trace.scores, picture);
}

/** One sentence: why the best picture won, or how a chosen one compares with it. */
export function whyItWon(result: ResolveResult, picture: ImageCandidate): string {
  if (picture.url !== result.best.url) return compareWithBest(result, picture);
  const terms = scoreTerms(result, picture).filter(({ points }) => points !== 0);
  const lead = leadOf(result);
  if (terms.length === 0) return message('popup_why_plain', { lead });
  return message('popup_why_terms', { lead, terms: joinTerms(terms, picture) });
}

function compareWithBest(result: ResolveResult, picture: ImageCandidate): string {
  const { best, candidates } = result;
  if (candidates.some(({ variants }) => variants?.some(({ url }) => url === picture.url)))
    return message('popup_why_variant');
  if (picture.refused) return message('popup_why_refused');
  if (picture.score === null || best.score === null) return message('popup_why_unscored');
  if (coverGroups(result).apart.some(({ url }) => url === picture.url)) return message('popup_why_no_cover');
  if (picture.score === best.score) return message('popup_why_level');
  const gap = best.score - picture.score;
  return plural('popup_why_behind', gap, { count: number(gap) });
}

function leadOf(result: ResolveResult): string {
  const { best } = result;
  const covers = coverGroups(result).covers.filter(isThere);
  if (covers.length === 1) return message('popup_why_only');
  const isLargest = covers.every((cover) => pixels(cover) <= pixels(best));
  const key = isLargest && pixels(best) > 0 ? 'popup_why_largest' : 'popup_why_highest';
  return plural(key, covers.length);
}

/** The weightiest first: they are the reason. */
function joinTerms(terms: Bonus[], picture: ImageCandidate): string {
  const weightiest = terms.toSorted((left, right) => Math.abs(right.points) - Math.abs(left.points));
  const named = weightiest.slice(0, MOST_TERMS).map((bonus, index) => {
    const term = bonusTerm(bonus, picture);
    if (bonus.points < 0) return message('popup_term_minus', { term });
    return index === 0 ? term : message('popup_term_plus', { term });
  });
  const rest = terms.length - named.length;
  return [...named, ...(rest > 0 ? [plural('popup_why_more', rest)] : [])].join(' ');
}
