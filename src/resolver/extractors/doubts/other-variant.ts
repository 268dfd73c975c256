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
      return WORD.test(word) && WORD.test(own) && !ofPage.has(word) && ofPage.has(own);
    };
    if (at < LEAST_COMMON || !differs(at)) return false;
    const next = differs(at + 1) ? at + 2 : at + 1;
    const isFileAlike = at >= folders && next < its.length - 1 && its[next] === theirs[next];
    return isFileAlike || (at < folders && asked.includes(its[at - 1] ?? ''));
  });
}

/** Words of the page's address, and those and the title's. */
const wordsOfPage = oncePerPage(({ title, url }: PageSnapshot) => {
  const { pathname, search } = new URL(url);
  const asked = wordsIn(decoded(`${pathname}${search}`));
  return {
    asked,
    ofPage: new Set([...wordsIn(asInAddresses(title)), ...asked]),
  };
});

/** Every declared picture is compared with the same paths. */
const wordsIn = rememberAnswers((text): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== ''),
);
