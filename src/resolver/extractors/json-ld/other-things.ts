import type { PageSnapshot } from '../../page-snapshot';
import { foldTitle } from '../../renewal/same-title';
import { pageWords, sharedWords } from '../body/page-words';
import { isListPage } from '../doubts/list-page';
import { type JsonLdNode, textOf, typesOf } from './json-ld-node';

/** What a node is beside the one that the page's title names. */
export type OtherThing = 'party' | 'series' | 'thing' | 'entry' | null;

/** Those who have to do with what a page is about: who sells it, made it, or opens its doors. */
const PARTY = /(?:Agent|Group|Business|Store|Dealer|Team|Place|Restaurant)$/;
const SERIES = /Series$/;
const COLLECTION = /^(?:CollectionPage|SearchResultsPage)$/;

/** Letters; a shorter name may begin any title. */
const MIN_NAME = 8;

/** Things of one kind that make a list. */
const MIN_ENTRIES = 3;

/**
 * Tells of a node what it is where the page's title does not begin with its name: a party to the thing that another node
 * names, or another thing; a series, of which the page is a part; or one of many of a kind, which the page lists.
 */
export function otherThings(
  nodes: readonly JsonLdNode[],
  snapshot: PageSnapshot,
  hasPicture: (node: JsonLdNode) => boolean,
): (node: JsonLdNode) => OtherThing {
  const title = foldTitle(snapshot.title);
  const isOfPage = (node: JsonLdNode) => {
    const name = foldTitle(nameOf(node));
    return name.length >= MIN_NAME && title.startsWith(name);
  };
  const isOther = (node: JsonLdNode) =>
    nameOf(node) !== '' && sharedWords(nameOf(node), pageWords(snapshot).title) === 0;
  const isEntry = (node: JsonLdNode) =>
    nodes.filter((one) => String(typesOf(one)) === String(typesOf(node)) && isOther(one)).length >=
      MIN_ENTRIES && isOther(node);
  const own = nodes.find((node) => !isA(node, PARTY) && isOfPage(node));
  return (node) => {
    // Of an archive WordPress names the picture of its newest post.
    if (isListPage(snapshot) && isA(node, COLLECTION)) return 'entry';
    if (node === own || nameOf(node) === '' || isOfPage(node)) return null;
    if (isA(node, SERIES)) return title.endsWith(foldTitle(nameOf(node))) ? 'series' : null;
    if (own === undefined) return isEntry(node) ? 'entry' : null;
    if (isA(node, PARTY)) return 'party';
    return hasPicture(own) && isOther(node) ? 'thing' : null;
  };
}

function isA(node: JsonLdNode, type: RegExp): boolean {
  return typesOf(node).some((one) => type.test(one));
}

function nameOf(node: JsonLdNode): string {
  return textOf(node, 'headline') ?? textOf(node, 'name') ?? '';
}
