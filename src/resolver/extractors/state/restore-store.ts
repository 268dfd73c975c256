import { isNode, type JsonLdNode } from '../json-ld/json-ld-node';

/** Where Apollo's store, and Relay's, keep what their page asked for. */
const ROOTS = ['ROOT_QUERY', 'client:root'] as const;

/** Where the store itself stands, and what is looked at in it. */
const LIMITS = { storeDepth: 4, values: 20_000, depth: 24 } as const;

/** A kind of objects and the number of one, as stores name them: `Product:sp-181`. */
const NAMED = /^\$?[A-Z]\w{1,40}:[\w.$-]+$/;

/** So many of them are no chance. */
const LEAST_NAMED = 3;

/**
 * Data in its own shape, where a store keeps every object under a name and puts `{ "__ref": name }` in its place, as
 * Apollo does (https://www.apollographql.com/docs/react/caching/overview), `{ "type": "id", "id": name }`, as it did
 * before, or `{ "__refs": [name] }`, as Relay does: what the page asked for stands first, and what it led to nowhere else.
 * Data without such a store stays as it is.
 */
export function restoreStore(data: unknown): unknown {
  const store = storeIn(data, new Set());
  if (store === undefined) return data;
  const { asked, names } = restored(store);
  const others = Object.fromEntries(Object.entries(store).filter(([name]) => !names.has(name)));
  return [asked, withInstead(data, store, others)];
}

/** Data with other values for the store in it. */
function withInstead(data: unknown, store: JsonLdNode, others: JsonLdNode, depth = 0): unknown {
  if (data === store) return others;
  if (depth > LIMITS.storeDepth || !isNode(data)) return data;
  const members = Object.entries(data);
  return Object.fromEntries(
    members.map(([name, member]) => [name, withInstead(member, store, others, depth + 1)]),
  );
}

/** Each object is looked at once: data may name one again and again. */
function storeIn(value: unknown, seen: Set<unknown>, depth = 0): JsonLdNode | undefined {
  if (depth > LIMITS.storeDepth || !isNode(value) || seen.has(value)) return undefined;
  seen.add(value);
  if (ROOTS.some((root) => isNode(value[root])) || isRootless(value)) return value;
  for (const name in value) {
    const found = storeIn(value[name], seen, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isRootless(value: JsonLdNode): boolean {
  let named = 0;
  for (const name in value)
    if (name.includes(':') && NAMED.test(name) && (named += 1) >= LEAST_NAMED) return true;
  return false;
}

/** The name that stands in place of an object; undefined for any other value. */
function nameIn({ __ref: name, type, id }: JsonLdNode, store: JsonLdNode): string | undefined {
  if (typeof name === 'string') return name;
  return type === 'id' && typeof id === 'string' && isNode(store[id]) ? id : undefined;
}

/** Of a store that does not tell what its page asked for: all that nothing else leads to. */
function unnamedIn(store: JsonLdNode): JsonLdNode {
  const led = new Set<string>();
  let values = 0;
  const visit = (value: unknown, depth: number): void => {
    values += 1;
    if (values > LIMITS.values || depth > LIMITS.depth || typeof value !== 'object' || value === null) return;
    const name = isNode(value) ? nameIn(value, store) : undefined;
    if (name !== undefined) led.add(name);
    for (const member of Object.values(value)) visit(member, depth + 1);
  };
  visit(store, 0);
  return Object.fromEntries(Object.entries(store).filter(([name]) => !led.has(name)));
}

/** What the page asked for, and the names of all that it led to. */
function restored(store: JsonLdNode): { asked: unknown; names: ReadonlySet<string> } {
  const names = new Set<string>(ROOTS);
  /** Those that are being looked at: an object may lead back to itself. */
  const open = new Set<string>();
  let values = 0;
  const visit = (value: unknown, depth: number): unknown => {
    values += 1;
    if (values > LIMITS.values || depth > LIMITS.depth) return undefined;
    if (Array.isArray(value)) return value.map((item) => visit(item, depth + 1));
    if (!isNode(value)) return value;
    const { __refs: several } = value;
    if (Array.isArray(several)) return several.map((one: unknown) => visit({ __ref: one }, depth + 1));
    const name = nameIn(value, store);
    if (name === undefined) return ofFields(value, depth);
    if (open.has(name)) return undefined;
    names.add(name);
    open.add(name);
    const named = visit(store[name], depth + 1);
    open.delete(name);
    return named;
  };
  const ofFields = (fields: JsonLdNode, depth: number): JsonLdNode =>
    Object.fromEntries(Object.entries(fields).map(([key, member]) => [key, visit(member, depth + 1)]));
  const root = ROOTS.map((name) => store[name]).find(isNode) ?? unnamedIn(store);
  for (const name of Object.keys(root)) if (root[name] === store[name]) names.add(name);
  return { asked: visit(root, 0), names };
}
