import { decoded } from '../../decoded';
import { GENERIC_WORDS } from './generic-words';
import { LOGO, LOGO_IN_CAMEL_CASE, LOGO_IN_OTHER_SCRIPT, LOGO_WORD_IN_OTHER_SCRIPT } from './name-patterns';
import { isUploadedInMonthOf, type NamedPage } from './named-page';
import { MIN_SITE_WORD, standsForSite } from './stands-for-site';
import { wordsOfName } from './words-of-name';

/** Also with the endings of other languages: `logosu`. */
const ABOUT_LOGOS = /^logo[a-z]{0,6}$/;

/** A folder of one day, in which news are kept. */
const OF_DAY = /\/20\d\d\/(?:0?\d|1[0-2])\/(?:[0-2]?\d|3[01])\//;

/** Where software keeps the pictures of a site itself: newspapers on BLOX, wikis on MediaWiki. */
export const FOLDER_OF_SOFTWARE = /\/tncms\/custom\/image\/|\/w(?:iki)?\/resources\/assets\//;

/** Whether a path, in lower case, or the name of its file, as written, says that it is a logo. */
export function isCalledLogo(path: string, file: string): boolean {
  return LOGO.test(path) || LOGO_IN_CAMEL_CASE.test(file) || isLogoInOtherScript(file);
}

/** Whether such a file is what a page about logos shows: it shares more than that one word with the page, or is of its day. */
export function isLogoOfPage(pathname: string, shared: readonly string[], page: NamedPage): boolean {
  const isLogo = (word: string) => ABOUT_LOGOS.test(word) || isNamedLogoInOtherScript(word);
  if (![...page.topicWords].some(isLogo)) return false;
  const [file = ''] = pathname.split('/').toReversed();
  return tellsMore(file, shared, page) || OF_DAY.test(pathname) || isUploadedInMonthOf(page, pathname);
}

/** In a title, where words of some languages stand without spaces. */
function isNamedLogoInOtherScript(word: string): boolean {
  return /[\u0370-\uffff]/.test(word) && LOGO_WORD_IN_OTHER_SCRIPT.test(word);
}

/** Mostly percent-encoded. */
function isLogoInOtherScript(file: string): boolean {
  return /[%\u0370-\uffff]/.test(file) && LOGO_IN_OTHER_SCRIPT.test(decoded(file));
}

/** Two words of the page, or one that is neither the site's nor any file's: `new-logo-reveal.jpg`. */
function tellsMore(file: string, shared: readonly string[], { siteWords }: NamedPage): boolean {
  const isOwn = (word: string) =>
    word.length >= MIN_SITE_WORD && !GENERIC_WORDS.has(word) && !standsForSite(word, siteWords);
  return shared.length >= 2 || wordsOfName(file.replace(/\.\w+$/, '')).some(isOwn);
}
