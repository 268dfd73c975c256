/** Where a store keeps what its page asked for. */
const ROOT = 'ROOT_QUERY';

const LIMITS = { values: 20_000, depth: 24, searched: 500 } as const;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Data in its own shape, where a store keeps every object under a name and puts `{ "__ref": name }` in its place, as
 * Apollo does (https://www.apollographql.com/docs/react/caching/overview): what the page asked for stands first, and
 * all else behind it. Data without such a store stays as it is.
 */
export function restoreStore(data: unknown): unknown {
  const store = storeIn(data);
  return store === undefined ? data : [restored(store), data];
}

function storeIn(data: unknown): Fields | undefined {
  let searched = 0;
  const visit = (value: unknown): Fields | undefined => {
    searched += 1;
    if (searched > LIMITS.searched || !isFields(value)) return undefined;
    if (isFields(value[ROOT])) return value;
    for (const member of Object.values(value)) {
      const found = visit(member);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return visit(data);
}

function restored(store: Fields): unknown {
  /** Names that are being looked at: an object may lead back to itself. */
  const open = new Set<string>();
  let values = 0;
  const visit = (value: unknown, depth: number): unknown => {
    values += 1;
    if (values > LIMITS.values || depth > LIMITS.depth) return undefined;
    if (Array.isArray(value)) return value.map((item) => visit(item, depth + 1));
    if (!isFields(value)) return value;
    const { __ref: name } = value;
    if (typeof name !== 'string') return ofFields(value, depth);
    if (open.has(name)) return undefined;
    open.add(name);
    const named = visit(store[name], depth + 1);
    open.delete(name);
    return named;
  };
  const ofFields = (fields: Fields, depth: number): Fields =>
    Object.fromEntries(Object.entries(fields).map(([key, member]) => [key, visit(member, depth + 1)]));
  return visit(store[ROOT], 0);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
