import type { PageSnapshot } from '../../page-snapshot';
import type { Bonus } from '../../types';
import { addressParts } from '../address/address-parts';
import { folderOf } from '../address/path-parts';
import { doubtTerm } from './doubt-term';
import { nameAt } from './files-of-one-thing';
import { isDeclaredAlone, type Ranked } from './ranked-picture';

/** Of one digit there are views of one thing. */
const NUMBER_OF_PAGE = /\/(?:[a-z]{1,12}[-_]?)?0*(\d{2,4})(?=[-_./]|$)[^/]*\/?$/i;
const LAST_NUMBER = /0*(\d{2,4})(?=\D*$)/;

/**
 * What speaks against the first of a page's pictures where it is declared and not shown, and called as one that the page shows
 * but for its numbers, of which the other's is the page's: `title11.jpg` beside `title12.jpg` on the page of chapter 12.
 * Undefined where that is not so.
 */
export function numberBeside(
  first: Ranked,
  ranked: readonly Ranked[],
  snapshot: PageSnapshot,
): Bonus | undefined {
  const own = NUMBER_OF_PAGE.exec(new URL(snapshot.url).pathname)?.[1];
  const its = lastNumberIn(first);
  if (own === undefined || its === undefined || its === own || !isDeclaredAlone(first)) return undefined;
  const shape = shapeOf(first);
  const isOwn = (one: Ranked) => one.isCover && shapeOf(one) === shape && lastNumberIn(one) === own;
  return ranked.some(isOwn) ? doubtTerm('unlike_page') : undefined;
}

function lastNumberIn({ url }: Ranked): string | undefined {
  return LAST_NUMBER.exec(nameAt(url))?.[1];
}

/** Its folder, and its name with a nought for each digit. */
function shapeOf({ url }: Ranked): string {
  return `${folderOf(addressParts(url).path)}${nameAt(url).replace(/\d/g, '0')}`;
}
