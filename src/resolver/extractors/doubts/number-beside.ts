import { pageAddress } from '../page-address';
import type { PageSnapshot } from '../../page-snapshot';
import type { Bonus } from '../../types';
import { addressParts } from '../address/address-parts';
import { folderOf } from '../address/path-parts';
import { doubtTerm } from './doubt-term';
import { nameAt } from './files-of-one-thing';
import { isDeclaredAlone, type Ranked } from './ranked-picture';

/** With which the address of a page ends that has one for each thing. */
const NUMBER_OF_THING = /(?<!\d)(\d{3,})(?:\.\w{2,5})?\/?$/;

/** The number of what a page is about, as its address ends; undefined where it does not end in one. */
export function numberOfThing(snapshot: PageSnapshot): string | undefined {
  return NUMBER_OF_THING.exec(pageAddress(snapshot).pathname)?.[1];
}

/** The folder of another thing that an address has in place of this one's: as long a number, and the thing's own nowhere. */
export function otherNumberIn(url: string, own: string): string | undefined {
  if (url.includes(own)) return undefined;
  const folders = addressParts(url).path.split('/').slice(1, -1);
  // A year is that of an upload.
  return folders.find((folder) => /^(?!(?:19|20)\d\d$)\d{3,}$/.test(folder) && folder.length === own.length);
}

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
  if (isInFolderBeside(first, ranked, snapshot)) return doubtTerm('unlike_page');
  const own = NUMBER_OF_PAGE.exec(pageAddress(snapshot).pathname)?.[1];
  const its = lastNumberIn(first);
  if (own === undefined || its === undefined || its === own || !isDeclaredAlone(first)) return undefined;
  const shape = shapeOf(first);
  const isOwn = (one: Ranked) => one.isCover && shapeOf(one) === shape && lastNumberIn(one) === own;
  return ranked.some(isOwn) ? doubtTerm('unlike_page') : undefined;
}

/** `/e/5190/hero/cave.jpg` beside `/e/5521/hero/kayaks.jpg` on the page of 5521, be it in its data. */
function isInFolderBeside(first: Ranked, ranked: readonly Ranked[], snapshot: PageSnapshot): boolean {
  const own = numberOfThing(snapshot);
  const other = own === undefined ? undefined : otherNumberIn(first.url, own);
  if (own === undefined || other === undefined) return false;
  const folder = folderOf(addressParts(first.url).path).replace(`/${other}/`, `/${own}/`);
  return ranked.some((one) => one.isCover && folderOf(addressParts(one.url).path) === folder);
}

function lastNumberIn({ url }: Ranked): string | undefined {
  return LAST_NUMBER.exec(nameAt(url))?.[1];
}

/** Its folder, and its name with a nought for each digit. */
function shapeOf({ url }: Ranked): string {
  return `${folderOf(addressParts(url).path)}${nameAt(url).replace(/\d/g, '0')}`;
}
