import type { Bonus, ImageCandidate, ResolveResult, SourceMethod } from '../../../contract/types';
import { reasonAgainst } from '../candidates/apart-kinds';
import { COME_ACROSS, isThere, termsOf } from '../candidates/cover-groups';

export interface PassedOver {
  picture: ImageCandidate;
  /** What speaks against it, as part of a sentence; undefined where it did not come. */
  reason: string | undefined;
}

/** Terms of what a page declares for links to it: other sites and apps show that. */
const DECLARED: ReadonlySet<string> = new Set(['og', 'twitter', 'image_src']);
/** The same of a picture that is not there, of which no score is explained. */
const DECLARED_BY: ReadonlySet<SourceMethod> = new Set(['og', 'twitter'] as const);

/**
 * The picture that the page declares for links to it, where another one is the cover for a reason that can be named.
 * Undefined where the cover is declared itself, or is the platform's own: nobody misses the page's word then.
 */
export function passedOver({ best, candidates, trace }: ResolveResult): PassedOver | undefined {
  const terms = (picture: ImageCandidate) => termsOf(trace.scores, picture);
  if (!COME_ACROSS.has(best.source_method) || isDeclared(best, terms(best))) return undefined;
  const picture = candidates.find((candidate) => isDeclared(candidate, terms(candidate)));
  if (!picture) return undefined;
  if (!isThere(picture)) return { picture, reason: undefined };
  const reason = reasonAgainst(picture, terms(picture));
  return reason === undefined ? undefined : { picture, reason };
}

function isDeclared(picture: ImageCandidate, terms: readonly Bonus[]): boolean {
  if (!isThere(picture)) return DECLARED_BY.has(picture.source_method);
  return terms.some(({ name, points }) => points > 0 && DECLARED.has(name));
}
