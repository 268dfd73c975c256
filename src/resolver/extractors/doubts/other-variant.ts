import { pageAddress } from '../page-address';
import type { PageSnapshot } from '../../page-snapshot';
import { decoded } from '../../decoded';
import { oncePerPage } from '../once-per-page';
import { asInAddresses } from '../text/without-accents';
import { rememberAnswers } from '../remember-answers';
import { folderOf } from '../address/path-parts';

/** Paths of what the page shows, lower case. */
export type Others = () => readonly string[];

/** Letters that a word has at least. */
const WORD = /^\p{L}{3,}$/u;

/** Words of a path that two files of one kind have in common before they differ, at least. */
const LEAST_COMMON = 2;

/**
 * `/files/fell-jacket-rust-front.jpg` beside `/files/fell-jacket-moss-front.jpg` on the page of the jacket in moss, and
 * `/tours/lisbon/tram.jpg` beside `/tours/porto/dusk.jpg` on `/tours/porto`: the same but for a word, or two as
 * `petrol-green`, and they are not the page's.
 */
export function isOfOtherVariant(path: string, othersOf: Others, snapshot: PageSnapshot): boolean {
  const bare = withoutDrawnFolders(path);
  if (bare === path) return isVariantOf(path, othersOf, snapshot);
  // Folders that are drawn for each file, as Shopware has them, tell nothing of what the file is of.
  return isVariantOf(bare, () => othersOf().map(withoutDrawnFolders), snapshot);
}

/** `/media/77/e2/19/1652690411/`: hexadecimal digits or a moment for each folder. */
const DRAWN_FOLDERS = /(?:\/[\da-f]{2}){2,4}(?:\/\d{10})?(?=\/[^/]+$)/;

function withoutDrawnFolders(path: string): string {
  return path.replace(DRAWN_FOLDERS, '');
}

function isVariantOf(path: string, othersOf: Others, snapshot: PageSnapshot): boolean {
  const its = wordsIn(path);
  if (its.length <= LEAST_COMMON) return false;
  const { asked, ofPage } = wordsOfPage(snapshot);
  const folders = wordsIn(folderOf(path)).length;
  const [first = '', second = ''] = its;
  return othersOf().some((other) => {
    // Nearly all differ sooner, which is seen without taking them apart.
    if (!other.includes(first) || !other.includes(second)) return false;
    const theirs = wordsIn(other);
    const at = its.findIndex((word, index) => word !== theirs[index]);
    const differs = (index: number) => {
      const [word = '', own = ''] = [its[index], theirs[index]];
      return WORD.test(word) && WORD.test(own) && !isIn(ofPage, word) && isIn(ofPage, own);
    };
    if (at < LEAST_COMMON || !differs(at)) return false;
    const next = differs(at + 1) ? at + 2 : at + 1;
    const isFileAlike = at >= folders && next < its.length - 1 && its[next] === theirs[next];
    return isFileAlike || (at < folders && asked.includes(its[at - 1] ?? ''));
  });
}

/** Letters; a shorter word begins many others. */
const LEAST_START = 4;

/** Whether a word is one of these, or begins one: `moos` for `moosgrün`. */
function isIn(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word) || word.length < LEAST_START) return words.has(word);
  return [...words].some((one) => one.startsWith(word));
}

/** Words of the page's address, and those and the title's. */
const wordsOfPage = oncePerPage((page: PageSnapshot) => {
  const { pathname, search } = pageAddress(page);
  const asked = wordsIn(decoded(`${pathname}${search}`));
  return {
    asked,
    ofPage: new Set([...wordsIn(asInAddresses(page.title)), ...asked]),
  };
});

/** Every declared picture is compared with the same paths. */
const wordsIn = rememberAnswers((text): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== ''),
);
