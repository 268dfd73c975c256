import type { Bonus } from '../../types';
import { BODY_POINTS } from '../page-bonuses';
import { THEME_FOLDER } from '../doubts/theme-folder';
import { isBesideThePage } from '../json-ld/beside-the-page';
import type { BodyFacts } from './body-facts';
import { isIn, isInArticle } from './part-of-page';
import { bearsName } from './named-in-title';
import { aspectOf, isLarge, isStrip, isWide, longerSide, shorterSide } from './picture-shape';
import {
  ADVERTISED_ALT,
  ANSWERS,
  ATTACHED,
  ATTACHED_FILE,
  BADGE_HOST,
  CLONED,
  CODE_FILE,
  COMMENTS,
  COMIC,
  COMMENTS_FOLDER,
  CONTENT_NAMES,
  FEATURED,
  LEAD_NAMES,
  NAME_WORDS,
  NOT_PAGE_IMAGE,
  QUOTED,
  SHARING_PICTURE,
  SIGN_ALT,
} from './name-words';
import {
  ADVERTISEMENT_SIZES,
  ARTICLE_LOGO,
  isCounter,
  isPortrait,
  LOCATOR_MAP,
  MAP_TILE,
  NOT_FOUND,
  TILE_NAME,
} from './telling-names';

/** A gallery is called so, too, until its script has run. */
const PLACEHOLDER = /(?<!gallery-)placeholder/;
const PHOTO = /\.(?:jpe?g|webp|avif)$/;

type Condition = (facts: BodyFacts) => boolean;

/** When a term of `BODY_POINTS` applies to a picture. */
const CONDITIONS: Readonly<Record<keyof typeof BODY_POINTS, Condition>> = {
  in_article: isInArticle,
  in_figure: ({ landmarks }) => landmarks.includes('figure'),
  in_furniture: (facts) =>
    isIn(facts, 'nav', 'footer') ||
    (isIn(facts, 'header') && !isInArticle(facts) && facts.kind !== 'background'),
  in_aside: (facts) => isIn(facts, 'aside'),
  // `related-articles` is the name of a list.
  content_names: ({ ancestorNames }) =>
    CONTENT_NAMES.test(ancestorNames) &&
    (!NAME_WORDS.list.test(ancestorNames) || CONTENT_NAMES.test(withoutLists(ancestorNames))),
  lead_names: ({ ancestorNames, ownNames }) => LEAD_NAMES.test(ancestorNames) || LEAD_NAMES.test(ownNames),
  list_names: (facts) =>
    NAME_WORDS.list.test(facts.ancestorNames) && !isForSharing(facts) && !isFeatured(facts),
  for_sharing: isForSharing,
  alike_many: (facts) => facts.alike >= 5 && leadsAway(facts),
  alike_some: (facts) => facts.alike >= 3 && facts.alike < 5 && leadsAway(facts),
  repeated: (facts) => facts.repeats > 2 && !isForSharing(facts),

  size_large: isLarge,
  size_medium: (facts) =>
    !isLarge(facts) &&
    // Of thumbnails the tallest is no better than the others.
    (facts.link === 'picture' ? (facts.width ?? 0) : longerSide(facts)) >= 300 &&
    shorterSide(facts) >= 180,
  size_small: (facts) => shorterSide(facts) >= 80 && shorterSide(facts) < 150,
  size_tiny: (facts) => shorterSide(facts) < 80,
  shape_strip: (facts) => isStrip(aspectOf(facts)),
  shape_wide: (facts) => isWide(aspectOf(facts)),
  shape_square: ({ width, height }) => width !== null && width === height,
  shape_advertisement: ({ width, height }) => ADVERTISEMENT_SIZES.has(`${width}x${height}`),

  // A page about logos shows logos: words of the page in the name speak for it.
  logo: ({ ownNames, path, host, fileName, sharedInPath, sharedInText }) =>
    /^logos?\./.test(host) ||
    (NAME_WORDS.logo.test(ownNames) && !ARTICLE_LOGO.test(fileName)) ||
    NAME_WORDS.brand.test(ownNames) ||
    (NAME_WORDS.logo.test(path) && !(sharedInPath >= 2 && sharedInText >= 2)),
  icon: ({ ownNames, path, namesAndPath, host, folders, fileName, alt, titleWords }) =>
    bearsName(NAME_WORDS.icon, namesAndPath, titleWords) ||
    NAME_WORDS.control.test(ownNames) ||
    bearsName(NAME_WORDS.iconFolder, folders, titleWords) ||
    (path.endsWith('.svg') && (NAME_WORDS.badge.test(path) || BADGE_HOST.test(host))) ||
    (alt !== '' && SIGN_ALT.test(alt)) ||
    CODE_FILE.test(fileName),
  theme: ({ path }) => THEME_FOLDER.test(path),
  decoration: ({ path, ownNames, titleWords }) =>
    bearsName(NAME_WORDS.decoration, path, titleWords) || ownNames.includes(NOT_PAGE_IMAGE),
  map_tile: ({ ownNames, path, fileName }) =>
    (ownNames.includes('tile') && TILE_NAME.test(ownNames)) ||
    LOCATOR_MAP.test(path) ||
    (/^\d/.test(fileName) && MAP_TILE.test(path)),
  person: (facts) => !facts.isProfile && isPortrait(facts),
  // Classified advertisements are what their page is about, and share its words.
  advertisement: ({ ancestorNames, names, namesAndFolders, host, itemType, sharedInText, alt }) =>
    itemType === 'sponsored' ||
    (sharedInText < 2 && NAME_WORDS.advertisement.test(`${ancestorNames} ${namesAndFolders}`)) ||
    NAME_WORDS.advertisementHost.test(host) ||
    NAME_WORDS.promotion.test(names) ||
    (alt !== '' && ADVERTISED_ALT.test(alt)),
  tracker: ({ ownNames, namesAndFolders, host, folders, fileName, path, sharedInPath }) =>
    // Of a song the track is the subject, and a click on any picture may be counted.
    (!PHOTO.test(fileName) && NAME_WORDS.tracker.test(namesAndFolders)) ||
    (sharedInPath === 0 && (PLACEHOLDER.test(ownNames) || folders.includes('placeholder'))) ||
    NAME_WORDS.trackerHost.test(host) ||
    NAME_WORDS.standIn.test(fileName) ||
    isCounter(fileName, path) ||
    NOT_FOUND.test(fileName),
  share_button: (facts) =>
    shorterSide(facts) < 200 && NAME_WORDS.share.test(`${facts.ownNames} ${facts.fileName}`),
  drawing: ({ path }) => path.endsWith('.svg'),
  gif: ({ fileName }) => fileName.endsWith('.gif'),
  photo: ({ fileName }) => PHOTO.test(fileName),
  nothing_known: (facts) =>
    !/\.\w{3,4}$/.test(facts.path) && facts.alt === '' && !isInArticle(facts) && longerSide(facts) === 0,
  in_noscript: ({ isInNoscript }) => isInNoscript,
  poster_in_text: ({ isPosterInText }) => isPosterInText,
  // A background that bears the page's own heading is its opening.
  not_img: ({ kind, sharedInText }) => (kind === 'background' && sharedInText < 2) || kind === 'svg_image',

  links_author: ({ itemType, isProfile }) => itemType === 'author' && !isProfile,
  attached: ({ ownNames, path, addresses, ancestorNames }) =>
    (ATTACHED_FILE.test(path) || addresses[0].url.includes('action=dlattach') || ATTACHED.test(ownNames)) &&
    !COMMENTS.test(ancestorNames),
  featured: isFeatured,
  on_error_page: ({ isFunctionPage }) => isFunctionPage,
  front_page_teaser: ({ link, isFrontPage }) => isFrontPage && link === 'other_page',
  in_comments: ({ ancestorNames, folders }) => COMMENTS.test(ancestorNames) || COMMENTS_FOLDER.test(folders),
  in_answers: ({ ancestorNames }) => ANSWERS.test(ancestorNames),
  quoted: ({ ancestorNames }) => QUOTED.test(ancestorNames),
  cloned: ({ ancestorNames, ownNames }) => CLONED.test(ancestorNames) || CLONED.test(ownNames),

  links_home: ({ link }) => link === 'home',
  links_other_page: ({ link, alike }) => link === 'other_page' && alike > 1,
  links_onward: ({ link, alike, names }) => link === 'other_page' && alike === 1 && !COMIC.test(names),
  links_other_site: ({ link }) => link === 'other_site',
  links_picture: ({ link }) => link === 'picture',

  word_in_text: ({ sharedInText }) => sharedInText >= 1,
  words_in_text: ({ sharedInText }) => sharedInText >= 2,
  word_in_path: ({ sharedInPath }) => sharedInPath >= 1,
  words_in_path: ({ sharedInPath }) => sharedInPath >= 2,
  shares_number: ({ sharesNumber }) => sharesNumber,
  shares_month: ({ sharesMonth }) => sharesMonth,
  // A sign of a project's state is called like the project.
  same_name: ({ isNamedAsPage, path }) => isNamedAsPage && !path.endsWith('.svg'),
  described: ({ alt }) => alt.length > 20,
  itemprop: ({ itemprop, itemType, isProfile }) =>
    /image|thumbnail|contenturl|photo/i.test(itemprop) &&
    (itemType === 'imageobject' || (isProfile && itemType === 'person') || !isBesideThePage(itemType)),

  hidden: ({ isHidden }) => isHidden,
  invisible: ({ layout }) => layout !== undefined && !layout.isVisible,
  prominent: ({ layout }) => layout !== undefined && layout.isVisible && isProminent(layout),
};

