import type { PageSnapshot } from '../../page-snapshot';
import { foldTitle } from '../../renewal/same-title';
import { parseUrl } from '../../parse-url';
import { hasOnlyLatinLetters } from '../text/latin-letters';
import { pageWords, sharedWords, wordsOf } from '../body/page-words';
import { isVideoPage } from '../body/posters-in-text';
import { isListPage } from '../doubts/list-page';
import { type JsonLdNode, textOf, typesOf } from './json-ld-node';

/** What a node is beside the one that the page's title names. */
export type OtherThing = 'party' | 'series' | 'thing' | 'video' | 'clip' | 'headline' | 'entry' | null;

/** Those who have to do with what a page is about: who sells it, made it, or opens its doors. */
const PARTY = /(?:Agent|Group|Business|Store|Dealer|Team|Place|Restaurant)$/;
const SERIES = /Series$/;
/** A player of the site's shows the same video on many pages. */
const VIDEO = /^VideoObject$/;
const COLLECTION = /^(?:CollectionPage|SearchResultsPage)$/;

/** What a template or an older text wrote stays where nobody looks. */
const ARTICLE = /^(?:News|Blog|Tech|Report|Opinion)?(?:Article|Posting)$/;
/** Words of a headline that say enough of it. */
const MIN_WORDS = 3;

/** Letters; a shorter name may begin any title. */
const MIN_NAME = 8;

/** Things of one kind that make a list. */
const MIN_ENTRIES = 3;

/**
 * Tells of a node what it is where the page's title does not begin with its name: a party to the thing that another node
 * names, or another thing; a film of a thing that has a picture; a series, of which the page is a part; or one of many of a kind, which the page lists.
 */
export function otherThings(
  nodes: readonly JsonLdNode[],
  snapshot: PageSnapshot,
  hasPicture: (node: JsonLdNode) => boolean,
): (node: JsonLdNode) => OtherThing {
  const title = foldTitle(snapshot.title);
  const words = pageWords(snapshot).title;
  const isOfPage = (node: JsonLdNode) => {
    const name = foldTitle(nameOf(node));
    return name.length >= MIN_NAME && title.startsWith(name);
  };
  const isOther = (node: JsonLdNode) => nameOf(node) !== '' && sharedWords(nameOf(node), words) === 0;
  const page = parseUrl(snapshot.url);
  const isNamedAsSite = (node: JsonLdNode) => {
    const ofName = [...wordsOf(nameOf(node))];
    const isSite = ofName.length > 0 && ofName.every((word) => page?.hostname.includes(word));
    return isSite && page?.pathname !== '/';
  };
  const own = nodes.find((node) => !isA(node, PARTY) && isOfPage(node));
  const isPictured = own !== undefined && hasPicture(own);
  const entries = own === undefined ? countByType(nodes.filter(isOther)) : new Map<string, number>();
  return (node) => {
    // Of an archive WordPress names the picture of its newest post.
    if (isListPage(snapshot) && isA(node, COLLECTION)) return 'entry';
    if (node === own) return null;
    const isClip = isPictured && isA(node, VIDEO) && !isVideoPage(snapshot);
    if (nameOf(node) === '' || isOfPage(node)) return isClip ? 'clip' : null;
    if (isHouse(node) && (title.endsWith(foldTitle(nameOf(node))) || isNamedAsSite(node))) return 'party';
    if (isA(node, SERIES)) return isPictured || title.endsWith(foldTitle(nameOf(node))) ? 'series' : null;
    if (own !== undefined && isA(node, PARTY)) return 'party';
    if (!isOther(node)) return isClip ? 'clip' : null;
    if (isA(node, VIDEO) && !isVideoPage(snapshot)) return 'video';
    if (isPictured) return 'thing';
    if (isA(node, ARTICLE) && isHeadlineOfOther(node, snapshot)) return 'headline';
    return (entries.get(typeOf(node)) ?? 0) >= MIN_ENTRIES ? 'entry' : null;
  };
}

/** Whether the headline of an article has words enough, and none of the page's; only where words stand apart. */
function isHeadlineOfOther(node: JsonLdNode, { title, heading = '' }: PageSnapshot): boolean {
  const headline = textOf(node, 'headline') ?? '';
  const [words, own] = [wordsOf(headline), wordsOf(`${title} ${heading}`)];
  const isEnough = words.size >= MIN_WORDS && own.size >= MIN_WORDS;
  return isEnough && isLatin(headline) && isLatin(title) && sharedWords(headline, own) === 0;
}

function isLatin(text: string): boolean {
  return /\p{L}/u.test(text) && hasOnlyLatinLetters(text);
}

/** What a house of business says of itself, whatever its trade is called: at the end of a title it is the site. */
function isHouse(node: JsonLdNode): boolean {
  return ['telephone', 'address', 'openingHours', 'openingHoursSpecification'].some((name) =>
    Object.hasOwn(node, name),
  );
}

function countByType(nodes: readonly JsonLdNode[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const node of nodes) counts.set(typeOf(node), (counts.get(typeOf(node)) ?? 0) + 1);
  return counts;
}

function typeOf(node: JsonLdNode): string {
  return typesOf(node).join(' ');
}

function isA(node: JsonLdNode, type: RegExp): boolean {
  return typesOf(node).some((one) => type.test(one));
}

function nameOf(node: JsonLdNode): string {
  return textOf(node, 'headline') ?? textOf(node, 'name') ?? '';
}
