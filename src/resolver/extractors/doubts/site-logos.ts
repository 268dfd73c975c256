import type { PageSnapshot } from '../../page-snapshot';
import { isIconLink } from '../icons';
import { jsonLdGraph, nodeAt } from '../json-ld/json-ld-graph';
import { imagesOf } from '../json-ld/json-ld-images';
import { isNode, valuesOf } from '../json-ld/json-ld-node';
import { pictureUrl } from '../address/picture-url';

/** A publisher's logo stands two or three levels below what it published. */
const MAX_DEPTH = 6;

/** The URLs of what a page itself calls a logo, in JSON-LD, or an icon. */
export function siteLogos(snapshot: PageSnapshot): ReadonlySet<string> {
  const icons = snapshot.links.filter(isIconLink).map(({ href }) => href);
  return urlsOf([...icons, ...addressesInGraph(snapshot, 'logo')], snapshot);
}

/** The URLs of the portraits that JSON-LD gives those who wrote a page. */
export function authorPortraits(snapshot: PageSnapshot): ReadonlySet<string> {
  return urlsOf(addressesInGraph(snapshot, 'author'), snapshot);
}

/** What the graph names under a property, at whatever depth: pictures, or those of the persons named there. */
function addressesInGraph(snapshot: PageSnapshot, property: 'logo' | 'author'): string[] {
  const graph = jsonLdGraph(snapshot);
  const found: string[] = [];
  const visit = (value: unknown, depth: number) => {
    if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return;
    if (isNode(value)) {
      const persons = valuesOf(value, 'author').map((author) => nodeAt(author, graph));
      const images =
        property === 'logo'
          ? imagesOf(value, 'logo', graph)
          : persons.flatMap((person) => (person ? imagesOf(person, 'image', graph) : []));
      for (const { addresses } of images) found.push(...addresses);
    }
    for (const child of Object.values(value)) visit(child, depth + 1);
  };
  for (const node of graph.nodes) visit(node, 0);
  return found;
}

function urlsOf(addresses: readonly string[], snapshot: PageSnapshot): ReadonlySet<string> {
  return new Set(addresses.map((address) => pictureUrl(address, snapshot)).filter((url) => url !== null));
}
