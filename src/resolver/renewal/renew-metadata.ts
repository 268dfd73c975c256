import { mergeRenewed } from './merge-renewed';
import type { PageSnapshot } from '../page-snapshot';
import type { FreshPage } from './read-fresh';
import { withoutStaleMetadata } from './stale-metadata';
import type { Notice } from '../types';

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
export async function renewMetadata(live: PageSnapshot, freshPage: FreshPage): Promise<RenewedPage> {
  const { snapshot, isStale } = withoutStaleMetadata(live);
  if (!isStale) return { snapshot, warnings: [] };
  const renewed = mergeRenewed({ live, trusted: snapshot, fresh: await freshPage() });
  return renewed === undefined
    ? { snapshot, warnings: [stale('so the cover was chosen from the pictures it shows.')] }
    : { snapshot: renewed, warnings: [stale('so its present one was read from the site.')] };
}

function stale(consequence: string): Notice {
  return {
    code: 'STALE_METADATA',
    message: `This page still bears the description of a view you saw before, ${consequence}`,
    step: 'collect',
  };
}
