import { isNode, type JsonLdNode, valuesOf } from './json-ld-node';

const REVERSE = '@reverse';

/**
 * Nodes as if they said themselves what another says of them by `@reverse`: a picture that is the `image` of an article
 * (JSON-LD 1.1, 4.8 "Reverse Properties"). The node that says it stands without its `@reverse`.
 */
export function reversedNodes(node: JsonLdNode): JsonLdNode[] {
  const reversed = valuesOf(node, REVERSE).find(isNode);
  if (reversed === undefined) return [];
  const { [REVERSE]: _, ...told } = node;
  return Object.keys(reversed).flatMap((property) =>
    valuesOf(reversed, property)
      .filter(isNode)
      .map((subject) => ({ ...subject, [property]: told })),
  );
}
