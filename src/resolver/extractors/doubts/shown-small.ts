import type { PageSnapshot } from '../../page-snapshot';
import type { Bonus } from '../../types';
import { addressParts } from '../address/address-parts';
import { fileName } from '../body/file-name';
import { pageWords } from '../body/page-words';
import { has, hasAny } from '../shown-as';
import { doubtTerm } from './doubt-term';
import { bearsSlug } from './named-page';
import { isProfilePage } from './profile-page';
import { isLargeCover, type Ranked } from './ranked-picture';

/** What tells that a large picture is the page's, any of them. */
const OF_PAGE = [
  'described_as_page',
  'words_in_text',
  'word_in_text',
  'words_in_path',
  'shares_number',
  'lead_names',
  'attached',
];

/** Of a film, which its page shows beside larger stills. */
const POSTER = /(?:^|[-_])(?:poster|plakat|affiche|locandina|cartel|cartaz|afis|juliste)(?:[-_.\d]|$)/i;

/** Pixels: what is shown lower than this is a sign in a line of text. */
const LINE_HEIGHT = 32;

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
  if (first.sources.includes('jsonld') && POSTER.test(file)) return undefined;
  if (!isInLine(first) && bearsSlug(file, pageWords(snapshot).slug)) return undefined;
  const isOwn = isInLine(first) ? isShownCover : isOfPage;
  const showsOwn = ranked.some((one) => nameOf(one) !== file && isOwn(one));
  return showsOwn ? doubtTerm('shown_small') : undefined;
}

/** Beside a sign any picture will do that is none. */
function isShownCover(one: Ranked): boolean {
  return one.isCover && !one.isShownSmall && one.sources.includes('image');
}

function isOfPage(one: Ranked): boolean {
  if (isLargeCover(one)) return hasAny(one, OF_PAGE);
  const isInText = has(one, 'in_article') || has(one, 'links_picture');
  return one.isCover && !one.isShownSmall && isInText && has(one, 'words_in_text');
}

function isInLine({ declaredHeight }: Ranked): boolean {
  return declaredHeight !== null && declaredHeight > 1 && declaredHeight <= LINE_HEIGHT;
}

function nameOf({ url }: Ranked): string {
  return fileName(addressParts(url).path);
}
