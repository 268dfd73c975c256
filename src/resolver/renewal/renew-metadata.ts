import { coverBeyondDoubt } from '../early-end-rules';
import { mergeRenewed } from './merge-renewed';
import type { PageSnapshot } from '../page-snapshot';
import { parseUrl } from '../parse-url';
import type { Clock, PageReadContext, PageReader } from '../ports';
import { isViewInFragment } from './same-view';
import { withoutStaleMetadata } from './stale-metadata';
import type { Notice } from '../types';

/** Milliseconds that a page's fresh HTML may take: the user looks at the page and waits. */
export const FRESH_PAGE_TIMEOUT_MS = 4_000;

export type RenewContext = PageReadContext & {
  pages: PageReader;
  clock: Pick<Clock, 'timeoutSignal'>;
};

/** A page whose description of itself is of the view it shows, and what a person should know of how that came. */
export interface RenewedPage {
  snapshot: PageSnapshot;
  warnings: Notice[];
}

/**
 * The page without a description that an earlier view left behind. Where its HTML may be fetched, what that declares
 * takes the place of what was left out; else, and where the fetch fails, the body decides. Never rejects. Any page
 * but a live one that has moved comes back as it is.
 */
export async function renewMetadata(live: PageSnapshot, context: RenewContext): Promise<RenewedPage> {
  const { snapshot, isStale } = withoutStaleMetadata(live);
  if (!isStale) return { snapshot, warnings: [] };
  const fresh = await readFresh(snapshot.url, context);
  const renewed = mergeRenewed({ live, trusted: snapshot, fresh });
  return renewed === undefined
    ? { snapshot, warnings: [stale('so the cover was chosen from the pictures it shows.')] }
    : { snapshot: renewed, warnings: [stale('so its present one was read from the site.')] };
}

async function readFresh(url: string, context: RenewContext): Promise<PageSnapshot | undefined> {
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
    // Without permission, or without an answer: the notice says what was done instead.
    return undefined;
  }
}

function stale(consequence: string): Notice {
  return {
    code: 'STALE_METADATA',
    message: `This page still bears the description of a view you saw before, ${consequence}`,
    step: 'collect',
  };
}
