import { coverBeyondDoubt, isGoodCover } from './early-end-rules';
import type { PageSnapshot } from './page-snapshot';
import type { CandidateDraft } from './platforms/define-platform';
import type { Clock } from './ports';
import { probe } from './probe';
import type { ProbeContext } from './probe';
import type { ProbeOutcome } from './probe/probe-outcome';

/**
 * How long a page waits for its picture, in milliseconds. Both take a slot of the network's queue: were the wait
 * without an end, pages that fill all slots would wait for each other's pictures for good.
 */
export const EARLY_PROBE_WAIT_MS = 1_500;

export type EarlyEndContext = Pick<ProbeContext, 'fetch' | 'caller' | 'depth' | 'freshness' | 'signal'> & {
  clock: Pick<Clock, 'timeoutSignal'>;
  /** Whether other pages declare the picture at this address too: then it is no reason to leave the rest unread. */
  isSeenElsewhere(url: string): Promise<boolean>;
};

/** Ends the reading of a fetched page whose declared cover is known to be good. */
export interface EarlyEnd {
  /** Whether that is so. Probes the picture once, where that is permitted, and waits for it no longer than a moment. Rejects only as `isSeenElsewhere` does. */
  isEnough(soFar: PageSnapshot): Promise<boolean>;
  /** What that probe found of this picture, which need not be probed again; undefined where it found nothing out. */
  outcomeOf(draft: CandidateDraft): Promise<ProbeOutcome | undefined>;
}

/** For one reading of one page. An answer by headers alone knows no size: there all is read. */
export function createEarlyEnd(context: EarlyEndContext): EarlyEnd {
  const { signal, clock, depth, isSeenElsewhere } = context;
  const begun = new Map<string, Promise<ProbeOutcome | undefined>>();
  const probed = (draft: CandidateDraft) => {
    const outcome = begun.get(draft.url) ?? probeIfPermitted(draft, context);
    begun.set(draft.url, outcome);
    return outcome;
  };
  return {
    async isEnough(soFar) {
      const draft = depth === 'bytes' ? coverBeyondDoubt(soFar) : undefined;
      if (draft === undefined) return false;
      const deadline = AbortSignal.any([signal, clock.timeoutSignal(EARLY_PROBE_WAIT_MS)]);
      const outcome = await unlessLate(probed(draft), deadline);
      return outcome !== undefined && isGoodCover(outcome) && !(await isSeenElsewhere(draft.url));
    },
    async outcomeOf(draft) {
      const outcome = await begun.get(draft.url);
      return outcome && ofDraft(draft, outcome);
    },
  };
}

/** A picture that may not be asked for, and one that finds the queue full, is left to the usual probe and its words. */
async function probeIfPermitted(
  draft: CandidateDraft,
  { fetch, caller, depth, freshness, signal }: EarlyEndContext,
): Promise<ProbeOutcome | undefined> {
  try {
    await fetch.authorize(draft.url, caller);
    const context = { fetch, caller, depth, freshness, signal, images: undefined, isFileAlone: true };
    const [outcome] = await probe([draft], context);
    return outcome;
  } catch {
    return undefined;
  }
}

/** The whole page may say more of a picture than its head did. */
function ofDraft(draft: CandidateDraft, outcome: ProbeOutcome): ProbeOutcome {
  const { source_method, bonuses, variants } = draft;
  const files = variants ? { variants } : {};
  return {
    ...outcome,
    candidate: { ...outcome.candidate, source_method, ...files, ...(bonuses ? { bonuses } : {}) },
  };
}

/** What `pending` resolves with, or undefined as soon as the signal aborts. */
function unlessLate<T>(pending: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const late = () => resolve(undefined);
    if (signal.aborted) late();
    else signal.addEventListener('abort', late, { once: true });
    pending.then(resolve, reject).finally(() => signal.removeEventListener('abort', late));
  });
}
