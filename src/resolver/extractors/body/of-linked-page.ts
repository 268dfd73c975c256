import { withoutOrigin } from '../address/without-origin';
import { lastPart } from '../address/path-parts';
import type { BodyFacts } from './body-facts';

/** Letters and digits: a shorter name may stand in that of any file. */
const MIN_NAME = 7;

/** A portrait leads to the page of whom it shows, and WordPress’s pictures to their own pages. */
const OF_ITS_OWN = /author|byline|wp-image|wp-att/;

const ELSEWHERE: ReadonlySet<string> = new Set(['other_page', 'other_site']);

/** `/album/bad-e-sharji/` around `Artist-Bad-e-Sharji-cover.jpg`: a teaser of that page. */
export function isOfLinkedPage(facts: BodyFacts): boolean {
  const { link, linkHref, fileName, sharedInPath, isFrontPage, isListPage } = facts;
  if (!ELSEWHERE.has(link) || sharedInPath > 0 || isFrontPage || isListPage) return false;
  const name = plain(nameOf(linkHref));
  const isCalledSo = name.length >= MIN_NAME && /[a-z]/.test(name) && plain(fileName).includes(name);
  return isCalledSo && !OF_ITS_OWN.test(facts.namesAndPath) && !isBesideFile(facts);
}

/** Of an address, without its ending. */
function nameOf(address: string): string {
  const path = address.replace(/[?#].*$/s, '').replace(/\/$/, '');
  return lastPart(path).replace(/\.\w{2,5}$/, '');
}

/** `/images/cotton.html` around `/images/cotton-small.jpg`: the page of that picture alone. */
function isBesideFile({ linkHref, folders }: BodyFacts): boolean {
  const folder = withoutOrigin(linkHref).replace(/[^/]*$/, '');
  return folder.length > 1 && folders.endsWith(folder.toLowerCase());
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_]|%20/g, '-');
}
