import type { PageSnapshot } from '../../page-snapshot';
import type { Bonus } from '../../types';
import { pageWords } from '../body/page-words';
import { has, hasAny, isTeaser } from '../shown-as';
import { doubtTerm } from './doubt-term';
import { nameAt } from './files-of-one-thing';
import { isDeclaredAlone, isLargeCover, type Ranked } from './ranked-picture';

/**
 * What names of files say of their size, and the sums that software puts behind them: `240-`, `thumb-`, `csm_`; `-s`, `_thumb`,
 * `-300`, `_w320`, `_200x283`, `_b81f0e22d7`.
 */
const BEFORE = /^(?:csm_|(?:thumb|small|mini|tn)[-_]|\d{2,3}0[-_])/;
const BEHIND =
  /[-_](?:[a-z]{1,2}|small|thumb|mini|w?\d{2,3}0|w\d{3}|\d{2,4}x\d{2,4}|(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{4,10})$/;

/** A folder of small files beside the others. */
const FOLDER_OF_SMALL = /\/(?:thumb(?:nail)?s?|small|mini|tn)\/(?=[^/]+$)/;

/** Characters of a name, letters among them, that no two pictures of a site share. */
const TELLING = /^(?=.*[a-z]{3}).{10,}$/;

/**
 * What speaks against the first of a page's pictures where it is declared, and shown, if at all, small and where it leads to another
 * page, be it in another file, and the page shows one of its own besides. Undefined where that is not so.
 */
export function otherTeaser(
  first: Ranked,
  ranked: readonly Ranked[],
  snapshot: PageSnapshot,
): Bonus | undefined {
  if (pageWords(snapshot).slug === '') return undefined;
  const isSameFile = sameFileAs(first);
  const isAlone = isDeclaredAlone(first);
  const isElsewhere = isAlone
    ? allLeadOn(ranked.filter((one) => one !== first && isSameFile(one)))
    : first.isShownLeadingOn === true;
  if (!isElsewhere) return undefined;
  // Of an album any other photo is large, too.
  const isOwn = (one: Ranked) => isShownHere(one) && (isAlone || hasAny(one, OF_PAGE)) && !isSameFile(one);
  return ranked.some(isOwn) ? doubtTerm('shown_elsewhere') : undefined;
}

function allLeadOn(same: readonly Ranked[]): boolean {
  return same.length > 0 && same.every(leadsOn);
}

function leadsOn(one: Ranked): boolean {
  return isTeaser(one) || hasAny(one, ONWARD) || (has(one, 'links_other_page') && hasAny(one, SMALL));
}

const ONWARD = ['links_onward', 'advertisement'] as const;
const OF_PAGE = ['in_article', 'content_names', 'word_in_text', 'shares_number', 'word_in_path'] as const;
const SMALL = ['size_small', 'size_tiny'] as const;

/** Large, in words of the page, or with a larger file. */
function isShownHere(one: Ranked): boolean {
  return isLargeCover(one) || (one.isCover && hasAny(one, TOLD_OF));
}

const TOLD_OF = ['words_in_text', 'links_picture'] as const;

/** Tells whether a picture is another file of the first, by its name, and where that is short by its folder, too. */
function sameFileAs(first: Ranked): (one: Ranked) => boolean {
  const name = withoutSize(first);
  const folder = TELLING.test(name) ? undefined : folderOf(first);
  return (one) =>
    // Nearly all others have no such name in them.
    one.url.toLowerCase().includes(name) &&
    withoutSize(one) === name &&
    (folder === undefined || folderOf(one) === folder);
}

function withoutSize({ url }: Ranked): string {
  return nameAt(url).toLowerCase().replace(BEFORE, '').replace(BEHIND, '');
}

/** Also that of the small ones. */
function folderOf({ url }: Ranked): string {
  return (url.split('?', 1)[0] ?? '')
    .toLowerCase()
    .replace(FOLDER_OF_SMALL, '/')
    .replace(/[^/]+$/, '');
}
