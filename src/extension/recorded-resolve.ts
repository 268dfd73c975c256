import type { HistoryEntry } from '../contract/settings/stored-records';
import type { Clock } from '../resolver/ports';
import type { ResolveRequest, ResolveResult } from '../resolver/types';
import type { Resolve } from './create-resolver';
import type { GrowingHistory } from './history';
import type { KnownSettings } from './known-settings';

export interface RecordedResolveParts {
  settings: KnownSettings;
  history: Pick<GrowingHistory, 'add'>;
  clock: Pick<Clock, 'nowMs'>;
  /** Hears why an entry could not be kept; the answer is given all the same. */
  onFault(fault: unknown): void;
}

/** The same resolver; covers it finds for the user are kept in the history, where the user has switched it on. */
export function recordedResolve(resolve: Resolve, parts: RecordedResolveParts): Resolve {
  return async (request, onProgress) => {
    const result = await resolve(request, onProgress);
    if (isForHistory(request)) void record(result, parts).catch(parts.onFault);
    return result;
  };
}

/** Never what other extensions ask for, never a private window; a picture that was clicked is no page. */
function isForHistory({ caller, kind }: ResolveRequest): boolean {
  return caller.kind === 'user' && !caller.privateWindow && kind !== 'image';
}

async function record(result: ResolveResult, { settings, history, clock }: RecordedResolveParts) {
  if (!(await settings()).keepsHistory) return;
  await history.add(historyEntry(result, clock.nowMs()));
}

function historyEntry({ canonical, best, meta }: ResolveResult, atMs: number): HistoryEntry {
  const { canonical_url: pageUrl } = canonical;
  const { host } = new URL(pageUrl);
  const { url: coverUrl, width, height } = best;
  return { pageUrl, title: meta?.title ?? '', site: meta?.site_name ?? host, coverUrl, width, height, atMs };
}
