import { isNode, type JsonLdNode } from '../json-ld/json-ld-node';

/** Where an answer may stand in other data, and what is looked at in it. */
const LIMITS = { answerDepth: 6, values: 20_000, depth: 24, nested: 6 } as const;

/**
 * Data in its own shape, where it is an answer of Contentful, whose entries name others by
 * `{ "sys": { "type": "Link", "id": … } }` (https://www.contentful.com/developers/docs/concepts/links/): they stand in
 * place of that, and what was included stands nowhere else. All other data as it is.
 */
export function restoreLinks(data: unknown, depth = 0): unknown {
  if (depth > LIMITS.answerDepth || !isNode(data)) return data;
  if (Array.isArray(data.items) && isNode(data.includes)) return restored(data.items, data.includes);
  const members = Object.entries(data);
  const changed = members.map(([name, member]) => [name, restoreLinks(member, depth + 1)] as const);
  return changed.some(([, member], at) => member !== members[at]?.[1]) ? Object.fromEntries(changed) : data;
}

function restored(items: readonly unknown[], includes: JsonLdNode): unknown {
  const byId = new Map(
    Object.values(includes)
      .flat()
      .flatMap((entry): [unknown, unknown][] => (isNode(entry) ? [[idOf(entry), entry]] : [])),
  );
  let values = 0;
  const visit = (value: unknown, depth: number, links: number): unknown => {
    values += 1;
    if (values > LIMITS.values || depth > LIMITS.depth || links > LIMITS.nested) return undefined;
    if (Array.isArray(value)) return value.map((item) => visit(item, depth + 1, links));
    if (!isNode(value)) return value;
    if (isNode(value.sys) && value.sys.type === 'Link')
      return visit(byId.get(value.sys.id), depth, links + 1);
    const members = Object.entries(value).map(([name, member]) => [name, visit(member, depth + 1, links)]);
    return Object.fromEntries(members) as JsonLdNode;
  };
  return visit(items, 0, 0);
}

function idOf({ sys }: JsonLdNode): unknown {
  return isNode(sys) ? sys.id : undefined;
}
