import { LIMITS } from '../limits';
import type { PageSnapshot } from '../page-snapshot';
import { parseUrl } from '../parse-url';
import { declaredTerms } from './declared-terms';
import { defineExtractor, type FoundPicture } from './define-extractor';
import { type JsonLdImage, imagesOf } from './json-ld/json-ld-images';
import { type JsonLdGraph, jsonLdGraph } from './json-ld/json-ld-graph';
import { type JsonLdNode, textOf, typesOf, valuesOf } from './json-ld/json-ld-node';
import { isBesideThePage } from './json-ld/beside-the-page';
import { JSON_LD_POINTS } from './page-bonuses';
import { pictureUrl } from './picture-url';

/** Where a node says which picture stands for it, strongest first. */
const PICTURE_PROPERTIES = ['image', 'primaryImageOfPage', 'thumbnailUrl', 'thumbnail', 'photo'] as const;

/** Pictures of what the page is about, in schema.org's words; of a person only on a page that is a profile. */
export const jsonLd = defineExtractor({
  name: 'json-ld',
  extract(snapshot) {
    const graph = jsonLdGraph(snapshot);
    const isProfile = graph.nodes.some((node) => typesOf(node).includes('ProfilePage'));
    return graph.nodes
      .filter((node) => isAboutThePage(node, isProfile))
      .flatMap((node) => picturesOf(node, graph, snapshot))
      .slice(0, LIMITS.candidatesCollected);
  },
});

function isAboutThePage(node: JsonLdNode, isProfile: boolean): boolean {
  const types = typesOf(node);
  if (isProfile && types.includes('Person')) return true;
  return types.length > 0 && !types.some(isBesideThePage);
}

function picturesOf(node: JsonLdNode, graph: JsonLdGraph, snapshot: PageSnapshot): FoundPicture[] {
  const images = PICTURE_PROPERTIES.flatMap((property) => imagesOf(node, property, graph));
  const isElsewhere = isAboutAnotherPage(node, snapshot);
  return images.flatMap((image, place) => {
    const found = toPicture(image, place, snapshot);
    if (isElsewhere) found?.bonuses.push({ name: 'other_page', points: JSON_LD_POINTS.other_page });
    return found ? [found] : [];
  });
}

function toPicture(image: JsonLdImage, place: number, snapshot: PageSnapshot): FoundPicture | null {
  const url = pictureUrl(image.address, snapshot);
  if (url === null) return null;
  const { width, height } = image;
  return {
    url,
    source_method: 'jsonld',
    declaredWidth: width,
    declaredHeight: height,
    type: null,
    alt: image.caption,
    bonuses: declaredTerms({ way: 'jsonld', place, width, height }),
  };
}

/** Pages carry the nodes of what they recommend, too: such a node names a path that is not the page's. */
function isAboutAnotherPage(node: JsonLdNode, { url, baseUrl }: PageSnapshot): boolean {
  const page = parseUrl(url);
  const own = [textOf(node, 'url'), ...valuesOf(node, 'mainEntityOfPage')]
    .flatMap((value) => (typeof value === 'string' ? [parseUrl(value, baseUrl)] : []))
    .filter((parsed) => parsed !== null);
  if (!page || own.length === 0) return false;
  return own.every((other) => other.host === page.host && !isSamePath(other.pathname, page.pathname));
}

/** A canonical path is often a part of the one that was visited, or the other way round. */
function isSamePath(left: string, right: string): boolean {
  const [shorter = '', longer = ''] = [left, right]
    .map((path) => path.toLowerCase().replace(/\/+$/, ''))
    .toSorted((a, b) => a.length - b.length);
  return shorter === '' ? longer === '' : longer.includes(shorter);
}
