import { isNode, type JsonLdNode } from '../json-ld/json-ld-node';

/** Where a document may stand in other data, and what is looked at in it. */
const LIMITS = { documentDepth: 4, resources: 2_000, copies: 4_000, depth: 6 } as const;

/**
 * Data in its own shape, where it is a document of JSON:API (https://jsonapi.org/format/#document-compound-documents),
 * whose main resource, or each of a list of them, names others by type and id: they stand under the names of its
 * relationships then, and what was included stands nowhere else. All other data as it is.
 */
export function restoreDocument(data: unknown, depth = 0): unknown {
  if (depth > LIMITS.documentDepth || !isNode(data)) return data;
  const { data: main, included } = data;
  if (Array.isArray(included) && (isNode(main) || Array.isArray(main))) return restored(main, included);
  const members = Object.entries(data);
  const changed = members.map(([name, member]) => [name, restoreDocument(member, depth + 1)] as const);
  return changed.some(([, member], at) => member !== members[at]?.[1]) ? Object.fromEntries(changed) : data;
}

function restored(main: JsonLdNode | readonly unknown[], included: readonly unknown[]): unknown {
  const byKey = new Map(included.slice(0, LIMITS.resources).flatMap(keyed));
  /** Those on the way down: resources may know each other. */
  const open = new Set<string>();
  const related = (value: unknown, depth: number): unknown => {
    if (Array.isArray(value)) return value.map((one) => related(one, depth));
    const key = keyOf(value);
    const resource = open.has(key) ? undefined : byKey.get(key);
    if (resource === undefined) return undefined;
    open.add(key);
    const found = flat(resource, depth + 1);
    open.delete(key);
    return found;
  };
  let copies = 0;
  const flat = ({ id, attributes, relationships }: JsonLdNode, depth: number): JsonLdNode => {
    copies += 1;
    if (copies > LIMITS.copies) return { id };
    const names = isNode(relationships) && depth <= LIMITS.depth ? Object.entries(relationships) : [];
    const others = names.map(([name, one]) => [name, isNode(one) ? related(one.data, depth) : undefined]);
    return { id, ...(isNode(attributes) ? attributes : {}), ...Object.fromEntries(others) };
  };
  return isNode(main) ? flat(main, 0) : main.filter(isNode).map((one) => flat(one, 0));
}

function keyed(resource: unknown): [string, JsonLdNode][] {
  return isNode(resource) ? [[keyOf(resource), resource]] : [];
}

function keyOf(resource: unknown): string {
  return isNode(resource) ? `${String(resource.type)} ${String(resource.id)}` : '';
}
