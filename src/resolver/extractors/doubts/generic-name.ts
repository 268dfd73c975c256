import { CUT_BY_SILVERSTRIPE } from '../address/sizes-in-path';
import { folderOf, lastPart } from '../address/path-parts';
import { isPartOfSite } from '../body/part-of-site-file';
import { FOLDER_OF_SLIDES } from '../body/telling-names';
import { BUILD_FOLDER, FRONT_PAGE, hasGenericName } from './generic-file';
import { GENERIC_WORDS } from './generic-words';
import { isUploadedInMonthOf, type NamedPage } from './named-page';
import { isCalledAsSite, isMadeForNetworks, isMarkOfSite, isSmallSquareOfSite } from './mark-of-site';
import { isCalledLogo, isLogoOfPage } from './logo-name';
import { isPartOfLooks } from './part-of-looks';
import { stemOf } from './stem-of';
import { standsForSite } from './stands-for-site';
import { wordsOfName } from './words-of-name';
import {
  APPEAL,
  AWARD,
  CAMPAIGN,
  FOLDER_OF_CAMPAIGNS,
  NAMED_SPONSOR,
  OF_SPONSORS,
  SIZE_CHART,
} from './commerce-patterns';
import {
  ABOUT_US,
  ANNIVERSARY,
  BANNER_OF_SECTION,
  COOKIE_BANNER,
  COVER_OF_SECTION,
  COVER_OF_SHOW,
  CROPPED,
  DRAWN_BY_PROGRAM,
  EMBLEM,
  FOLDER_FOR_ALL,
  FOLDER_OF_SITE,
  FOR_SHARING,
  ICON_SIZE,
  MAIN_BUILDING,
  OF_BRANCH,
  OF_ISSUE,
  OF_SECTION,
  QUOTE_CARD,
  SHARED_ON_NETWORK,
  SHARING_ASSET,
  SHARING_CARD,
  SHARING_FOLDER,
  SIGN,
  SIGN_WORDS,
  STAND_IN,
  STAND_IN_WORD,
} from './name-patterns';

/** `csm_facade_social_9f1e0a33c1.jpg` for `facade_social.jpg`: what TYPO3 makes of a file. */
const PROCESSED = /\bcsm_([^/]+)_[\da-f]{10}(\.\w+)$/;

/** A card that a server of pictures makes by writing on a photo, as Cloudinary has it. */
const WITH_TEXT = /(?:[/,]|%2c)l_text:/;

const PHOTO = /\.jpe?g$/;

/** The page of the show itself. */
const OF_SHOW = /\/(?:shows?|podcasts?)\/[^/]+\/?$/;

/**
 * `card.jpg.6d0cbb1a7e20f1c5b9d8f2c4a1e7f300.jpg`, as Invision keeps what was uploaded; `card.png/0b7e61c2-…`, as Liferay does;
 * `card.3f9a.png`, as builds do.
 */
const WITH_SUM =
  /(?<=\.\w{3,4})(?:\.[\da-f]{4,32}\.\w{3,4}|\/[\da-f]{4,8}(?:-[\da-f]{4,12}){0,4})$|\.(?=\d*[a-f])(?=[a-f]*\d)[\da-f]{4,8}(?=\.\w{3,4}$)/;

/** The standard form of picture servers, which calls every file `default`: https://iiif.io/api/image/3.0/#4-image-requests */
const IIIF = /\/(?:full|square|\d+,\d+,\d+,\d+)\/[^/]{1,20}\/\d{1,3}\/(?:default|native)\.\w+$/;

export type NameDoubt = 'logo_name' | 'stand_in_name' | 'generic_name' | 'vague_name';

/** Letters; a shorter one may stand in any name. */
const MIN_SLUG = 5;

/**
 * What speaks against a picture by its path: that it is a logo, the site's default picture or card for sharing, or
 * looks like one; null where nothing does, or the name tells something of the page.
 */
