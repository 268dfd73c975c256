import { addressParts } from '../address/address-parts';
import { SIZE_CHART } from '../doubts/commerce-patterns';
import { COOKIE_BANNER } from '../doubts/name-patterns';
import { isInFolderOfWriters, isPortraitOfWriter } from '../doubts/portrait-name';
import { THEME_FOLDER } from '../doubts/theme-folder';
import { isAdvertisement, isOnAdServer } from './advertisement';
import { isIcon } from './icon-of-page';
import { isLogo } from './logo-of-site';
import { isInByline, isOfContact, isTitledWriter } from './named-in-byline';
import { isCalledChart } from './called-chart';
import type { BodyFacts } from './body-facts';
import { bearsName } from './named-in-title';
import { NAME_WORDS, NOT_PAGE_IMAGE, ORNAMENT } from './name-words';
import { sharedWords, wordsOf } from './page-words';
import { isShareButton } from './share-button';
import { isStepOfGuide } from './step-of-guide';
import { isTracker } from './tracker';
import { BESIDE_TEXT, HEADING_FILE, OF_CONSENT, isHeadOfSite, isPartOfSite } from './part-of-site-file';
import { isInArticle } from './part-of-page';
import { longerSide } from './picture-shape';
import { isDescribedAsChart, isDescribedAsPortrait } from './telling-alt';
import {
  isPortrait,
  isStaticMap,
  FOLDER_OF_SLIDES,
  LOCATOR_MAP,
  MAP_OF_SERVICE,
  PHOTO,
  isCalledAsOfWriter,
  isCalledMapTile,
  TILE_NAME,
} from './telling-names';

/** What stands behind the head of all pages. */
const CALLED_HEADER = /(?:^|[-_])header[-_.]/;

const LOOKS_OF_FORUM = /\/styles\/[^/]+\/theme\/images\//;

/** What style sheets of many sites call a circle, in which people are shown. */
const CIRCLE = /(?:^|\s)(?:rounded-full|rounded-circle|img-circle|is-rounded|circle-img)(?:\s|$)/;

function isRound({ ownNames, width, height }: BodyFacts): boolean {
  return width === height && CIRCLE.test(ownNames);
}

/** What stands for a paper in pictures, by its heading, its description or its class names. */
const GRAPHICAL_ABSTRACT =
  /(?:graphical|visual)[ -]abstract|abstract graphical|\btoc[ -]graphic|r[ée]sum[ée] graphique|resumen gr[áa]fico|gra(?:ph|f)ische zusammenfassung/i;

/** Pixels. */
const TALLER_THAN_HEADINGS = 150;

/** When a term of `BODY_POINTS` applies to a picture. */
export type Condition = (facts: BodyFacts) => boolean;

