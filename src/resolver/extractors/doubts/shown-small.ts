import type { PageSnapshot } from '../../page-snapshot';
import type { Bonus } from '../../types';
import { addressParts } from '../address/address-parts';
import { fileName } from '../body/file-name';
import { pageWords } from '../body/page-words';
import { DOUBT_POINTS } from '../page-bonuses';
import { has } from '../shown-as';
import { bearsSlug } from './named-page';
import { isProfilePage } from './profile-page';
import { isLargeCover, type Ranked } from './ranked-picture';

/** What tells that a large picture is the page's, any of them. */
const OF_PAGE = ['described_as_page', 'words_in_text', 'words_in_path', 'shares_number', 'lead_names'];

/**
 * What speaks against the first of a page's pictures where it is declared and the page shows it small, beside the text or where
 * no cover stands, and a large one of its own: the portrait of who sells the house, a code to scan. Of the labelled pages only
 * those about a person were right to declare such a picture. Undefined where that is not so.
 */
export function shownSmall(
  first: Ranked,
  ranked: readonly Ranked[],
  snapshot: PageSnapshot,
): Bonus | undefined {
  if (!first.isShownSmall || isProfilePage(snapshot)) return undefined;
  const file = nameOf(first);
  if (bearsSlug(file, pageWords(snapshot).slug)) return undefined;
  const showsOwn = ranked.some(
    (one) => isLargeCover(one) && nameOf(one) !== file && OF_PAGE.some((term) => has(one, term)),
  );
  return showsOwn ? { name: 'shown_small', points: DOUBT_POINTS.shown_small } : undefined;
}

function nameOf({ url }: Ranked): string {
  return fileName(addressParts(url).path);
}
