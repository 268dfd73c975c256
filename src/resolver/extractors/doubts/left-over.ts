import { withoutAccents } from '../text/without-accents';
import { hasOnlyLatinLetters } from '../text/latin-letters';
import { parseUrl } from '../../parse-url';
import { foldTitle, isSameTitle } from '../../renewal/same-title';
import { isSameView } from '../../renewal/same-view';
import { oncePerPage } from '../once-per-page';
import { canonicalOf } from '../page-metas';
import { sharedWords, wordsOf } from '../body/page-words';
import { withoutWww } from '../../url/without-www';

/** A front page is called in two ways as often as not. */
const FRONT_PAGE = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?|index\.\w+)?$/i;

/**
 * Whether the Open Graph of a page is of another page of its site: address and title are both of that one, or the title
 * is and there is no address. Templates that copy a head, and caches of rendered apps, leave such pages.
 */
export const leftOver = oncePerPage(
  ({ url, baseUrl, title, heading, metas, links }): 'left_over' | 'other_title' | null => {
    const valueOf = (key: string) => metas.find((meta) => meta.key === key)?.content ?? '';
    const address = valueOf('og:url');
    if (isOfOtherYear(title, valueOf('og:title'))) return 'other_title';
    // Mostly it is the page's own.
    if (address === url) return null;
    const shown = parseUrl(url);
    if (shown === null) return null;
    const isOther = isOtherTitle(valueOf('og:title'), title, valueOf('og:site_name'), shown);
    const [own, other] = ofTwo(title, valueOf('og:title')).map(withoutAccents);
    const ofHead = { title: own ?? '', declared: other ?? '' };
    if (address === '')
      return isOther && isTitleEnough(shown, title, valueOf('og:title')) ? 'other_title' : null;
    const named = parseUrl(address, baseUrl);
    if (named === null) return null;
    if (isOther && isOfHome(named, shown)) return 'left_over';
    if (heading !== undefined && isUnderOtherHeading(named, shown, heading, valueOf('og:title')))
      return 'left_over';
    if (!isOther && !isSiteAlone(title, shown)) return isOfSibling(named, shown, ofHead) ? 'left_over' : null;
    const written = canonicalOf({ links });
    // An empty address would mean the base.
    const canonical = written === undefined ? null : parseUrl(written, baseUrl);
    const isCanonical = (address: URL) => canonical !== null && isSameView(address, canonical);
    // A title that is the site's name tells nothing: the canonical address has to be the page's own then.
    if (!isOther && !(isCanonical(shown) && isNumberedApart(named, shown))) return null;
    const isAlias =
      isSameView(named, shown) ||
      (isCanonical(named) && !isNumberedApart(named, shown) && !areNamedApart(named, shown, ofHead));
    return !isAlias && isSameSite(named, shown) ? 'left_over' : null;
  },
);

const YEAR = /(?<!\d)20\d\d(?!\d)/g;

/** Whether two titles name years, and none of them both: a festival's head is copied from that of five years ago. */
function isOfOtherYear(title: string, declared: string): boolean {
  const years = declared.match(YEAR) ?? [];
  return years.length > 0 && title.search(YEAR) >= 0 && !years.some((year) => title.includes(year));
}

/** Words of other scripts are not set apart, or one title is the translation of the other. */
function isTitleEnough({ pathname }: URL, ...titles: string[]): boolean {
  return (
    !FRONT_PAGE.test(pathname) &&
    titles.every((title) => hasOnlyLatinLetters(title) && wordsOf(title).size >= 2)
  );
}

function isOtherTitle(declared: string, title: string, siteName: string, { hostname }: URL): boolean {
  const [own = '', other = ''] = ofTwo(title, declared);
  // The site's name stands in all of its titles.
  const words = new Set([...wordsOf(own)].filter((word) => !hostname.includes(word)));
  if (words.size === 0 || wordsOf(declared).size === 0) return false;
  return sharedWords(other, words) === 0 && !isSameTitle(declared, title, new Set([foldTitle(siteName)]));
}

/** Whether a title is the name of its site and no more. */
function isSiteAlone(title: string, { hostname }: URL): boolean {
  return [...wordsOf(title)].every((word) => hostname.includes(word));
}

/** Between the parts of a title, mostly the page's own and the site's. */
const SEPARATOR = /\s+[-–—|·•:»]+\s+/;

/** Characters. */
const MAX_TITLE = 300;

/** Two titles without the name of the site. */
function ofTwo(title: string, other: string): string[] {
  return [withoutShared(title, other), withoutShared(other, title)];
}