/** What a picture is by its names, its address and its description: a logo, an icon, a portrait, a photo. */
export const KIND_CONDITIONS = {
  logo: isLogo,
  icon: isIcon,
  // A script in there cuts pictures of elsewhere: `/themes/editorial/thumb.php?src=uploads/fox.jpg`.
  theme: ({ path }) => THEME_FOLDER.test(path) && !path.endsWith('.php'),
  decoration: ({
    path,
    host,
    ownNames,
    ofPage,
    fileName,
    folders,
    sharedInPath,
    sharedInText,
    isDescribedAsPart,
    isOfFoot,
    isPaper,
    kind,
  }) =>
    isOfFoot ||
    isPaper ||
    bearsName(NAME_WORDS.decoration, path, ofPage.words.title) ||
    HEADING_FILE.test(fileName) ||
    (sharedInPath === 0 && BESIDE_TEXT.test(fileName)) ||
    (sharedInText === 0 &&
      [OF_CONSENT, COOKIE_BANNER].some((names) => bearsName(names, path, ofPage.words.title))) ||
    (isPartOfSite(fileName) &&
      sharedInPath === 0 &&
      sharedWords(folders.slice(host.length), ofPage.words.title) === 0) ||
    bearsName(SIZE_CHART, fileName, ofPage.words.title) ||
    isHeadOfSite(fileName, ofPage.words.title) ||
    (kind === 'background' && sharedInPath === 0 && CALLED_HEADER.test(fileName)) ||
    (FOLDER_OF_SLIDES.test(folders) && sharedInPath === 0 && sharedInText === 0) ||
    LOOKS_OF_FORUM.test(folders) ||
    isDescribedAsPart ||
    ORNAMENT.test(ownNames) ||
    ownNames.includes(NOT_PAGE_IMAGE),
  map_tile: ({ ownNames, path, fileName, addresses, sharedInText, ofPage }) =>
    (ownNames.includes('tile') && TILE_NAME.test(ownNames)) ||
    (!ofPage.isAboutMap && LOCATOR_MAP.test(path)) ||
    (path.includes('static') && isStaticMap(addressParts(addresses[0].url))) ||
    (!ofPage.isAboutMap && sharedInText < 2 && MAP_OF_SERVICE.test(addresses[0].url)) ||
    (/^\d/.test(fileName) && isCalledMapTile(path)),
  person: (facts) =>
    !facts.ofPage.isProfile &&
    (isPortrait(facts) ||
      isRound(facts) ||
      isDescribedAsPortrait(facts.alt) ||
      isInByline(facts) ||
      isTitledWriter(facts) ||
      isOfContact(facts) ||
      isPortraitOfWriter(facts.alt, facts.fileName, facts.ofPage.writers)),
  // Words of the title stand beside a byline, too; who has a number is one of many.
  of_writer: (facts) => {
    const { path, fileName, ofPage } = facts;
    const isNumbered = !ofPage.isProfile && /^\d+\.\w+$/.test(fileName);
    return (
      ((ofPage.isColumn || isNumbered) && isInFolderOfWriters(path)) ||
      (ofPage.isColumn && isCalledAsOfWriter(fileName, path)) ||
      (!ofPage.isProfile &&
        facts.link === 'other_page' &&
        isInFolderOfWriters(path) &&
        isInFolderOfWriters(facts.linkHref)) ||
      isTitledWriter(facts)
    );
  },
  advertisement: isAdvertisement,
  not_of_page: isOnAdServer,
  tracker: isTracker,
  share_button: isShareButton,
  drawing: ({ path }) => path.endsWith('.svg'),
  // What leads to a page of its own is more than a part of this one's text.
  chart: ({ alt, link, fileName, ofPage }) =>
    (isDescribedAsChart(alt) && !fileName.endsWith('.svg')) ||
    (link !== 'other_page' && !ofPage.isAboutChart && isCalledChart(fileName)),
  gif: ({ fileName }) => fileName.endsWith('.gif'),
  heading_as_picture: (facts) =>
    facts.fileName.endsWith('.gif') &&
    (facts.height ?? 0) < TALLER_THAN_HEADINGS &&
    isAllOf(wordsOf(facts.alt), facts.ofPage.words.title),
  gif_of_site: ({ fileName }) => fileName.endsWith('.gif') && !/\d{3}/.test(fileName),
  // Forums have attachments under numbers, and tell their files' names.
  photo: ({ fileName, alt }) => PHOTO.test(fileName) || (PHOTO.test(alt.toLowerCase()) && !/\s/.test(alt)),
  nothing_known: (facts) =>
    !facts.isOnBareHost &&
    !/\.\w{3,4}$/.test(facts.path) &&
    facts.alt === '' &&
    !isInArticle(facts) &&
    longerSide(facts) === 0,
  graphical_abstract: ({ headings, ownNames, ancestorNames, alt }) =>
    [alt, ownNames, ancestorNames, ...headings].some((text) => GRAPHICAL_ABSTRACT.test(text)),
  step: isStepOfGuide,
  in_noscript: ({ isInNoscript }) => isInNoscript,
  poster_in_text: ({ isPosterInText }) => isPosterInText,
  // A background that bears the page's own heading is its opening.
  not_img: ({ kind, sharedInText }) => (kind === 'background' && sharedInText < 2) || kind === 'svg_image',
} satisfies Record<string, Condition>;

/** Whether there are some, and the page's title has each of them. */
function isAllOf(words: ReadonlySet<string>, titleWords: ReadonlySet<string>): boolean {
  return words.size > 0 && [...words].every((word) => titleWords.has(word));
}
