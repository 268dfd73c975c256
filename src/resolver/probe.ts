import { BusyError, toResolveError } from './errors';
import { LIMITS } from './limits';
import type { CandidateDraft } from './platforms/define-platform';
import type { Fetch, FetchRequest, Freshness, ImageProbe } from './ports';
import { probePicture } from './probe/probe-picture';
import { isPlaceholder, probeByBytes, probeByHeaders } from './probe/probe-image';
import type { ProbeOutcome } from './probe/probe-outcome';
import { claimed, failed, isAvailable, shown } from './probe/probe-outcome';
import type { Caller, ProbeDepth } from './types';

export interface ProbeContext {
  fetch: Fetch;
  /** Measures pictures whose bytes may not be read; absent where that is not allowed. */
  images: ImageProbe | undefined;
  caller: Caller;
  depth: ProbeDepth;
  freshness: Freshness;
  signal: AbortSignal;
  /** Hears each outcome as it comes, in any order, with what was probed: its file may be another one by then. */
  onOutcome?: (outcome: ProbeOutcome, draft: CandidateDraft) => void;
  /** Larger files of the pictures are not looked for. */
  isFileAlone?: boolean;
  /** What is known of a picture already; such a one is not asked for again. */
  outcomeOf?: ((draft: CandidateDraft) => Promise<ProbeOutcome | undefined>) | undefined;
}

/**
 * Checks the first candidates all at once, so that a cold answer costs one round trip; a few more if none of
 * them is there. Outcomes stand in the candidates' order; what is left keeps the page's own word. A fault of one
 * is its outcome, never the end of the run; only a full queue rejects.
 */
export async function probe(
  drafts: readonly CandidateDraft[],
  context: ProbeContext,
): Promise<ProbeOutcome[]> {
  const { candidatesProbed, candidatesProbedAtMost } = LIMITS;
  const outcomes = await probeAll(drafts.slice(0, candidatesProbed), context);
  if (!outcomes.some(({ candidate }) => isAvailable(candidate))) {
    outcomes.push(...(await probeAll(drafts.slice(candidatesProbed, candidatesProbedAtMost), context)));
  }
  return [...outcomes, ...drafts.slice(outcomes.length).map((draft) => claimed(draft))];
}

function probeAll(drafts: readonly CandidateDraft[], context: ProbeContext): Promise<ProbeOutcome[]> {
  return Promise.all(
    drafts.map(async (draft, index) => {
      const isGrown = index < LIMITS.picturesGrown && context.depth === 'bytes' && !context.isFileAlone;
      const outcome = await probePicture(draft, { isGrown, probeOne: (file) => probeFile(file, context) });
      context.onOutcome?.(outcome, draft);
      return outcome;
    }),
  );
}

/** One file, unless it is known already. */
async function probeFile(draft: CandidateDraft, context: ProbeContext): Promise<ProbeOutcome> {
  return (await context.outcomeOf?.(draft)) ?? (await probeOne(draft, context));
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
    return withoutBytes(draft, fault, context);
  }
}

/** What can be known of a picture whose host the user has not granted. */
async function withoutBytes(
  draft: CandidateDraft,
  cause: unknown,
  context: ProbeContext,
): Promise<ProbeOutcome> {
  const fault = toResolveError(cause);
  if (fault.reason !== 'permission_required') return failed(draft, fault);
  if (!context.images) return draft.source_method === 'rule' ? failed(draft, fault) : claimed(draft, fault);
  try {
    const size = await context.images.measure(draft.url, context.signal);
    return isPlaceholder(draft, size) ? failed(draft, fault) : shown(draft, size);
  } catch (notShown) {
    return failed(draft, notShown);
  }
}
