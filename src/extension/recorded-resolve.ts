import type { HistoryEntry, EarlierCover as StoredCover } from '../contract/settings/stored-records';
import type { Clock } from '../resolver/ports';
import { refusedBy } from '../resolver/refused';
import type { EarlierCover, ResolveRequest, ResolveResult } from '../resolver/types';
import type { Resolve } from './create-resolver';
import { type IsSameCover, sameCoverAs } from './earlier-covers';
import type { GrowingHistory } from './history';
import type { KnownSettings } from './known-settings';
import { untilAborted } from './until-aborted';

/** Milliseconds that the history may take: nobody waits longer for an answer that is there. */
const HISTORY_TIMEOUT_MS = 2_000;

export interface RecordedResolveParts {
  settings: KnownSettings;
  history: Pick<GrowingHistory, 'add'>;
  clock: Pick<Clock, 'nowMs' | 'timeoutSignal'>;
  /** Hears why an entry could not be kept; the answer is given all the same. */
  onFault(fault: unknown): void;
}

/**
 * The same resolver; covers it finds for the user are kept in the history, where the user has switched it on, and the answer
 * then tells which covers the page had before.
 */
export function recordedResolve(resolve: Resolve, parts: RecordedResolveParts): Resolve {
  return async (request, onProgress, signal) => {
    const result = await resolve(request, onProgress, signal);
    // What was found until its screen closed may be another cover than a whole search finds.
    if (signal?.aborted || !isForHistory(request)) return result;
    const late = parts.clock.timeoutSignal(HISTORY_TIMEOUT_MS);
    const earlier = await untilAborted(
      record(request, result, parts),
      late,
      'The history took too long.',
    ).catch((fault: unknown) => {
      parts.onFault(fault);
      return [];
    });
    return earlier.length > 0 ? { ...result, earlier_covers: earlier.map(asAnswered) } : result;
  };
}

/** Never what other extensions ask for, never a private window; a picture that was clicked is no page. */
function isForHistory({ caller, kind }: ResolveRequest): boolean {
  return caller.kind === 'user' && !caller.privateWindow && kind !== 'image';
}

/** What the user refuses is no cover of before: it went by their own choice, and not because the page changed. */
async function record(
  { refused }: ResolveRequest,
  result: ResolveResult,
  { settings, history, clock }: RecordedResolveParts,
): Promise<readonly StoredCover[]> {
  if (!(await settings()).keepsHistory) return [];
  const isSame = sameCoverAs(result);
  const isRefused = refusedBy(refused);
  const isNoOther: IsSameCover = (before) => isSame(before) || isRefused({ url: before.coverUrl });
  return history.add(historyEntry(result, clock.nowMs()), isNoOther);
}

function asAnswered({ coverUrl, width, height, lastSeenAtMs }: StoredCover): EarlierCover {
  return { url: coverUrl, width, height, last_seen_at_ms: lastSeenAtMs };
}

function historyEntry({ canonical, best, meta }: ResolveResult, atMs: number): HistoryEntry {
  const { canonical_url: pageUrl } = canonical;
  const { host } = new URL(pageUrl);
  const { url: coverUrl, width, height } = best;
  return { pageUrl, title: meta?.title ?? '', site: meta?.site_name ?? host, coverUrl, width, height, atMs };
}
