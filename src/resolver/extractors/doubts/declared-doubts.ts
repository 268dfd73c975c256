import type { PageSnapshot } from '../../page-snapshot';
import type { Bonus, SourceMethod } from '../../types';
import { addressParts } from '../address/address-parts';
import { namedPath } from '../address/named-path';
import { pictureKey } from '../address/picture-key';
import type { ClaimedSize } from '../address/size-in-address';
import {
  isDrawnMap,
  isHostOfOthers,
  isMapTile,
  isOnPersonHost,
  isStaticMap,
  PORTRAIT_SCRIPT,
} from '../body/telling-names';
import { smallSizeTerms } from '../declared-terms';
import type { MergedPicture } from '../merge-pictures';
import type { DOUBT_POINTS } from '../page-bonuses';
import { isBanner, isLargeOfTopic, isSmallSquare, isStrip } from './declared-shape';
import { doubtTerm } from './doubt-term';
import { factsOfPage, type OfPage } from './doubted-page';
import { isDrawnCard, isTitledOtherwise } from './drawn-card';
import type { NameDoubt } from './generic-name';
import { isUnreachableFrom } from './local-host';
import { CALLED_THUMBNAIL } from './name-patterns';
import { isNamedMap } from './map-name';
import { nameTerm } from './name-term';
import { bearsSlug } from './named-page';
import { isOfOtherHead, isUnderOtherTitle } from './other-head';
import { isInFolderOfWriters, isNamedPortrait, isOfWriter, OF_PEOPLE } from './portrait-name';
import { isIcon, isLogoFile, isPortraitFile } from './site-logos';
import { spelledSize } from './spelled-size';
import { THEME_FOLDER } from './theme-folder';

/** What speaks against a picture, whichever way it was declared. */
export type Doubt = (picture: MergedPicture) => Bonus[];

/** What shares one template, and is copied together. */
const OPEN_GRAPH: ReadonlySet<SourceMethod> = new Set(['og', 'twitter', 'link', 'image', 'state']);

/** What is known of a declared picture before it is doubted. */
interface DoubtFacts {
  picture: MergedPicture;
  ofPage: OfPage;
  hostname: string;
  pathname: string;
  /** What its name says against it. */
  name: NameDoubt | 'site_logo' | null;
  /** The page shows it as a picture, whatever its name says. */
  isPictured: boolean;
  isForSharingAlone: boolean;
  isCalledSmall: boolean;
  sizeTerms: readonly Bonus[];
}

type Doubts = typeof DOUBT_POINTS;

/** When each of the other doubts applies. */
const CONDITIONS: Readonly<
  Record<
    Exclude<
      keyof Doubts,
      NameDoubt | 'site_logo' | 'unlike_page' | 'shown_small' | 'shown_elsewhere' | 'icon_size'
    >,
    (facts: DoubtFacts) => boolean
  >
> = {
  shown_as_logo: ({ picture, name, isPictured, ofPage }) =>
    (picture.isShownAsLogo || (!ofPage.isFrontPage && isIcon(picture.url, ofPage))) &&
    !isPictured &&
    name !== 'site_logo' &&
    name !== 'logo_name',
  card_of_site: ({ picture, name, ofPage }) =>
    name === 'generic_name' && ofPage.isOfSite && isByTemplateAlone(picture),
  says_none: ({ picture, name, ofPage }) =>
    (name === 'generic_name' || name === 'vague_name' || picture.source_method === 'video_poster') &&
    ofPage.saysNone(),
  function_page: ({ ofPage, isForSharingAlone, picture }) =>
    ofPage.isFunction && isForSharingAlone && !picture.isShownInText,
  forum_default: ({ picture, ofPage, isForSharingAlone }) =>
    ofPage.declaresForumDefault && isForSharingAlone && !picture.sources.includes('image'),
  left_over: ({ picture, ofPage, isForSharingAlone, pathname }) =>
    isForSharingAlone && isOfOtherHead(picture, pathname, ofPage.head),
  other_title: ({ picture, ofPage, isForSharingAlone }) =>
    isForSharingAlone &&
    (isUnderOtherTitle(picture, ofPage.head) ||
      (isTitledOtherwise(picture.url, ofPage.page.topicWords) && ofPage.showsPhoto())),
  local_address: ({ ofPage, hostname }) => isUnreachableFrom(ofPage.hostname, hostname),
  portrait: ({ picture, hostname, pathname, ofPage }) =>
    !ofPage.isProfile &&
    (picture.isShownAsPortrait ||
      ofPage.portraitKeys.has(pictureKey(picture.url).key) ||
      isPortraitFile(pathname, ofPage) ||
      isOnPersonHost(hostname, pathname) ||
      PORTRAIT_SCRIPT.test(picture.url) ||
      isNamedPortrait(pathname, ofPage.page, ofPage.writers) ||
      (isSmallSquare(picture) && OF_PEOPLE.test(pathname)) ||
      isOfWriter(picture.alt, ofPage)),
  of_writers: ({ pathname, ofPage }) =>
    !ofPage.isProfile && isInFolderOfWriters(pathname) && isNamedPortrait(pathname, ofPage.page, []),
  declared_strip: ({ picture, ofPage }) => isStrip(picture) || (isBanner(picture) && ofPage.isProduct()),
  teaser_of_other: ({ picture, pathname, ofPage }) =>
    picture.isShownAsTeaser &&
    !picture.isShownInText &&
    isByTemplate(picture) &&
    !ofPage.isFrontPage &&
    !bearsSlug(pathname, ofPage.page.slug),
  // Of the way to somewhere, where the page shows a photo.
  map: ({ picture, pathname, ofPage }) =>
    isStaticMap(addressParts(picture.url)) ||
    ((isNamedMap(pathname, ofPage) || isDrawnMap(addressParts(picture.url))) && ofPage.showsPhoto()),
  not_of_page: ({ picture, hostname, pathname }) =>
    picture.isShownAsAdvertisement || isHostOfOthers(hostname) || isMapTile(hostname, pathname),
  drawn_card: ({ picture, ofPage }) => isDrawnCard(picture.url, ofPage.page.slug) && ofPage.showsPhoto(),
  of_series: ({ picture, ofPage }) => ofPage.ofSeries.has(picture.url),
  of_sibling: ({ pathname, ofPage }) => ofPage.isOfSibling(pathname),
  theme_folder: ({ pathname }) => THEME_FOLDER.test(pathname),
  profile_portrait: ({ ofPage, isCalledSmall, sizeTerms }) =>
    ofPage.isProfile && (isCalledSmall || sizeTerms.length > 0),
  thumbnail_name: ({ pathname }) => CALLED_THUMBNAIL.test(pathname),
  not_a_photo: ({ pathname, picture }) =>
    /\.(?:svg|ico)$/i.test(pathname) || /^\s*image\/svg/i.test(picture.type ?? ''),
};

