import { decoded } from '../../decoded';
import type { PageSnapshot, SnapshotMeta } from '../../page-snapshot';
import type { Bonus, SourceMethod } from '../../types';
import { addressParts } from '../address/address-parts';
import { fileName } from '../body/file-name';
import { pageWords } from '../body/page-words';
import { DOUBT_POINTS } from '../page-bonuses';
import { GENERIC_WORDS } from './generic-words';
import { stemOf } from './stem-of';
import { wordsOfName } from './words-of-name';

/** What is known of a picture once it is ranked. */
interface Ranked {
  url: string;
  sources: readonly SourceMethod[];
  bonuses: readonly Bonus[];
  points: number;
  isCover: boolean;
}

/** What a page's template declares, in structured data too; all other ways are a page's own. */
const DECLARING: ReadonlySet<SourceMethod> = new Set(['og', 'twitter', 'jsonld', 'microdata', 'link']);

/** What a picture of the body has whose description is the page's heading, and large. */
const DESCRIBED_AS_PAGE = ['described_as_page', 'size_large'] as const;

/** What a picture of the body has that is called like the page, twice over, and large. */
const CALLED_AS_PAGE = ['words_in_path', 'size_large'] as const;

/** Shorter words are initials, and with numbers what a camera calls a file. */
const LETTERS = /^\p{L}{4,}$/u;
/** Of a word; what follows are its endings. */
const STEM = 5;

/** By which a system, and nobody who writes, calls a file. */
const CALLED_BY_SYSTEM = /\d{6}|[\da-f]{12}|[A-Z]\d[A-Z]/;

/**
 * What speaks against the first of a page's pictures where it is declared and not shown, its file is called by words of which
 * the page has none, and the page shows a large one that is called like itself: of 4,886 labelled pages none was right
 * to declare such a picture. Empty where that is not so.
 */
export function unlikePage(ranked: readonly Ranked[], snapshot: PageSnapshot): Bonus[] {
  const first = ranked[0];
  if (first === undefined || !isDeclaredAlone(first)) return [];
  const isOfPage =
    ranked.some((one) => hasAll(one, CALLED_AS_PAGE)) && isCalledOtherwise(first.url, snapshot);
  const isOfVariant = ranked.some(
    (one) => hasAll(one, DESCRIBED_AS_PAGE) && isOtherVariant(first.url, one.url),
  );
  return isOfPage || isOfVariant ? [{ name: 'unlike_page', points: DOUBT_POINTS.unlike_page }] : [];
}

function hasAll({ isCover, bonuses }: Ranked, terms: readonly string[]): boolean {
  return isCover && terms.every((term) => bonuses.some(({ name }) => name === term));
}

/** `7040-510_01` beside `7040-372_01`: the number of a thing, that of its variant, and that of the photo. */
const VARIANT = /^(.*?\d{3,}[-_])(\d{2,5})([-_]\d{1,2})?$/;

/** Whether a file is called like another but for the number of a variant. */
function isOtherVariant(url: string, ofPage: string): boolean {
  const [, thing, variant, photo] = VARIANT.exec(stemOf(addressParts(url).path)) ?? [];
  const [, ownThing, own, ownPhoto] = VARIANT.exec(stemOf(addressParts(ofPage).path)) ?? [];
  return thing !== undefined && thing === ownThing && variant !== own && photo === ownPhoto;
}

function isDeclaredAlone({ isCover, sources }: Ranked): boolean {
  const [strongest] = sources;
  const isOfTemplate = strongest === 'og' || strongest === 'twitter';
  return isCover && isOfTemplate && sources.every((source) => DECLARING.has(source));
}

function isCalledOtherwise(url: string, snapshot: PageSnapshot): boolean {
  const file = decoded(fileName(addressParts(url).path)).replace(/\.\w+$/, '');
  if (CALLED_BY_SYSTEM.test(file)) return false;
  const words = wordsOfName(file).filter((word) => LETTERS.test(word) && !GENERIC_WORDS.has(word));
  const { title, path } = pageWords(snapshot);
  const text = [...title, ...path, ...snapshot.metas.map(textOf)].join(' ').toLowerCase();
  return words.length > 0 && !words.some((word) => text.includes(word.slice(0, STEM)));
}

const OF_TEXT = /^(?:og:|twitter:)?(?:title|description|image:alt)$|^keywords$/;

function textOf({ key, content }: SnapshotMeta): string {
  return OF_TEXT.test(key) ? content : '';
}
