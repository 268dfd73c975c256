import { decoded } from '../../decoded';
import type { PageSnapshot } from '../../page-snapshot';
import type { Bonus, SourceMethod } from '../../types';
import { isArticlePage } from './article-page';
import { addressParts } from '../address/address-parts';
import { sizeInAddress } from '../body/claimed-size';
import { smallSizeTerms } from '../declared-terms';
import { type NamedPage, namedPage, type NameDoubt, nameDoubt } from './generic-name';
import { sharedWords } from '../body/page-words';
import { isOfOtherPage } from './left-over';
import { isUnreachableFrom } from './local-host';
import type { MergedPicture } from '../merge-pictures';
import { DOUBT_POINTS } from '../page-bonuses';
import { NAME_WORDS } from '../body/name-words';
import { isProfilePage } from './profile-page';
import { siteLogos } from './site-logos';
import { THEME_FOLDER } from './theme-folder';

/** What speaks against a picture, whichever way it was declared. */
export type Doubt = (picture: MergedPicture) => Bonus[];

/** What shares one template, and is copied together. */
const OPEN_GRAPH: ReadonlySet<SourceMethod> = new Set(['og', 'twitter', 'link', 'image']);

const PORTRAIT =
  /(?:\/|%2f)(?:avatars?|profile_images|profile[-_]?pics?|userpics?)(?:\/|%2f)|headshot|gravatar|(?:^|[/_-]|%2f)avatar[-_.]|[-_]avatar\.\w+$/i;
const THUMBNAIL = /[-_]thumb(?:nail)?\.\w+$|\/thumb(?:nail)?s?\//i;

/** The doubts about the declared pictures of one page. Those of the body have terms of their own for most of it. */
export function doubtsAbout(snapshot: PageSnapshot): Doubt {
  const logos = siteLogos(snapshot);
  const page = namedPage(snapshot);
  const { hostname: pageHost, pathname: pagePath } = new URL(snapshot.url);
  /** The page is no article, and not the front page, which the site's card stands for. */
  const isOfSite = pagePath !== '/' && !isArticlePage(snapshot);
  const isProfile = isProfilePage(snapshot);
  const isLeftOver = isOfOtherPage(snapshot);
  return (picture) => {
    const { url, sources, source_method, bonuses, isShownAsLogo, declaredWidth, declaredHeight } = picture;
    if (source_method === 'image') return logos.has(url) ? [SITE_LOGO] : [];
    const { host, path: pathname, query } = addressParts(url);
    const hostname = host.replace(/:\d+$/, '');
    const isPictured = picture.isShownInText || isLargeOfTopic(picture, page);
    const name = logos.has(url) ? 'site_logo' : nameTerm({ pathname, query, isPictured }, page);
    const isForSharingAlone = sources.every((source) => OPEN_GRAPH.has(source));
    const isCalledSmall = bonuses.some(({ name: term }) => term === 'declared_small');
    const sizeTerms = isCalledSmall ? [] : smallSizeTerms(sizeInAddress(url));
    const doubts: [keyof typeof DOUBT_POINTS, boolean][] = [
      ...(name === null ? [] : [[name, true] satisfies [typeof name, boolean]]),
      ['shown_as_logo', isShownAsLogo && !isPictured && name !== 'site_logo' && name !== 'logo_name'],
      ['card_of_site', name === 'generic_name' && isOfSite && isForSharingAlone],
      ['left_over', isLeftOver && isForSharingAlone],
      ['local_address', isUnreachableFrom(pageHost, hostname)],
      ['portrait', !isProfile && (picture.isShownAsPortrait || isNamedPortrait(pathname, page))],
      ['declared_strip', isStrip(url, declaredWidth, declaredHeight)],
      ['not_of_page', picture.isShownAsAdvertisement || isHostOfOthers(hostname)],
      ['theme_folder', THEME_FOLDER.test(pathname)],
      ['profile_portrait', isProfile && (isCalledSmall || sizeTerms.length > 0)],
      ['thumbnail_name', THUMBNAIL.test(pathname)],
      ['not_a_photo', /\.(?:svg|ico)$/i.test(pathname)],
    ];
    const found = doubts
      .filter(([, applies]) => applies)
      .map(([name]) => ({ name, points: DOUBT_POINTS[name] }));
    return [...found, ...sizeTerms];
  };
}

const SITE_LOGO: Bonus = { name: 'site_logo', points: DOUBT_POINTS.site_logo };

function isHostOfOthers(hostname: string): boolean {
  return NAME_WORDS.advertisementHost.test(hostname) || NAME_WORDS.trackerHost.test(hostname);
}

/** Whether a picture is three times as wide as high and low: what a logo is, and no cover. */
function isStrip(url: string, declaredWidth: number | null, declaredHeight: number | null): boolean {
  const spelled = sizeInAddress(url);
  const width = spelled.width ?? declaredWidth;
  const height = spelled.height ?? declaredHeight;
  return width !== null && height !== null && height < 250 && width > 2.8 * height;
}

interface NamedPicture {
  pathname: string;
  query: string;
  /** The page shows it as a picture, whatever its name says. */
  isPictured: boolean;
}

/** What the name says against a picture, unless the picture is the page's own all the same. */
function nameTerm({ pathname, query, isPictured }: NamedPicture, page: NamedPage): NameDoubt | null {
  const doubt = nameDoubt(pathname, page);
  if (doubt === 'logo_name') return isPictured ? null : doubt;
  // A card for sharing that is drawn from words of the page.
  const isCard = doubt === 'generic_name' || doubt === 'vague_name';
  return isCard && query !== '' && sharedWords(decoded(query), page.topicWords) > 0 ? null : doubt;
}

/** A large picture whose name has a word of the page: a page about a logo shows it. */
function isLargeOfTopic(
  { url, declaredWidth, declaredHeight }: MergedPicture,
  { topicWords }: NamedPage,
): boolean {
  const isLarge = (declaredWidth ?? 0) >= 1_000 && (declaredHeight ?? 0) >= 500;
  return isLarge && sharedWords(url.split('/').at(-1) ?? '', topicWords) >= 1;
}

/** A portrait's name has no words of the page. */
function isNamedPortrait(pathname: string, { topicWords }: NamedPage): boolean {
  return PORTRAIT.test(pathname) && sharedWords(pathname.split('/').at(-1) ?? '', topicWords) < 2;
}
