import type { PageSnapshot } from '../../page-snapshot';
import type { Bonus } from '../../types';
import { pageWords } from '../body/page-words';
import { has, isTeaser } from '../shown-as';
import { doubtTerm } from './doubt-term';
import { isDeclaredAlone, isLargeCover, type Ranked } from './ranked-picture';

/** What names of files say of their size: `-s`, `_thumb`, `-300`. */
const SIZE = /[-_](?:[a-z]{1,2}|small|thumb|mini|\d{2,3}0)(?=\.\w+$)/;

/** A folder of small files beside the others. */
const FOLDER_OF_SMALL = /\/(?:thumb(?:nail)?s?|small|mini|tn)\/(?=[^/]+$)/;

/**
 * What speaks against the first of a page's pictures where it is declared and not shown, but for a small file of it that leads
 * to another page, and the page shows a large one besides. Undefined where that is not so.
 */
export function otherTeaser(
  first: Ranked,
  ranked: readonly Ranked[],
  snapshot: PageSnapshot,
): Bonus | undefined {
  if (!isDeclaredAlone(first) || pageWords(snapshot).slug === '') return undefined;
  const name = withoutSizeWord(first);
  const same = ranked.filter((one) => one !== first && withoutSizeWord(one) === name);
  const isElsewhere = same.length > 0 && same.every((one) => isTeaser(one) || has(one, 'links_onward'));
  const isOwn = (one: Ranked) => isLargeCover(one) || (one.isCover && has(one, 'words_in_text'));
  const showsOwn = isElsewhere && ranked.some((one) => isOwn(one) && withoutSizeWord(one) !== name);
  return showsOwn ? doubtTerm('teaser_of_other') : undefined;
}

function withoutSizeWord({ url }: Ranked): string {
  return (url.split('?', 1)[0] ?? '').toLowerCase().replace(SIZE, '').replace(FOLDER_OF_SMALL, '/');
}
