import { pageAddress } from '../page-address';
import { oncePerPage } from '../once-per-page';
import { pageWords } from '../body/page-words';
import type { PageSnapshot } from '../../page-snapshot';
import type { Others } from './other-variant';
import { stemOf } from './stem-of';
import { wordsOfName } from './words-of-name';

/** Words of an address that tell a thing from its siblings, at least. */
const LEAST_WORDS = 3;

/** Digits of a number by which one thing in the world is known: `9789012345671`. */
const LEAST_DIGITS = 8;

/** Years within which a picture of another one is a left-over, and not of history. */
const MOST_YEARS = 3;

const YEARS = /(?<!\d)20\d\d(?!\d)/g;

/** `13-festival`: a number and what is counted. */
const COUNTED = /(?<![\p{L}\d])(\d{1,3})[a-zºª°]{0,3}[-_ ]+(\p{L}{4,})/gu;

/** `14th festival`, which is no day of a month. */
const COUNTED_IN_LETTERS =
  /(?<![\p{L}\d])(\d{1,3})(?:st|nd|rd|th|[oaºª°ey]|er|[eè]re|[eè]me|os|as)[-_ ]+(\p{L}{4,})/gu;

/**
 * `/big/418_cup-fern-red.jpg` on `/cups/cup-fern-blue`, which shows `431_cup-fern-blue.jpg`: called as the page but for one
 * word.
 */
export function isNamedAlmostAsPage(path: string, othersOf: Others, snapshot: PageSnapshot): boolean {
  const own = wordsOfSlug(snapshot);
  const its = wordsOfName(stemOf(path));
  if (own.length < LEAST_WORDS || its.length !== own.length) return false;
  if (own.filter((word, at) => word !== its[at]).length !== 1) return false;
  return othersOf().some((other) =>
    `-${wordsOfName(stemOf(other)).join('-')}-`.includes(`-${own.join('-')}-`),
  );
}

/** `/9780571999002.jpg` beside `/9789012345671.jpg` on the page of the latter. */
export function hasOtherLongNumber(path: string, othersOf: Others, snapshot: PageSnapshot): boolean {
  const { numbers } = pageWords(snapshot);
  return numbers.some(
    (number) =>
      number.length >= LEAST_DIGITS &&
      !path.includes(number) &&
      (path.match(/\d{8,}/g) ?? []).some((its) => its.length === number.length) &&
      othersOf().some((other) => other.includes(number)),
  );
}

/** `card-2024.png` on a page of 2025: by its title, or by its address where it shows a picture of that year. */
export function isOfYearBefore(path: string, othersOf: Others, snapshot: PageSnapshot): boolean {
  const { named, own } = yearsOfPage(snapshot);
  if (own.length === 0) return false;
  if (yearsIn(path).some((year) => own.includes(year))) return false;
  const before = own.filter((year) =>
    yearsIn(stemOf(path)).some((its) => year > its && year - its <= MOST_YEARS),
  );
  return before.some(
    (year) => named.includes(year) || othersOf().some((other) => yearsIn(other).includes(year)),
  );
}

/** `13-festival-poster.jpg` on the page of the 14th festival. */
export function isCountedOtherwise(path: string, _others: Others, snapshot: PageSnapshot): boolean {
  const own = countedOnPage(snapshot);
  if (own.length === 0) return false;
  return countedIn(stemOf(path), COUNTED).some(
    ({ number, what }) =>
      own.some((one) => one.what === what && one.number !== number) &&
      !own.some((one) => one.number === number),
  );
}

/** Those that the title names, and all. */
const yearsOfPage = oncePerPage(({ title, url }) => {
  const named = yearsIn(title);
  return { named, own: [...named, ...yearsIn(url)] };
});

const wordsOfSlug = oncePerPage((page) => wordsOfName(pageWords(page).slug));

/** In the page's title and address. */
const countedOnPage = oncePerPage((page) =>
  countedIn(`${page.title} ${pageAddress(page).pathname}`.toLowerCase(), COUNTED_IN_LETTERS),
);

function countedIn(text: string, pattern: RegExp): { number: string; what: string }[] {
  return [...text.matchAll(pattern)].map(([, number = '', what = '']) => ({ number, what }));
}

function yearsIn(text: string): number[] {
  return (text.match(YEARS) ?? []).map(Number);
}
