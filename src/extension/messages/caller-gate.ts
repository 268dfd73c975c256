import { ProblemError } from '../../contract/problems';
import { BusyError } from '../../resolver/errors';
import type { Caller } from '../../resolver/types';

/** Counts a request of this caller; rejects with FORBIDDEN if it is blocked, with a BusyError if it asks too often. */
export type CallerGate = (caller: Caller) => Promise<void>;

/** As decided under "Other extensions". */
const RATE_LIMIT = { burst: 30, perSecond: 2 } as const;
/** Remembered at once; beyond this the one that has been silent longest starts anew. */
const MAX_CALLERS = 1_000;

interface Bucket {
  tokens: number;
  refilledMs: number;
}

export interface CallerGateParts {
  isBlocked(callerId: string): Promise<boolean>;
  tickMs(): number;
}

/** A token bucket for each extension: 30 requests at once, then 2 a second. Blocked callers get none. */
export function createCallerGate({ isBlocked, tickMs }: CallerGateParts): CallerGate {
  const buckets = new Map<string, Bucket>();

  function bucketOf(callerId: string): Bucket {
    const nowMs = tickMs();
    const known = buckets.get(callerId) ?? { tokens: RATE_LIMIT.burst, refilledMs: nowMs };
    const refill = ((nowMs - known.refilledMs) / 1_000) * RATE_LIMIT.perSecond;
    const bucket = { tokens: Math.min(RATE_LIMIT.burst, known.tokens + refill), refilledMs: nowMs };
    buckets.delete(callerId);
    buckets.set(callerId, bucket);
    const [longestSilent] = buckets.keys();
    if (buckets.size > MAX_CALLERS && longestSilent !== undefined) buckets.delete(longestSilent);
    return bucket;
  }

  return async (caller) => {
    if (caller.kind !== 'extension') return;
    if (await isBlocked(caller.id)) throw new ProblemError('FORBIDDEN');
    const bucket = bucketOf(caller.id);
    if (bucket.tokens < 1) throw new BusyError(Math.ceil((1 - bucket.tokens) / RATE_LIMIT.perSecond));
    bucket.tokens -= 1;
  };
}
