import { historyEntrySchema } from '../contract/settings/stored-records-schema';
import type { EarlierCover, HistoryEntry } from '../contract/settings/stored-records';
import { firstOfEach } from '../resolver/first-of-each';
import type { History } from '../ui/services';
import type { IsSameCover } from './earlier-covers';
import { laterLook } from './earlier-covers';
import { localStore } from './stored/browser-stores';
import { createStoredList } from './stored/stored-list';
import type { StoredValueParts } from './stored/stored-value';

const MAX_ENTRIES = 500;

/** The user's history, and for the worker how it grows. */
export interface GrowingHistory extends History {
  /**
   * Puts an entry first; one of the same page goes into it, with its cover where `isSame` tells that it was another
   * picture. Resolves with the covers that the page had before, the latest first.
   */
  add(entry: HistoryEntry, isSame: IsSameCover): Promise<readonly EarlierCover[]>;
}

/** At most 500 covers, newest first, one for each page. */
export function createHistory(parts: StoredValueParts = localStore()): GrowingHistory {
  const rules = { name: 'history', schema: historyEntrySchema, maxItems: MAX_ENTRIES };
  const entries = createStoredList<HistoryEntry>(rules, parts);
  return {
    list: entries.read,
    async add(entry, isSame) {
      let earlier: readonly EarlierCover[] = [];
      await entries.update((known) => {
        const before = known.find(({ pageUrl }) => pageUrl === entry.pageUrl);
        const latest = before ? laterLook(before, entry, isSame) : entry;
        earlier = latest.earlier ?? [];
        return newestOfEachPage([latest], known);
      });
      return earlier;
    },
    restore: (removed) => entries.update((known) => newestOfEachPage(removed, known)),
    remove(pageUrls) {
      const removed = new Set(pageUrls);
      return entries.update((now) => now.filter(({ pageUrl }) => !removed.has(pageUrl)));
    },
    clear: () => entries.update(() => []),
  };
}

function newestOfEachPage(added: readonly HistoryEntry[], known: readonly HistoryEntry[]): HistoryEntry[] {
  const newestFirst = [...added, ...known].toSorted((left, right) => right.atMs - left.atMs);
  return firstOfEach(newestFirst, ({ pageUrl }) => pageUrl);
}
