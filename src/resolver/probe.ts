import { BusyError } from './errors';
import { LIMITS } from './limits';
import type { CandidateDraft } from './platforms/define-platform';
import type { Fetch, FetchRequest, Freshness } from './ports';
import { probeByBytes, probeByHeaders } from './probe-image';
import type { ProbeOutcome } from './probe-outcome';
import { failed } from './probe-outcome';
import type { Caller, ProbeDepth } from './types';

export interface ProbeContext {
  fetch: Fetch;
  caller: Caller;
  depth: ProbeDepth;
  freshness: Freshness;
  signal: AbortSignal;
  /** Hears each outcome as it comes, in any order. */
  onOutcome?: (outcome: ProbeOutcome) => void;
}

/**
 * Checks all candidates at once, so that a cold answer costs one round trip. Outcomes stand in the
 * candidates' order. A fault of one is its outcome, never the end of the run; only a full queue rejects.
 */
export async function probe(
  drafts: readonly CandidateDraft[],
  context: ProbeContext,
): Promise<ProbeOutcome[]> {
  return Promise.all(
    drafts.map(async (draft) => {
      const outcome = await probeOne(draft, context);
      context.onOutcome?.(outcome);
      return outcome;
    }),
  );
}

async function probeOne(draft: CandidateDraft, context: ProbeContext): Promise<ProbeOutcome> {
  const { fetch, caller, depth, freshness, signal } = context;
  const common = { url: draft.url, caller, freshness, signal };
  const request: FetchRequest =
    depth === 'headers'
      ? { ...common, method: 'HEAD', maxBytes: 0 }
      : { ...common, method: 'GET', maxBytes: LIMITS.imageHeaderMaxBytes };
  const judge = depth === 'headers' ? probeByHeaders : probeByBytes;
  try {
    return await fetch.request(request, (response) => judge(draft, response));
  } catch (fault) {
    if (fault instanceof BusyError) throw fault;
    return failed(draft, fault);
  }
}
