import { decoded } from '../../decoded';
import { addressParts } from '../address/address-parts';
import { fileName } from '../body/file-name';
import { sharedWords, wordsOf } from '../body/page-words';
import type { MergedPicture } from '../merge-pictures';
import { type NameDoubt, nameDoubt } from './generic-name';
import { FOLDER_OF_MAKERS, FOLDER_OF_SHOP } from './commerce-patterns';

import type { NamedPage } from './named-page';
import { isFileOfSite } from './site-file';
import { isStandInHost } from './stand-in-host';

interface NamedPicture {
  picture: MergedPicture;
  pathname: string;
  isPictured: boolean;
  ofPage: {
    hostname: string;
    isArticle: boolean;
    ofPublisher: ReadonlySet<string>;
    ofThingsBeside: ReadonlySet<string>;
    ofApplication: ReadonlySet<string>;
    defaults: ReadonlySet<string>;
    isProduct(): boolean;
    keepsPicturesElsewhere(): boolean;
  };
}

/** What the name says against a picture, or its description, unless the picture is the page's own all the same. */
export function nameTerm(named: NamedPicture, page: NamedPage): NameDoubt | null {
  const { picture, pathname, isPictured, ofPage } = named;
  const { host, query } = addressParts(picture.url);
  if (isStandInHost(host.replace(/:\d+$/, ''), ofPage.hostname)) return 'stand_in_name';
  // An application is known by its icon, where its page wants to be.
  if (ofPage.ofApplication.has(picture.url) && picture.sources.includes('og')) return null;
  // It stands for who publishes the page, and this is an article or a product of theirs.
  if (ofPage.ofPublisher.has(picture.url) && (ofPage.isArticle || ofPage.isProduct())) return 'generic_name';
  if (ofPage.defaults.has(picture.url)) return 'generic_name';
  // A page that is a folder keeps its card in it.
  if (page.path.length > 1 && page.path.endsWith('/') && isInFolder(picture.url, page)) return null;
  const doubt = nameDoubt(pathname, page) ?? otherDoubt(named, page);
  // Data that names it as a picture says that it is more than its name.
  if (doubt === 'logo_name') return isPictured || isNamedByData(picture) ? null : doubt;
  // A picture of one page, by its number, that the page shows.
  if (doubt === 'generic_name' && isPictured && NUMBERED.test(pathname)) return null;
  // A card for sharing that is drawn from words of the page.
  const isCard = doubt === 'generic_name' || doubt === 'vague_name';
  return isCard && query !== '' && isDrawnFrom(decoded(query), page) ? null : doubt;
}

/** Whether what is asked for has a word of the page, or one of its numbers. */
function isDrawnFrom(query: string, { topicWords, numbers }: NamedPage): boolean {
  return sharedWords(query, topicWords) > 0 || numbers.some((number) => query.includes(`=${number}`));
}

/** Beside the picture of a product: that of its maker, or of the shop. */
function isOfShop(pathname: string, { topicWords }: NamedPage): boolean {
  const isInFolderOfShop = FOLDER_OF_SHOP.test(pathname);
  return (
    FOLDER_OF_MAKERS.test(pathname) ||
    (isInFolderOfShop && sharedWords(decoded(fileName(pathname)), topicWords) === 0)
  );
}

function isInFolder(url: string, { host, path }: NamedPage): boolean {
  const parts = addressParts(url);
  return parts.host === host && parts.path.startsWith(path);
}

/** What speaks against a picture whose name alone does not. */
function otherDoubt(
  { picture, pathname, isPictured, ofPage }: NamedPicture,
  page: NamedPage,
): NameDoubt | null {
  if (isDescribedAsLogo(picture, page)) return 'logo_name';
  if (isPictured) return null;
  if (isDescribedAsSite(picture.alt, page)) return 'generic_name';
  const isOfThingBeside = ofPage.ofThingsBeside.has(picture.url) && !picture.sources.includes('jsonld');
  if (isOfThingBeside || (isOfShop(pathname, page) && ofPage.isProduct())) return 'vague_name';
  const isOfSite = isFileOfSite(addressParts(picture.url), pathname, page, picture.alt);
  return isOfSite && ofPage.keepsPicturesElsewhere() ? 'vague_name' : null;
}

/** `lallibreta-0473.jpg`; a number of four digits that begins otherwise is mostly a size or a year. */
const NUMBERED = /[a-z][-_](?:0\d{3}|\d{5,8})\.\w+$/i;

/** Longer ones describe what is seen. */
const LONGEST_OF_LOGO = 40;

/** Pixels: icons and signs of sites are squares of at most this side. */
const LARGEST_SIGN = 600;

/** `Saltmarsh logo`, or `Saltmarsh` of a small square: words of the site and none of the page. */
function isDescribedAsLogo({ alt, declaredWidth, declaredHeight }: MergedPicture, page: NamedPage): boolean {
  if (alt === '' || alt.length > LONGEST_OF_LOGO) return false;
  const words = [...wordsOf(alt)];
  const isSign = declaredWidth !== null && declaredWidth === declaredHeight && declaredWidth <= LARGEST_SIGN;
  if (!words.some((word) => LOGO_WORD.test(word)) && !isSign) return false;
  const isOfSite = (word: string) => LOGO_WORD.test(word) || page.isSiteWord(word);
  return words.length > 0 && words.every((word) => isOfSite(word) && !page.topicWords.has(word));
}

/** `The Post - Local, daily, free`: the site's name with its motto, and nothing of the page. */
function isDescribedAsSite(alt: string, { isSiteWord, topicWords }: NamedPage): boolean {
  const [name = '', motto] = alt.split(/ [|–—-] /);
  const words = [...wordsOf(name)];
  const isOfSite = motto !== undefined && words.length > 0 && words.every(isSiteWord);
  return isOfSite && sharedWords(alt, topicWords) === 0;
}

function isNamedByData({ bonuses }: MergedPicture): boolean {
  return bonuses.some(({ name }) => name === 'also_state');
}

const LOGO_WORD = /^(?:(?:site|website|company|brand)?logos?|logomarca|logot[iy]pe?o?|logotyp)$/;
