import { coverBeyondDoubt } from '../early-end-rules';
import type { PageSnapshot } from '../page-snapshot';
import { parseUrl } from '../parse-url';
import type { Clock, PageReadContext, PageReader } from '../ports';
import { isViewInFragment } from './same-view';

/** Milliseconds that a page's fresh HTML may take: the user looks at the page and waits. */
export const FRESH_PAGE_TIMEOUT_MS = 4_000;

export type FreshContext = PageReadContext & {
  pages: PageReader;
  clock: Pick<Clock, 'timeoutSignal'>;
};

/** The HTML that a site sends for the address of a page that is open, as far as a cover beyond doubt. */
export type FreshPage = () => Promise<PageSnapshot | undefined>;

/**
 * Asks for it once, when it is first wanted. Resolves with undefined without permission, without an answer in time, and
 * where the server cannot know which view is shown. Never rejects.
 */
export function createFreshPage(url: string, context: FreshContext): FreshPage {
  let asked: Promise<PageSnapshot | undefined> | undefined;
  return () => (asked ??= readFresh(url, context));
}

async function readFresh(url: string, context: FreshContext): Promise<PageSnapshot | undefined> {
  const { pages, clock, fetch, caller, freshness } = context;
  const signal = AbortSignal.any([context.signal, clock.timeoutSignal(FRESH_PAGE_TIMEOUT_MS)]);
  const address = parseUrl(url);
  if (address === null || isViewInFragment(address)) return undefined;
  try {
    await fetch.authorize(url, caller);
    return await pages.read(
      { kind: 'url', url },
      // Only what the page declares is wanted of it: the tab shows the rest.
      { fetch, caller, freshness, signal, isEnough: async (soFar) => coverBeyondDoubt(soFar) !== undefined },
    );
  } catch {
    // Without permission, or without an answer: the page is judged by what the tab shows.
    return undefined;
  }
}
