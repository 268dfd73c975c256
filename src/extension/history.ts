import { historyEntrySchema } from '../contract/settings/stored-records-schema';
import type { HistoryEntry } from '../contract/settings/stored-records';
import type { History } from '../ui/services';
import { localStore } from './stored/browser-stores';
import { createStoredList } from './stored/stored-list';
import type { StoredValueParts } from './stored/stored-value';

const MAX_ENTRIES = 500;

/** The user's history, and for the worker how it grows. */
export interface GrowingHistory extends History {
  /** Puts an entry first; one of the same page goes. */
  add(entry: HistoryEntry): Promise<void>;
}

/** At most 500 covers, newest first, one for each page. */
export function createHistory(parts: StoredValueParts = localStore()): GrowingHistory {
  const rules = { name: 'history', schema: historyEntrySchema, maxItems: MAX_ENTRIES };
  const entries = createStoredList<HistoryEntry>(rules, parts);
  const merge = (added: readonly HistoryEntry[]) => entries.update((now) => newestOfEachPage(added, now));
  return {
    list: entries.read,
    add: (entry) => merge([entry]),
    restore: merge,
    remove: (pageUrl) => entries.update((now) => now.filter((entry) => entry.pageUrl !== pageUrl)),
    clear: () => entries.update(() => []),
  };
}

function newestOfEachPage(added: readonly HistoryEntry[], known: readonly HistoryEntry[]): HistoryEntry[] {
  const newestFirst = [...added, ...known].toSorted((left, right) => right.atMs - left.atMs);
  const pages = new Map<string, HistoryEntry>();
  for (const entry of newestFirst) if (!pages.has(entry.pageUrl)) pages.set(entry.pageUrl, entry);
  return [...pages.values()];
}
