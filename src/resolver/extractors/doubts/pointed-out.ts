import type { PageSnapshot } from '../../page-snapshot';
import type { Bonus } from '../../types';
import { decoded } from '../../decoded';
import { addressParts } from '../address/address-parts';
import { fileName } from '../body/file-name';
import { pageWords } from '../body/page-words';
import { DOUBT_POINTS } from '../page-bonuses';
import { has } from '../shown-as';
import { isDeclaredAlone, type Ranked } from './ranked-picture';

/** What a page points out in its text, and what its file is called by. */
const POINTED_OUT = ['itemprop', 'words_in_path'];

/**
 * What speaks against the first of a page's pictures where it is declared and not shown, nothing of its name is the page's, and
 * microdata points out one in the text whose name is: `82876023.jpg` on a recipe that shows `kale-saute-2.jpg`. Undefined
 * where that is not so.
 */
export function pointedOut(
  first: Ranked,
  ranked: readonly Ranked[],
  snapshot: PageSnapshot,
): Bonus | undefined {
  const showsOwn = ranked.some((one) => one.isCover && POINTED_OUT.every((term) => has(one, term)));
  const isUnlike = showsOwn && isDeclaredAlone(first) && !isCalledAsPage(first.url, snapshot);
  return isUnlike ? { name: 'unlike_page', points: DOUBT_POINTS.unlike_page } : undefined;
}

/** Whether the name of a file has a word of the page, or its address one of the page's numbers. */
function isCalledAsPage(url: string, snapshot: PageSnapshot): boolean {
  const { title, path, numbers } = pageWords(snapshot);
  const file = decoded(fileName(addressParts(url).path)).toLowerCase();
  return (
    numbers.some((number) => url.includes(number)) || [...title, ...path].some((word) => file.includes(word))
  );
}
