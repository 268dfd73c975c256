import { pageAddress } from '../page-address';
import type { PageSnapshot } from '../../page-snapshot';
import { type AddressParts, addressParts, partsOf } from '../address/address-parts';
import { isFunctionPage } from '../doubts/function-page';
import { isListPage } from '../doubts/list-page';
import { writersOf } from '../doubts/portrait-name';
import { isProfilePage } from '../doubts/profile-page';
import { asInAddresses } from '../text/without-accents';
import { rememberAnswers } from '../remember-answers';
import { alikeKey } from './alike-key';
import { namesChart } from './called-chart';
import { cardsOf } from './cards-of';
import { foldersApartFrom } from './folders-apart';
import type { ImageAddress } from './written-addresses';
import { namesOfPart } from './names-of-part';
import { isColumn, type PageWords, pageWords, sharedWords, TITLE_SEPARATOR, wordsOf } from './page-words';
import type { PictureGroup } from './picture-groups';
import { postersInText } from './posters-in-text';
import { isLayerOfSlide } from './slides';

/** A picture and the files of it that the page names. */
export interface Located {
  group: PictureGroup;
  addresses: readonly [ImageAddress, ...ImageAddress[]];
}

/** What is the same for all pictures of a page's body. */
export interface FactsOfPage {
  page: PageSnapshot;
  parts: AddressParts;
  words: PageWords;
  isProfile: boolean;
  isFrontPage: boolean;
  isFunctionPage: boolean;
  isListPage: boolean;
  /** `dsc_2290` of `/dsc_2290_large`: the page of one photo of an album. */
  slugOfOne: string;
  /** Telling words of its heading, where that is a part of the title, else of all of the title. */
  topicWords: ReadonlySet<string>;
  /** Whether a text is its heading, and nothing else. */
  isHeading(text: string): boolean;
  /** Whether that is the page's own by its address, and not the name of its site. */
  isOwnHeading(text: string): boolean;
  /** Of layers of slides, how many stand beside the heading: where the slides have no words, all do. */
  layersBesideHeading: number;
  /** Its address has a word for a map. */
  isAboutMap: boolean;
  /** Its title has a word for a map or a chart. */
  isAboutChart: boolean;
  /** It is what somebody writes for the site, below their name. */
  isColumn: boolean;
  /** Names of those who wrote it, lower case. */
  writers: readonly string[];
  /** Addresses. */
  posters: ReadonlySet<string>;
  /** Few pictures are described as the text behind them begins. */
  hasBylines: boolean;
  /** Pictures before the page's own heading; without end where it has none. */
  beforeHeading: number;
  /** Empty where it is not known. */
  siteName: string;
  /** Hosts that serve many of the pictures without an ending. */
  bareHosts: ReadonlySet<string>;
  /** As `foldersApartFrom` tells. */
  foldersApart: (folders: string, host: string) => string;
  /** As `namesOfPart` tells. */
  namesOfPart: (ancestorNames: string) => string;
  /** By the names around them, as `cardsOf` tells. */
  cards: ReadonlySet<string>;
  /** Of backgrounds of its foot. */
  ofFoot: ReadonlySet<string>;
  /** How many pictures stand between ancestors of such names, by `alikeKey`, and at this address. */
  byNames: ReadonlyMap<string, number>;
  byUrl: ReadonlyMap<string, number>;
}

/** Of letters that addresses have. */
const ASCII_WORD = /[a-z]{4}/i;

const ABOUT_MAP = /(?:^|[-_])(?:maps?|karten?|cartes?|mapas?|mappe|mappa|kaart)(?:[-_.]|$)/;

/** `/mapview/issues/612`: what is reported there is a comment, too, as the software has it. */
const ISSUE = /\/(?:issues|pulls?|merge_requests|discussions|bugs|tickets?)\/\d+\/?$/;

/** Characters; shorter headings stand beside many pictures. */
const MIN_HEADING = 4;

/** Words; a site's name has fewer. */
const LEAST_OF_SLOGAN = 4;

function isSlogan(text: string): boolean {
  return text.trim().split(/\s+/).length >= LEAST_OF_SLOGAN;
}

