import { withoutOrigin } from '../address/without-origin';
import { lastPart } from '../address/path-parts';
import type { BodyFacts } from './body-facts';
import { sharedWords, wordsOf } from './page-words';

/** Letters and digits: a shorter name may stand in that of any file. */
const MIN_NAME = 7;

/** A portrait leads to the page of whom it shows, and WordPress’s pictures to their own pages. */
const OF_ITS_OWN = /author|byline|wp-image|wp-att/;

/** Telling words of a description, all of which the address of the page has that it describes. */
const MIN_WORDS = 2;

const ELSEWHERE: ReadonlySet<string> = new Set(['other_page', 'other_site']);

/** `/album/bad-e-sharji/` around `Artist-Bad-e-Sharji-cover.jpg`, or around what is described as Bad-e Sharji: a teaser of that page. */
export function isOfLinkedPage(facts: BodyFacts): boolean {
  const { link, linkHref, fileName, sharedInPath, ofPage } = facts;
  if (!ELSEWHERE.has(link) || sharedInPath > 0 || ofPage.isFrontPage || ofPage.isListPage) return false;
  const name = plain(nameOf(linkHref));
  const isCalledSo = name.length >= MIN_NAME && /[a-z]/.test(name) && plain(fileName).includes(name);
  return (
    (isCalledSo || isDescribedSo(facts, name)) && !OF_ITS_OWN.test(facts.namesAndPath) && !isBesideFile(facts)
  );
}

function isDescribedSo({ alt, ofPage }: BodyFacts, name: string): boolean {
  if (alt === '' || !name.includes('-') || sharedWords(alt, ofPage.words.title) > 0) return false;
  const words = wordsOf(alt);
  return words.size >= MIN_WORDS && sharedWords(name.replaceAll('-', ' '), words) === words.size;
}

/** Of an address, without its ending, and without the number that may stand behind it. */
function nameOf(address: string): string {
  const path = address.replace(/[?#].*$/s, '').replace(/(?:\/\d*)?$/, '');
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
