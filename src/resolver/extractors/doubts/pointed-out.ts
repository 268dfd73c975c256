import type { PageSnapshot } from '../../page-snapshot';
import type { Bonus } from '../../types';
import { decoded } from '../../decoded';
import { addressParts } from '../address/address-parts';
import { folderOf } from '../address/path-parts';
import { fileName } from '../body/file-name';
import { pageWords } from '../body/page-words';
import { has } from '../shown-as';
import { doubtTerm } from './doubt-term';
import { isDeclaredAlone, type Ranked } from './ranked-picture';

/**
 * What speaks against the first of a page's pictures where it is declared and not shown, nothing of its name is the page's, and
 * the text shows one whose name is: pointed out by microdata, as `kale-saute-2.jpg` of a recipe that declares `82876023.jpg`,
 * or from another folder where the declared one is called like any site's, as `banner.jpg`. Undefined where that is not so.
 */
export function pointedOut(
  first: Ranked,
  ranked: readonly Ranked[],
  snapshot: PageSnapshot,
): Bonus | undefined {
  const isVague = has(first, 'vague_name');
  const isOwn = (one: Ranked) =>
    has(one, 'itemprop') || (isVague && folderOf(one.url) !== folderOf(first.url));
  const showsOwn = ranked.some((one) => one.isCover && has(one, 'words_in_path') && isOwn(one));
  const isUnlike = showsOwn && isDeclaredAlone(first) && !isCalledAsPage(first.url, snapshot);
  return isUnlike ? doubtTerm('unlike_page') : undefined;
}

/** Whether the name of a file has a word of the page, or its address one of the page's numbers. */
function isCalledAsPage(url: string, snapshot: PageSnapshot): boolean {
  const { title, path, numbers } = pageWords(snapshot);
  const file = decoded(fileName(addressParts(url).path)).toLowerCase();
  return (
    numbers.some((number) => url.includes(number)) || [...title, ...path].some((word) => file.includes(word))
  );
}
