import { decoded } from '../../decoded';
import type { PageSnapshot, SnapshotMeta } from '../../page-snapshot';
import type { Bonus } from '../../types';
import { addressParts } from '../address/address-parts';
import { fileName } from '../body/file-name';
import { pageWords, wordsOf } from '../body/page-words';
import { has } from '../shown-as';
import { doubtTerm } from './doubt-term';
import { areCalledAlike, areOfOneThing, areOfTwoBooks, areOfTwoVariants } from './files-of-one-thing';
import { GENERIC_WORDS } from './generic-words';
import { isInFolderOfOtherLanguage } from './other-language';
import { isOfOtherVariant } from './other-variant';
import { isProductPage } from './product-page';
import { isDeclaredAlone, isLargeCover, type Ranked } from './ranked-picture';
import { wordsOfName } from './words-of-name';

/** A picture of the body by its terms, besides that it is large, and how the declared one differs from it. */
interface Rival {
  terms: readonly string[];
  /** Whether both are of one kind, by their addresses. */
  areAkin(declared: string, own: string): boolean;
  isUnlike(declared: Ranked, snapshot: PageSnapshot, own: Ranked): boolean;
}

/** Pictures that are called like the page, described as it is, or told of in its words. */
const RIVALS: readonly Rival[] = [
  {
    terms: ['words_in_path'],
    areAkin: () => true,
    isUnlike: isAloneAndOtherwise,
  },
  { terms: ['word_in_path', 'in_figure', 'in_article'], areAkin: () => true, isUnlike: isAloneAndOtherwise },
  { terms: ['word_in_path', 'words_in_text'], areAkin: () => true, isUnlike: isAloneAndOtherwise },
  {
    terms: ['words_in_text', 'lead_names'],
    areAkin: () => true,
    isUnlike: (declared, snapshot) =>
      isAloneAndOtherwise(declared, snapshot) && isInLettersOf(declared.url, snapshot.title),
  },
  {
    terms: ['word_in_path'],
    areAkin: areOfOneThing,
    isUnlike: ({ url }, snapshot) => isCalledOtherwise(url, snapshot),
  },
  {
    terms: ['words_in_path'],
    areAkin: () => true,
    isUnlike: (declared, snapshot, own) => isOfOtherVariant(pathOf(declared), () => [pathOf(own)], snapshot),
  },
  { terms: ['described_as_page'], areAkin: areOfTwoVariants, isUnlike: () => true },
  { terms: ['described_as_page'], areAkin: () => true, isUnlike: isOfSeries },
  { terms: ['word_in_path'], areAkin: () => true, isUnlike: isOfSeries },
  { terms: ['in_figure'], areAkin: () => true, isUnlike: isOfSeries },
  { terms: ['words_in_text'], areAkin: areOfTwoBooks, isUnlike: () => true },
  {
    terms: ['words_in_text'],
    areAkin: areCalledAlike,
    isUnlike: (_, snapshot) => isDescribedAsOther(snapshot),
  },
];

/**
 * What speaks against the first of a page's pictures where it is declared, is called by words of which the page has none,
 * or by the number of another variant or edition, and the page shows a large one of its own: of the labelled pages none
 * was right to declare such a picture. Undefined where that is not so.
 */
export function unlikePage(
  first: Ranked,
  ranked: readonly Ranked[],
  snapshot: PageSnapshot,
): Bonus | undefined {
  const isOwn = (one: Ranked) =>
    isLargeCover(one) || (one.isCover && (isFigureBeside(one, first) || isCalledAndDescribed(one)));
  const own = ranked.filter(isOwn);
  const isUnlikeOne = RIVALS.some(({ terms, areAkin, isUnlike }) =>
    own.some(
      (one) =>
        terms.every((term) => has(one, term)) &&
        areAkin(first.url, one.url) &&
        isUnlike(first, snapshot, one),
    ),
  );
  return isUnlikeOne ? doubtTerm('unlike_page') : undefined;
}

