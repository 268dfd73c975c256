import { jsonLdGraph } from '../extractors/json-ld/json-ld-graph';
import type { JsonLdNode } from '../extractors/json-ld/json-ld-node';
import { isNode, valuesOf } from '../extractors/json-ld/json-ld-node';
import type { PageSnapshot } from '../page-snapshot';
import { parseUrl } from '../parse-url';
import { isSameView } from './same-view';

/** Whether one of the nodes of a JSON-LD text of `snapshot` says that it is of the page at `shown`. */
export function namesPage(text: string, snapshot: PageSnapshot, shown: URL): boolean {
  const { nodes } = jsonLdGraph({ ...snapshot, jsonLd: [text] });
  return nodes.some((node) =>
    addressesOf(node).some((address) => {
      const named = parseUrl(address, snapshot.baseUrl);
      return named !== null && isSameView(named, shown);
    }),
  );
}

function addressesOf(node: JsonLdNode): string[] {
  const own = ['url', '@id', 'mainEntityOfPage'].flatMap((property) => valuesOf(node, property));
  const referred = own.filter(isNode).flatMap((value) => valuesOf(value, '@id'));
  // A bare `#article` is relative to whatever page it stands in.
  return [...own, ...referred].filter(
    (value): value is string => typeof value === 'string' && value !== '' && !value.startsWith('#'),
  );
}