export function nameDoubt(written: string, page: NamedPage): NameDoubt | null {
  const pathname = written.replace(PROCESSED, '$1$2').replace(CUT_BY_SILVERSTRIPE, '').replace(WITH_SUM, '');
  if (page.numbers.some((number) => pathname.includes(`/${number}/`)) || isCalledAsPath(pathname, page))
    return null;
  const path = pathname.toLowerCase();
  if (COOKIE_BANNER.test(path) && !page.topicWords.has('cookie')) return 'stand_in_name';
  const isOwnSlug = page.slug.length >= MIN_SLUG && !standsForSite(page.slug, page.siteWords);
  if (IIIF.test(pathname) || (isOwnSlug && path.includes(page.slug))) return null;
  const file = lastPart(pathname);
  const name = file.toLowerCase();
  const shared = wordsOfName(file).filter((word) => isOfTopic(word.replace(/\d+$/, ''), page));
  if (isCalledLogo(path, file)) return isLogoOfPage(pathname, shared, page) ? null : 'logo_name';
  // The page is about such a thing where its title has the word.
  const isSubject = (word: string) =>
    SIGN_WORDS.has(word) && (page.topicWords.has(word) || page.topicWords.has(`${word}s`));
  if (
    WITH_TEXT.test(path) ||
    BANNER_OF_SECTION.test(name) ||
    COVER_OF_SECTION.test(path) ||
    (COVER_OF_SHOW.test(path) && page.slug !== '' && !OF_SHOW.test(page.path)) ||
    DRAWN_BY_PROGRAM.test(path) ||
    QUOTE_CARD.test(name) ||
    SIZE_CHART.test(name) ||
    (OF_BRANCH.test(path) && !OF_BRANCH.test(page.path.toLowerCase()))
  )
    return 'vague_name';
  if (isPartOfSlug(stemOf(file).toLowerCase(), page.slug)) return null;
  if (STAND_IN.test(path)) {
    const isOwnDefault = shared.length > 0 && !STAND_IN.test(path.replace(/[-_]default(?=[-_.])/, ''));
    return isOwnDefault || shared.length > 1 || wordsOfName(file).some(isSubject) ? null : 'stand_in_name';
  }
  if (shared.length > 0) return null;
  if ((EMBLEM.test(name) && !PHOTO.test(name)) || isSmallSquareOfSite(file, page)) return 'logo_name';
  if (isMarkOfSite(file, page)) return isMadeForNetworks(name) ? 'generic_name' : 'logo_name';
  if (STAND_IN_WORD.test(path) || SIGN.test(path)) return 'stand_in_name';
  if (
    EMBLEM.test(name) ||
    AWARD.test(name) ||
    SHARED_ON_NETWORK.test(name) ||
    (page.slug !== '' && file.endsWith('.png') && isCalledAsSite(file, page)) ||
    ANNIVERSARY.test(path) ||
    ABOUT_US.test(path)
  )
    return 'generic_name';
  // The site's own card was there before.
  if (isUploadedInMonthOf(page, pathname)) return null;
  if (CROPPED.test(file) || hasGenericName(pathname, page)) return 'generic_name';
  if (page.slug !== '' && (APPEAL.test(path) || FOLDER_OF_CAMPAIGNS.test(path))) return 'generic_name';
  if (
    page.slug !== '' &&
    (ICON_SIZE.test(pathname) ||
      OF_SPONSORS.test(path) ||
      NAMED_SPONSOR.test(name) ||
      FOLDER_OF_SLIDES.test(folderOf(pathname)) ||
      CAMPAIGN.test(name) ||
      FOLDER_FOR_ALL.test(path) ||
      OF_ISSUE.test(path) ||
      isPartOfSite(name) ||
      MAIN_BUILDING.test(path) ||
      isPartOfLooks(path))
  )
    return 'vague_name';
  if (/\d{3}/.test(withoutSize(file))) return null;
  if (SHARING_CARD.test(path)) return 'generic_name';
  // A front page is about the site.
  if (FRONT_PAGE.test(page.slug)) return FOR_SHARING.test(path) ? 'vague_name' : null;
  if (FOLDER_OF_SITE.test(path)) return 'generic_name';
  if (SHARING_FOLDER.test(path) && !/\d{4}|[\da-f]{8}/i.test(withoutSize(file))) return 'generic_name';
  // A file of the site's build was there before the page.
  if (BUILD_FOLDER.test(pathname) && (FOR_SHARING.test(path) || SHARING_ASSET.test(path)))
    return 'generic_name';
  return isOfPart(path) ? 'vague_name' : null;
}

/** `/social/4-2.png` of `/blog/kartograf-4-2`. */
function isPartOfSlug(stem: string, slug: string): boolean {
  return stem.length >= 3 && !GENERIC_WORDS.has(stem) && `-${slug}-`.includes(`-${stem}-`);
}

/** `/team/logo.jpg` of `/team/logo`, who is called so. */
function isCalledAsPath(pathname: string, { path }: NamedPage): boolean {
  return /^\/[^/]+\/.*[^/]$/.test(path) && pathname.replace(/\.\w{3,4}$/, '') === path;
}

/** Of a part of the site, or made for sharing. */
function isOfPart(path: string): boolean {
  return FOR_SHARING.test(path) || OF_SECTION.test(path);
}

/** Also without a year; other numbers may be those of an article. */
function withoutSize(file: string): string {
  return file.replace(
    /[-_](?:\d{3,4}x\d{3,4}|1200|630|1080|1920|20[0-3]\d)(?=[-_.@]|$)|(?<=[a-z])20[0-3]\d(?=[-_.]|$)/gi,
    '',
  );
}

function isOfTopic(word: string, { topicWords, siteWords }: NamedPage): boolean {
  return (
    topicWords.has(word) && !siteWords.has(word) && !(GENERIC_WORDS.has(word) && !word.startsWith('logo'))
  );
}
