import { LIMITS } from './limits';
import type { CandidateDraft } from './platforms/define-platform';
import { claimed } from './probe/probe-outcome';
import type { Run } from './run';
import type { Canonical, PageMeta } from './types';

/**
 * The page in front of the user has its pictures already: the likely cover shows before it is checked, and before
 * anything else is asked for.
 */
export function reportClaims(
  canonical: Canonical,
  { drafts, meta }: { drafts: readonly CandidateDraft[]; meta: PageMeta },
  run: Run,
): void {
  const wanted = drafts.filter((draft) => !run.isRefused(draft));
  const candidates = wanted.slice(0, LIMITS.candidatesProbed).map((draft) => {
    const { bonuses: _terms, ...candidate } = claimed(draft).candidate;
    return { ...candidate, score: null };
  });
  if (candidates.length > 0) run.report({ type: 'partial', canonical, candidates, meta });
}
