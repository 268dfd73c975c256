import { BusyError } from './errors';
import { platformById } from './platforms/registry';
import type { ProbeContext } from './probe';
import { probe } from './probe';
import { isAvailable } from './probe/probe-outcome';
import { probeDepth } from './recall';
import type { Run } from './run';
import { rankCandidates } from './score';
import type { Canonical, ImageCandidate, KnownCandidate, ResolveOptions, ResolveRequest } from './types';

const LIMITS = {
  probed: 8,
  /** They are an extra: nobody waits long for them. */
  timeoutMs: 3_000,
} as const;

/**
 * Pictures that are there beside a platform's candidates; none where nobody asks for them: they are for the user, who
 * sees them, and for `debug`. All are probed in one round, and one that is not there, or cannot be checked, is left
 * out without a word: it was a guess. They are remembered with the rest of the evidence, so that an answer from the
 * cache asks for nothing; one that was stored without them has none.
 */
export async function findAlternatives(
  canonical: Canonical,
  { request, signal, ports }: Run,
  context: Omit<ProbeContext, 'signal' | 'onOutcome' | 'outcomeOf'>,
): Promise<KnownCandidate[]> {
  const drafts = wantsAlternatives(request)
    ? (platformById(canonical.platform)?.alternativesOf?.(canonical) ?? [])
    : [];
  if (drafts.length === 0) return [];
  const inTime = AbortSignal.any([signal, ports.clock.timeoutSignal(LIMITS.timeoutMs)]);
  try {
    const outcomes = await probe(drafts.slice(0, LIMITS.probed), { ...context, signal: inTime });
    return outcomes.flatMap(({ candidate }) => (isAvailable(candidate) ? [candidate] : []));
  } catch (fault) {
    // A full queue is no reason to lose the answer they stand beside.
    if (fault instanceof BusyError) return [];
    throw fault;
  }
}

/** Alternatives as they are shown: chosen pictures before frames that were taken by themselves, each by score. */
export function rankAlternatives(
  known: readonly KnownCandidate[],
  options: Pick<ResolveOptions, 'prefer' | 'min_width' | 'min_height'>,
): ImageCandidate[] {
  const { candidates } = rankCandidates(known, options);
  return candidates.toSorted(
    (left, right) => Number(left.automatic ?? false) - Number(right.automatic ?? false),
  );
}

/** Headers alone do not tell the placeholder of a picture whose size is not known. */
export function wantsAlternatives(request: ResolveRequest): boolean {
  return probeDepth(request) === 'bytes' && (request.caller.kind === 'user' || request.options.debug);
}
