import type { PageSnapshot } from '../../page-snapshot';
import { type JsonLdGraph, jsonLdGraph, nodeAt } from '../json-ld/json-ld-graph';
import { type JsonLdNode, textOf, typesOf, valuesOf } from '../json-ld/json-ld-node';
import { oncePerPage } from '../once-per-page';

type Fact = 'title' | 'author' | 'siteName' | 'description' | 'published' | 'language' | 'duration';

/** A node of these types is the work that a page carries, and not the page, the site or its owner. */
const WORK =
  /(?:Article|Posting|Report|Recipe|VideoObject|AudioObject|Episode|Product|Book|Movie|MusicRecording|MusicAlbum|Event|Course|Review|Photograph|CreativeWork|SoftwareApplication)$/;

/** Enough for a line under a title. */
const MAX_AUTHORS = 5;

/** What the JSON-LD of a page says of it, as written; the work it carries speaks before the page. */
export const jsonLdFacts = oncePerPage((snapshot: PageSnapshot): Record<Fact, string[]> => {
  const graph = jsonLdGraph(snapshot);
  const works = graph.nodes.filter((node) => typesOf(node).some((type) => WORK.test(type)));
  const pages = graph.nodes.filter((node) => typesOf(node).some((type) => type.endsWith('Page')));
  const sites = graph.nodes.filter((node) => typesOf(node).includes('WebSite'));
  const texts = (nodes: readonly JsonLdNode[], ...properties: string[]) =>
    nodes.flatMap((node) => properties.map((property) => textOf(node, property) ?? ''));
  return {
    title: texts(works, 'headline', 'name'),
    author: [...works, ...pages].map((node) => namesOf(node, ['author', 'creator', 'byArtist'], graph)),
    siteName: [...texts(sites, 'name'), ...works.map((node) => namesOf(node, ['publisher'], graph))],
    description: texts(works, 'description'),
    published: texts([...works, ...pages], 'datePublished', 'uploadDate'),
    language: texts([...works, ...pages], 'inLanguage'),
    duration: texts(works, 'duration'),
  };
});

/** Names under the first of the properties that holds some, such as `Ada, Grace`; empty where none does. */
function namesOf(node: JsonLdNode, properties: readonly string[], graph: JsonLdGraph): string {
  for (const property of properties) {
    const names = valuesOf(node, property).flatMap((value) => {
      const name = typeof value === 'string' ? value : textOf(nodeAt(value, graph) ?? {}, 'name');
      return name === undefined || /^https?:/i.test(name) ? [] : [name.trim()];
    });
    if (names.length > 0) return [...new Set(names)].slice(0, MAX_AUTHORS).join(', ');
  }
  return '';
}