/** The same as a list, which all pictures share. */
const DOUBTS: readonly { bonus: Bonus; applies: (facts: DoubtFacts) => boolean }[] = Object.entries(
  CONDITIONS,
).map(([name, applies]) => ({
  bonus: doubtTerm(name as keyof Doubts),
  applies,
}));

/** The doubts about the declared pictures of one page. Those of the body have terms of their own for most of it. */
export function doubtsAbout(snapshot: PageSnapshot): Doubt {
  const ofPage = factsOfPage(snapshot);
  return (picture) => {
    if (picture.source_method === 'image') return doubtsAboutShown(picture, ofPage);
    const facts = factsOf(picture, ofPage);
    const found = DOUBTS.filter(({ applies }) => applies(facts)).map(({ bonus }) => bonus);
    return [...(facts.name === null ? [] : [doubtTerm(facts.name)]), ...found, ...facts.sizeTerms];
  };
}

function doubtsAboutShown({ url }: MergedPicture, { logos, saysNone }: OfPage): Bonus[] {
  const doubts: Bonus[] = logos.has(url) ? [doubtTerm('site_logo')] : [];
  return saysNone() ? [...doubts, doubtTerm('says_none')] : doubts;
}

function factsOf(picture: MergedPicture, ofPage: OfPage): DoubtFacts {
  const { url, bonuses } = picture;
  const { page, logos } = ofPage;
  const parts = addressParts(url);
  const pathname = namedPath(parts);
  const isPictured = picture.isShownInText || isLargeOfTopic(picture, page);
  const isCalledSmall = bonuses.some(({ name }) => name === 'declared_small');
  return {
    picture,
    ofPage,
    hostname: parts.host.replace(/:\d+$/, ''),
    pathname,
    name:
      logos.has(url) || (!isPictured && !ofPage.isFrontPage && isLogoFile(pathname, ofPage))
        ? 'site_logo'
        : nameTerm({ picture, pathname, isPictured, ofPage }, page),
    isPictured,
    isForSharingAlone: isForSharingAlone(picture),
    isCalledSmall,
    // What data for scripts names has been judged by its own size.
    sizeTerms: isCalledSmall || picture.sources[0] === 'state' ? [] : smallSizeTerms(knownSize(picture)),
  };
}

/** Pixels: what a page shows no larger counts its visitors. */
const COUNTER_SIDE = 3;

/** That of a counter as the page shows it, else what the address spells. */
function knownSize({ url, declaredWidth: width, declaredHeight: height }: MergedPicture): ClaimedSize {
  const isCounter = width !== null && height !== null && Math.max(width, height) <= COUNTER_SIDE;
  return isCounter ? { width, height } : spelledSize(url);
}

/** Whether nothing but a page's template names it, where structured data that does is of another page. */
function isForSharingAlone(picture: MergedPicture): boolean {
  if (picture.isOfOtherPage) return isByTemplateAlone(picture);
  return picture.sources[0] !== 'state' && picture.sources.every((source) => OPEN_GRAPH.has(source));
}

/** Also what templates write in JSON-LD beside it. */
function isByTemplateAlone({ sources }: MergedPicture): boolean {
  return sources.every((source) => OPEN_GRAPH.has(source) || source === 'jsonld');
}

/** The same, where a template writes microdata, too. */
function isByTemplate({ sources }: MergedPicture): boolean {
  return sources.every((source) => OPEN_GRAPH.has(source) || source === 'jsonld' || source === 'microdata');
}
