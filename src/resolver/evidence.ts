import type { ReasonDetail } from './errors';
import { TTL_SECONDS } from './limits';
import type { ProbeOutcome } from './probe-outcome';
import type { Canonical, Evidence, MeasuredCandidate, Notice, ProbeDepth } from './types';

/** What a run found out, ready for the cache: how long it holds depends on how complete it is. */
export function buildEvidence(
  canonical: Canonical,
  outcomes: readonly ProbeOutcome[],
  depth: ProbeDepth,
  nowMs: number,
): Evidence {
  const candidates = outcomes.map(({ candidate }) => candidate);
  const warnings = probeWarnings(outcomes);
  return {
    canonical,
    candidates,
    meta: {},
    warnings,
    failures: failuresOf(outcomes),
    depth,
    expiresAtMs: nowMs + ttlSeconds(candidates, warnings) * 1_000,
  };
}

/** A passing fault is not worth remembering: where nothing is there and something failed, 0. */
function ttlSeconds(candidates: readonly MeasuredCandidate[], warnings: readonly Notice[]): number {
  const isAnyAvailable = candidates.some(({ availability }) => availability.status === 'ok');
  if (!isAnyAvailable) return warnings.length === 0 ? TTL_SECONDS.failure : 0;
  return warnings.length === 0 ? TTL_SECONDS.complete : TTL_SECONDS.withWarnings;
}

function failuresOf(outcomes: readonly ProbeOutcome[]): ReasonDetail[] {
  const details = outcomes.flatMap(({ fault }) => fault?.details ?? []);
  return uniqueBy(details, ({ reason, origin, message }) => `${reason} ${origin ?? message}`);
}

/** One warning for each candidate that could not be checked; a missing permission is said once an origin. */
function probeWarnings(outcomes: readonly ProbeOutcome[]): Notice[] {
  const notices = outcomes.flatMap(({ candidate, fault }): Notice[] => {
    if (!fault) return [];
    if (fault.reason === 'permission_required' && fault.origin !== undefined) {
      return [{ code: 'PERMISSION_REQUIRED', message: fault.message, step: 'probe', url: fault.origin }];
    }
    return [{ code: 'PROBE_FAILED', message: fault.message, step: 'probe', url: candidate.url }];
  });
  return uniqueBy(notices, ({ code, url }) => `${code} ${url}`);
}

function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
}