/** Of a page whose pictures these are. */
export function factsOfPage(page: PageSnapshot, located: readonly Located[]): FactsOfPage {
  const parts = partsOf(pageAddress(page));
  const isFrontPage = parts.path === '/';
  const words = pageWords(page);
  const isIssue = ISSUE.test(parts.path);
  const { heading = '', title } = page;
  const isHeading = (text: string) => heading.length >= MIN_HEADING && text.trim() === heading;
  // In other letters its words tell nothing beside the address.
  const isOfSite = !ASCII_WORD.test(asInAddresses(heading)) && title.endsWith(` ${heading}`);
  const isInTitle = heading !== '' && title.includes(heading);
  return {
    page,
    parts,
    words,
    isProfile: isProfilePage(page),
    isFrontPage,
    isFunctionPage: isFunctionPage(page),
    isListPage: isListPage(page),
    slugOfOne: words.slug.replace(/[-_](?:large|full|detail|big|photo|image)$/, ''),
    topicWords: isInTitle ? wordsOf(heading) : words.title,
    beforeHeading:
      isInTitle || sharedWords(heading, words.title) >= 2
        ? (page.picturesBeforeHeading ?? Number.POSITIVE_INFINITY)
        : Number.POSITIVE_INFINITY,
    siteName: isFrontPage ? '' : siteNameOf(page),
    isHeading,
    isOwnHeading: (text) =>
      isHeading(text) &&
      !isOfSite &&
      (isSlogan(text) || (!isFrontPage && isToldByPath(asInAddresses(text), words))),
    layersBesideHeading: located.filter(
      ({ group: { image } }) => isLayerOfSlide(image) && isHeading(image.context.nearbyText),
    ).length,
    isColumn: isColumn(parts.path),
    isAboutMap: ABOUT_MAP.test(words.slug),
    isAboutChart: namesChart(title),
    writers: writersOf(page),
    posters: postersInText(page),
    hasBylines: located.filter(isNamedBeside).length <= MOST_NAMED_BESIDE,
    bareHosts: bareHostsOf(located),
    foldersApart: foldersApartFrom(parts),
    namesOfPart: rememberAnswers((names) => namesOfPart(names, words, isIssue)),
    cards: cardsOf(located.map(({ group }) => group.image.context)),
    ofFoot: new Set(located.filter(isOfFoot).map(({ addresses }) => addresses[0].url)),
    byNames: countBy(located, ({ group }) => alikeKey(group.image.context.ancestorNames)),
    // What stands there for readers without scripts is shown once.
    byUrl: countBy(
      located.filter(({ group }) => !group.image.isInNoscript),
      ({ addresses }) => addresses[0].url,
    ),
  };
}

/** What its title ends in behind its own part, or what it calls its site; empty where neither tells. */
function siteNameOf({ title, heading = '', metas }: PageSnapshot): string {
  const [first = '', ...others] = title.split(TITLE_SEPARATOR).map((part) => part.trim());
  // Many sites put their own name first.
  const last = heading !== '' && first.includes(heading) ? (others.at(-1) ?? '') : '';
  const named = metas.find(({ key }) => key === 'og:site_name')?.content ?? last;
  return named.length >= MIN_HEADING && named !== heading && !heading.includes(named) ? named : '';
}

/** Pictures that a host serves without an ending at least, where that tells nothing of any. */
const LEAST_BARE = 4;

function bareHostsOf(located: readonly Located[]): ReadonlySet<string> {
  const bare = located
    .map(({ addresses: [{ url }] }) => addressParts(url))
    .filter(({ path }) => !ENDING.test(path));
  const counts = countBy(bare, ({ host }) => host);
  return new Set([...counts].filter(([, count]) => count >= LEAST_BARE).map(([host]) => host));
}

const ENDING = /\.[a-z]\w{2,3}(?:\/|$)/;

/** Of the portraits of those who made a page; more are entries of a list, or photos that bear titles. */
const MOST_NAMED_BESIDE = 2;

function isNamedBeside({ group: { image } }: Located): boolean {
  return image.context.isNamedBeside === true && image.context.linkHref === '';
}

const FOOT = /(?:^|\s)(?:site-|page-)?foot(?:er)?(?:[-_]|\s|$)/i;

function isOfFoot({ group: { image } }: Located): boolean {
  const { kind, context, attributes } = image;
  return kind === 'background' && (context.landmarks.includes('footer') || FOOT.test(attributes.class ?? ''));
}

/** Whether a page's address has a word of its heading, or may have none: it is in other letters. */
function isToldByPath(heading: string, { path, slug }: PageWords): boolean {
  return ASCII_WORD.test(heading) ? sharedWords(heading, path) > 0 : ASCII_WORD.test(slug);
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) {
    const key = keyOf(item);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
