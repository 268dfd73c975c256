import type { PageSnapshot } from '../../page-snapshot';
import { isIconLink } from '../icons';
import { jsonLdGraph } from '../json-ld/json-ld-graph';
import { imagesOf } from '../json-ld/json-ld-images';
import { isNode } from '../json-ld/json-ld-node';
import { pictureUrl } from '../address/picture-url';

/** A publisher's logo stands two or three levels below what it published. */
const MAX_DEPTH = 6;

/** The URLs of what a page itself calls a logo, in JSON-LD, or an icon. */
export function siteLogos(snapshot: PageSnapshot): ReadonlySet<string> {
  const graph = jsonLdGraph(snapshot);
  const addresses = snapshot.links.filter(isIconLink).map(({ href }) => href);
  const visit = (value: unknown, depth: number) => {
    if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return;
    if (isNode(value)) addresses.push(...imagesOf(value, 'logo', graph).flatMap((image) => image.addresses));
    for (const child of Object.values(value)) visit(child, depth + 1);
  };
  for (const node of graph.nodes) visit(node, 0);
  return new Set(addresses.map((address) => pictureUrl(address, snapshot)).filter((url) => url !== null));
}
