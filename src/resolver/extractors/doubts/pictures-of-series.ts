import type { PageSnapshot } from '../../page-snapshot';
import { pictureUrl } from '../address/picture-url';
import { imagesOf } from '../json-ld/json-ld-images';
import { type JsonLdGraph, jsonLdGraph, nodeAt } from '../json-ld/json-ld-graph';
import { type JsonLdNode, valuesOf } from '../json-ld/json-ld-node';
import { oncePerPage } from '../once-per-page';

/** Where a node names what it is one part of. */
const WHOLE = [
  'partOfSeries',
  'partOfSeason',
  'partOfTVSeries',
  'isPartOf',
  'inAlbum',
  'superEvent',
] as const;

const PICTURES = ['image', 'thumbnailUrl'] as const;

/** The pictures of the series, the album or the season of which the page is one part, and has a picture of its own. */
export const picturesOfSeries = oncePerPage((snapshot: PageSnapshot): ReadonlySet<string> => {
  const graph = jsonLdGraph(snapshot);
  const addressesOf = (node: JsonLdNode) => addressesAt(node, graph, snapshot);
  const series = graph.nodes.flatMap((node) => {
    const whole = WHOLE.flatMap((property) => valuesOf(node, property))
      .map((value) => nodeAt(value, graph))
      .filter((one) => one !== undefined);
    // Most pages are part of nothing, and need not be asked for their pictures.
    const own = whole.length === 0 ? [] : addressesOf(node);
    if (own.length === 0) return [];
    return whole.flatMap(addressesOf).filter((address) => !own.includes(address));
  });
  return new Set(series);
});

function addressesAt(node: JsonLdNode, graph: JsonLdGraph, snapshot: PageSnapshot): string[] {
  return PICTURES.flatMap((property) => imagesOf(node, property, graph))
    .flatMap(({ addresses }) => addresses)
    .flatMap((address) => pictureUrl(address, snapshot) ?? []);
}
