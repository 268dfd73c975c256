import { hasGenericName, BUILD_FOLDER, FRONT_PAGE } from './generic-file';
import { isUploadedInMonthOf, type NamedPage } from './named-page';
import { isCalledAsSite, isMadeForNetworks, isMarkOfSite, isSmallSquareOfSite } from './mark-of-site';
import { FOLDER_OF_SOFTWARE, isCalledLogo, isLogoOfPage } from './logo-name';
import { APPEAL, AWARD, FOLDER_OF_CAMPAIGNS } from './commerce-patterns';
import { factsOfName, type NameFacts } from './name-facts';
import {
  bearsSlugOfPage,
  isOfManyPages,
  isOfPart,
  isOfSectionOrDrawn,
  isPartOfSlug,
  isStandInAsSubject,
  withoutSize,
} from './name-conditions';
import {
  ABOUT_US,
  ANNIVERSARY,
  COOKIE_BANNER,
  CROPPED,
  EMBLEM,
  FOLDER_OF_SITE,
  FOR_SHARING,
  SHARED_ON_NETWORK,
  SHARING_ASSET,
  SHARING_CARD,
  SHARING_FOLDER,
  SIGN,
  STAND_IN,
  STAND_IN_WORD,
} from './name-patterns';

const PHOTO = /\.jpe?g$/;

/** The standard form of picture servers, which calls every file `default`: https://iiif.io/api/image/3.0/#4-image-requests */
const IIIF = /\/(?:full|square|\d+,\d+,\d+,\d+)\/[^/]{1,20}\/\d{1,3}\/(?:default|native)\.\w+$/;

export type NameDoubt = 'logo_name' | 'stand_in_name' | 'generic_name' | 'vague_name';

/** What a name means where the row applies; null for one that speaks for the picture. */
interface NameRule {
  means: NameDoubt | null;
  applies: (facts: NameFacts) => boolean;
}

/** The first row that applies decides. */
const NAME_RULES: readonly NameRule[] = [
  {
    means: null,
    applies: ({ pathname, page }) =>
      page.numbers.some((number) => pathname.includes(`/${number}/`)) || isCalledAsPath(pathname, page),
  },
  {
    means: 'stand_in_name',
    applies: ({ path, page }) => COOKIE_BANNER.test(path) && !page.topicWords.has('cookie'),
  },
  { means: null, applies: (facts) => IIIF.test(facts.pathname) || bearsSlugOfPage(facts) },
  {
    means: null,
    applies: ({ pathname, path, file, shared, page }) =>
      isCalledLogo(path, file) && isLogoOfPage(pathname, shared, page),
  },
  {
    means: 'logo_name',
    applies: ({ path, file }) => isCalledLogo(path, file) || FOLDER_OF_SOFTWARE.test(path),
  },
  { means: 'vague_name', applies: isOfSectionOrDrawn },
  { means: null, applies: isPartOfSlug },
  { means: null, applies: (facts) => STAND_IN.test(facts.path) && isStandInAsSubject(facts) },
  { means: 'stand_in_name', applies: ({ path }) => STAND_IN.test(path) },
  { means: null, applies: ({ shared }) => shared.length > 0 },
  {
    means: 'logo_name',
    applies: ({ name, file, page }) =>
      (EMBLEM.test(name) && !PHOTO.test(name)) || isSmallSquareOfSite(file, page),
  },
  {
    means: 'generic_name',
    applies: ({ file, name, page }) => isMarkOfSite(file, page) && isMadeForNetworks(name),
  },
  { means: 'logo_name', applies: ({ file, page }) => isMarkOfSite(file, page) },
  { means: 'stand_in_name', applies: ({ path }) => STAND_IN_WORD.test(path) || SIGN.test(path) },
  {
    means: 'generic_name',
    applies: ({ path, file, name, page }) =>
      EMBLEM.test(name) ||
      AWARD.test(name) ||
      SHARED_ON_NETWORK.test(name) ||
      (page.slug !== '' && file.endsWith('.png') && isCalledAsSite(file, page)) ||
      ANNIVERSARY.test(path) ||
      ABOUT_US.test(path),
  },
  // The site's own card was there before.
  { means: null, applies: ({ pathname, page }) => isUploadedInMonthOf(page, pathname) },
  {
    means: 'generic_name',
    applies: ({ pathname, path, file, page }) =>
      CROPPED.test(file) ||
      hasGenericName(pathname, page) ||
      (page.slug !== '' && (APPEAL.test(path) || FOLDER_OF_CAMPAIGNS.test(path))),
  },
  { means: 'vague_name', applies: (facts) => facts.page.slug !== '' && isOfManyPages(facts) },
  { means: null, applies: ({ file }) => /\d{3}/.test(withoutSize(file)) },
  { means: 'generic_name', applies: ({ path }) => SHARING_CARD.test(path) },
  // A front page is about the site.
  {
    means: 'vague_name',
    applies: ({ path, page }) => FRONT_PAGE.test(page.slug) && FOR_SHARING.test(path),
  },
  { means: null, applies: ({ page }) => FRONT_PAGE.test(page.slug) },
  {
    means: 'generic_name',
    applies: ({ pathname, path, file }) =>
      FOLDER_OF_SITE.test(path) ||
      (SHARING_FOLDER.test(path) && !/\d{4}|[\da-f]{8}/i.test(withoutSize(file))) ||
      // A file of the site's build was there before the page.
      (BUILD_FOLDER.test(pathname) && (FOR_SHARING.test(path) || SHARING_ASSET.test(path))),
  },
  { means: 'vague_name', applies: ({ path }) => isOfPart(path) },
];

/**
 * What speaks against a picture by its path: that it is a logo, the site's default picture or card for sharing, or
 * looks like one; null where nothing does, or the name tells something of the page.
 */
export function nameDoubt(written: string, page: NamedPage): NameDoubt | null {
  const facts = factsOfName(written, page);
  return NAME_RULES.find(({ applies }) => applies(facts))?.means ?? null;
}

/** `/team/logo.jpg` of `/team/logo`, who is called so. */
function isCalledAsPath(pathname: string, { path }: NamedPage): boolean {
  return /^\/[^/]+\/.*[^/]$/.test(path) && pathname.replace(/\.\w{3,4}$/, '') === path;
}