/** The same as a list. Bonuses are never changed, so that all pictures share one of each. */
const TERMS: readonly { bonus: Bonus; applies: Condition }[] = Object.entries(CONDITIONS).map(
  ([name, applies]) => ({
    bonus: { name, points: BODY_POINTS[name as keyof typeof BODY_POINTS] },
    applies,
  }),
);

/** The terms that apply to a picture, whatever the others are. */
export function bodyTerms(facts: BodyFacts): Bonus[] {
  const terms: Bonus[] = [];
  for (const { bonus, applies } of TERMS) if (applies(facts)) terms.push(bonus);
  return terms;
}

/** A page that shows the picture under which it is shared, beside the buttons for it. */
function isForSharing({ ownNames, ancestorNames }: BodyFacts): boolean {
  return SHARING_PICTURE.test(ownNames) || SHARING_PICTURE.test(ancestorNames);
}

function isFeatured(facts: BodyFacts): boolean {
  return FEATURED.test(facts.ownNames) && !leadsAway(facts);
}

function withoutLists(names: string): string {
  const isOfOther = (name: string) => !NAME_WORDS.list.test(name);
  return names.split(' ').filter(isOfOther).join(' ');
}

function leadsAway({ link }: BodyFacts): boolean {
  return link === 'other_page' || link === 'other_site' || link === 'home';
}

/** Large on the screen, and near the top of the page. */
function isProminent({ renderedWidth, renderedHeight, top }: NonNullable<BodyFacts['layout']>): boolean {
  return renderedWidth >= 400 && renderedHeight >= 200 && top < 1_500;
}
