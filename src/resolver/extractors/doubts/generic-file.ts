import { CARD_WORDS, GENERIC_WORDS, HOUSE_WORDS, SITE_WORDS, TELLING_WORDS } from './generic-words';
import type { NamedPage } from './named-page';
import { MIN_SITE_WORD, standsForSite } from './stands-for-site';
import { wordsOfName } from './words-of-name';

/** Letters and digits mixed, or digits that are no year: the number of a resource. */
const OPAQUE_ID =
  /^(?=[^/]*\d)(?=[^/]*[A-Za-z])[\w-]{10,}$|^(?!(?:19|20)\d\d$)\d{3,}$|^(?=.*[a-z-][A-Z])[\w-]{11}$/;

/** `monthly_2018_01`, in which Invision keeps what was uploaded. */
const MONTHLY = /^monthly_20\d\d_\d\d$/;

/** Beside a word for sharing, in a folder with a number, too. */
const DEFAULT_WORDS: ReadonlySet<string> = new Set([
  'default',
  'standard',
  'fallback',
  'generic',
  'generico',
]);

/** Where the files of a site's build lie. */
export const BUILD_FOLDER = /\/(?:assets|static|dist|build|_nuxt|_app|_astro|pf\/resources)\//;

/** The last part of a front page's path: none, or a language. */
export const FRONT_PAGE = /^(?:[a-z]{2}(?:-[a-z]{2})?)?$/;

/** What networks call a photo that somebody has saved from them and mostly has taken, and PrestaShop that of a product by its number. */
const NUMBERED_PHOTO = /^(?:fb_img|facebook|viber_image)_\d{4}|^\d+-[a-z_]+_default/i;

/** `/im-612345/social`: for what one picture of many is cut. */
const RENDITION = /^[a-z]+$/i;

/** In Dutch `deel` is a part, too. */
const PART = /(?:^|[-_])deel[-_]?\d/i;

/** Whether a path is made of words alone that tell nothing of a page. */
export function hasGenericName(pathname: string, { siteWords, slug }: NamedPage): boolean {
  const [file = '', folder = '', around = ''] = pathname.split('/').toReversed();
  if (NUMBERED_PHOTO.test(file) || (RENDITION.test(file) && /\d{5}/.test(folder))) return false;
  const words = wordsOfName(withoutBuild(file.replace(/\.\w{2,5}$/, ''), pathname));
  if ((words.length === 0 && /\d{5}/.test(file)) || PART.test(file)) return false;
  const isOfSite = words.some(
    (word) => siteWords.has(word) || (word.length >= MIN_SITE_WORD && standsForSite(word, siteWords)),
  );
  // A front page is about the house.
  const isHouse = (word: string) => HOUSE_WORDS.has(word) && !FRONT_PAGE.test(slug);
  const isTelling = words.some(
    (word) => TELLING_WORDS.has(word) || (isOfSite && (CARD_WORDS.has(word) || isHouse(word))),
  );
  // The name of the folder helps a file that is called `image` and no more.
  const judged = isTelling ? words : [...words, ...wordsOfName(folder)];
  const tells = (word: string) => TELLING_WORDS.has(word) || (folder !== '' && SITE_WORDS.has(word));
  // `/media/site/81bc02d7-1690000000/og.png`: a number of the site's and not of the page's.
  const isDefault = words.length > 1 && words.some((word) => DEFAULT_WORDS.has(word));
  const isInNumberedFolder =
    OPAQUE_ID.test(folder) && around !== 'site' && !MONTHLY.test(folder) && !(isTelling && isDefault);
  if ((!isTelling && !judged.some(tells)) || isInNumberedFolder) return false;
  return judged.every(
    (word) =>
      GENERIC_WORDS.has(word) ||
      (isOfSite && CARD_WORDS.has(word)) ||
      isHouse(word) ||
      siteWords.has(word) ||
      (isTelling && standsForSite(word, siteWords)),
  );
}

/** A name without the sum that a site's build, or a host of files, adds to it. */
function withoutBuild(name: string, pathname: string): string {
  const shown = name.replace(/^(?=[a-f]*\d)[\da-f]{4,32}_/, '');
  return BUILD_FOLDER.test(pathname)
    ? shown.replace(/(?:[-.](?=[a-f]*\d)[\da-f]{4,64}|\.(?=[a-f]*\d)[\da-f]{2,3})$/, '')
    : shown;
}