/** A title without the part at its end that begins or ends the other one as well: the name of the site. */
function withoutShared(title: string, other: string): string {
  const [parts, others] = [partsOf(title), partsOf(other)];
  const last = foldTitle(parts.at(-1) ?? '');
  const isShared = [others[0], others.at(-1)].some((part = '') => foldTitle(part) === last);
  return parts.length > 1 && isShared ? parts.slice(0, -1).join(' ') : title;
}

function partsOf(title: string): string[] {
  return title.slice(0, MAX_TITLE).split(SEPARATOR);
}

/** Whether a page inside of a site has the head of its front page, canonical address and all: an app never changed it. */
function isOfHome(named: URL, shown: URL): boolean {
  const isHome = ({ pathname, search }: URL) => FRONT_PAGE.test(pathname) && search === '';
  return isSameSite(named, shown) && isHome(named) && !isHome(shown) && shown.pathname !== '/';
}

/** The language of a part of a site: `/nl/`. */
const LANGUAGE = /^\/([a-z]{2})(?:-[a-z]{2})?\//i;

/** Words of a heading that an address has to have at least, so that it is called by it. */
const MIN_HEADED = 2;

/**
 * Whether the page's own address is called by its heading, and neither the address that the head names is, nor the title:
 * an app changed what it shows, and not what it declares, the title of the document among it.
 */
function isUnderOtherHeading(named: URL, shown: URL, heading: string, declared: string): boolean {
  // The same in another language is no other page.
  const [its, own] = [named, shown].map(({ pathname }) => LANGUAGE.exec(pathname)?.[1]);
  if (its !== own) return false;
  const words = wordsOf(heading);
  const last = shown.pathname.split('/').findLast((part) => part !== '') ?? '';
  const isOwn = isSameSite(named, shown) && sharedWords(last, words) >= MIN_HEADED;
  if (!isOwn || sharedWords(named.pathname, words) > 0 || declared === '') return false;
  return sharedWords(declared, words) === 0 && sharedWords(declared, wordsOf(last)) === 0;
}

/** Words that an address has to have of its own title at least, and may not have of the other. */
const MIN_NAMED = 1;

/** Whether both addresses are called as their titles are: an app that went on left its canonical address behind, too. */
function areNamedApart(
  named: URL,
  shown: URL,
  { title, declared }: { title: string; declared: string },
): boolean {
  const isCalled = ({ pathname }: URL, by: string) => sharedWords(pathname, wordsOf(by)) >= MIN_NAMED;
  return (
    isCalled(shown, title) &&
    isCalled(named, declared) &&
    !isCalled(named, title) &&
    !isCalled(shown, declared)
  );
}

/**
 * Whether the words by which the two addresses differ stand each in its own title, and in no other: `/courses/wreck-diver` as
 * “Wreck diver course” on `/courses/night-diver`.
 */
function isOfSibling(
  named: URL,
  shown: URL,
  { title, declared }: { title: string; declared: string },
): boolean {
  if (!isSameSite(named, shown)) return false;
  const [ofNamed, ofShown] = [wordsOf(named.pathname), wordsOf(shown.pathname)];
  const [other, own] = [without(ofNamed, ofShown), without(ofShown, ofNamed)];
  const isOfOther = sharedWords(declared, other) >= MIN_NAMED && sharedWords(title, other) === 0;
  return isOfOther && sharedWords(title, own) >= MIN_NAMED && sharedWords(declared, own) === 0;
}

function without(words: Iterable<string>, left: Iterable<string>): ReadonlySet<string> {
  const kept = new Set(words);
  for (const word of left) kept.delete(word);
  return kept;
}

/** Whether two addresses are of the same shape, and of two things by their numbers: a head that is left over names its own. */
function isNumberedApart(left: URL, right: URL): boolean {
  const [one, other] = [left, right].map(({ pathname, search }) => `${pathname}${search}`.split(/[/?&]/));
  if (one?.length !== other?.length) return false;
  const pairs =
    one?.map((part, place) => [part, other?.[place] ?? '']).filter(([part, its]) => part !== its) ?? [];
  // Further on a number is one of things where it is long, as in `cau-rach-mieu-88102.html`: a part of the site may be
  // called otherwise, too.
  return pairs.some((pair, place) => pair.every((part) => (place === 0 ? /\d/ : /\d{4}/).test(part)));
}

export function isSameSite(left: URL, right: URL): boolean {
  return withoutWww(left.hostname) === withoutWww(right.hostname);
}
