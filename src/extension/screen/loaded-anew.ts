import { withoutFragment } from '../../resolver/url/without-fragment';
import type { CurrentTab } from '../../ui/services';

/** When the document in a tab began, in milliseconds since 1970; undefined where it may not be asked. */
export type DocumentStart = (tabId: number) => Promise<number | undefined>;

/** Tabs that are remembered: one more, and the one that was asked about longest ago is forgotten. */
const MOST_TABS = 100;

/**
 * Tells whether a tab's page was loaded anew since the last question, under the same address. A browser tells an extension of
 * that as it does of an app's own step; only the document knows that it is another.
 */
export function createLoadedAnew(startOf: DocumentStart): (tab: CurrentTab | undefined) => Promise<boolean> {
  const known = new Map<number, { page: string; startMs: number }>();
  return async (tab) => {
    if (tab?.url === undefined) return false;
    const before = known.get(tab.id);
    const startMs = await startOf(tab.id);
    known.delete(tab.id);
    if (startMs === undefined) return false;
    const page = withoutFragment(tab.url);
    known.set(tab.id, { page, startMs });
    const [oldest] = known.keys();
    if (known.size > MOST_TABS && oldest !== undefined) known.delete(oldest);
    return before?.page === page && before.startMs !== startMs;
  };
}