function isAloneAndOtherwise(declared: Ranked, snapshot: PageSnapshot): boolean {
  return isDeclaredAlone(declared) && isCalledOtherwise(declared.url, snapshot);
}

/** Three letters of one, as a word has. */
const SCRIPTS = [
  /\p{Script=Cyrillic}{3}/u,
  /\p{Script=Greek}{3}/u,
  /\p{Script=Hebrew}{3}/u,
  /\p{Script=Arabic}{3}/u,
];

/** Whether a file is called in the letters of the title, where those are no Latin ones: names in these may be in any language. */
function isInLettersOf(url: string, title: string): boolean {
  const name = decoded(fileName(addressParts(url).path));
  return SCRIPTS.some((script) => script.test(name) && script.test(title));
}

/** The artwork of a show is square and large, and says less of an episode than any figure in its text. */
function isFigureBeside(one: Ranked, { isOfKin }: Ranked): boolean {
  return isOfKin === true && has(one, 'in_figure') && has(one, 'in_article');
}

/** Of no known size, and all that tells of it is the page's. */
function isCalledAndDescribed(one: Ranked): boolean {
  return has(one, 'described_as_page') && has(one, 'words_in_path');
}

/** Shorter words are initials, and with numbers what a camera calls a file. */
const LETTERS = /^\p{L}{4,}$/u;
/** Of a word; what follows are its endings. */
const STEM = 5;

/** By which a system, and nobody who writes, calls a file. */
const CALLED_BY_SYSTEM =
  /\d{6}|[\da-f]{12}|[A-Z]\d[A-Z]|(?:^|[-_])(?:_?MG|IMG|DSC[FN]?|PXL|DJI|GOPR)[-_]?\d{3,}/i;

function isCalledOtherwise(url: string, snapshot: PageSnapshot): boolean {
  const file = decoded(fileName(addressParts(url).path)).replace(/\.\w+$/, '');
  if (CALLED_BY_SYSTEM.test(file)) return false;
  const { title, path, numbers } = pageWords(snapshot);
  if (numbers.some((number) => url.includes(number))) return false;
  const words = wordsOfName(file).filter((word) => LETTERS.test(word) && !GENERIC_WORDS.has(word));
  const said = snapshot.metas.filter(isOwnText(url, snapshot)).map(({ content }) => content);
  const text = [...title, ...path, ...said].join(' ').toLowerCase();
  return words.length > 0 && !words.some((word) => text.includes(word.slice(0, STEM)));
}

/** The artwork of a show, on the page of an episode: that of a product's kin is the product's. */
function isOfSeries({ isOfKin }: Ranked, snapshot: PageSnapshot): boolean {
  return isOfKin === true && !isProductPage(snapshot);
}

function pathOf({ url }: Ranked): string {
  return addressParts(url).path.toLowerCase();
}

/** Words that the description of a variant has in common with the page's title, at least. */
const LEAST_SHARED = 2;

/** `Kettle 2 L, harbour blue` on the page of “Kettle 2 L, brick red”: the declared picture is described as another variant. */
function isDescribedAsOther(snapshot: PageSnapshot): boolean {
  const described = wordsOf(snapshot.metas.find(({ key }) => key === 'og:image:alt')?.content ?? '');
  const { ownTitle } = pageWords(snapshot);
  const shared = [...described].filter((word) => ownTitle.has(word)).length;
  return shared >= LEAST_SHARED && shared < described.size && shared < ownTitle.size;
}

const OF_TEXT = /^(?:og:|twitter:)?(?:title|description)$|^keywords$/;
const OF_PICTURE = /^(?:og:|twitter:)image:alt$/;

/** Those that tell of the page; what is said of a picture made for another language tells of what that one is about. */
function isOwnText(url: string, snapshot: PageSnapshot): (meta: SnapshotMeta) => boolean {
  const isOfPicture = !isInFolderOfOtherLanguage(addressParts(url).path, snapshot);
  return ({ key }) => OF_TEXT.test(key) || (isOfPicture && OF_PICTURE.test(key));
}
