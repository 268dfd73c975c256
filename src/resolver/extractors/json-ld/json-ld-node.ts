/** An object of a JSON-LD graph. Its keys are the page's: read them with `valuesOf`. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object, and no list. */
export function isNode(value: unknown): value is JsonLdNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lists inside of lists are followed so far. */
const MAX_LISTS = 4;

/** The values of a property as a list: what JSON-LD writes as one value or as many, `@list` and `@set` among them. */
export function valuesOf(node: JsonLdNode, property: string): readonly unknown[] {
  const value = Object.hasOwn(node, property) ? node[property] : undefined;
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [value];
  return isPlain(value) ? value : membersOf(value, MAX_LISTS);
}

/** Most lists are, and need no copy. */
function isPlain(value: object): value is readonly unknown[] {
  return (
    Array.isArray(value) &&
    !value.some((item) => typeof item === 'object' && item !== null && holdsList(item))
  );
}

function holdsList(value: object): boolean {
  return Array.isArray(value) || Object.hasOwn(value, '@list') || Object.hasOwn(value, '@set');
}

function membersOf(value: unknown, listsLeft: number): readonly unknown[] {
  if (typeof value !== 'object' || value === null || !holdsList(value)) return [value];
  if (listsLeft === 0) return [];
  if (Array.isArray(value)) return value.flatMap((item) => membersOf(item, listsLeft - 1));
  const { '@list': list, '@set': set } = value as JsonLdNode;
  return membersOf(list ?? set ?? [], listsLeft - 1);
}

/** The first value of a property that is text with something in it; undefined where there is none. */
export function textOf(node: JsonLdNode, property: string): string | undefined {
  return valuesOf(node, property).find(
    (value): value is string => typeof value === 'string' && value.trim() !== '',
  );
}

/** The types of a node without their vocabulary's address, such as `NewsArticle`; pages forget the `@`. */
export function typesOf(node: JsonLdNode): readonly string[] {
  let types = knownTypes.get(node);
  if (types === undefined) {
    types = readTypes(node);
    knownTypes.set(node, types);
  }
  return types;
}

/** Each node is asked many times. */
const knownTypes = new WeakMap<JsonLdNode, readonly string[]>();

function readTypes(node: JsonLdNode): readonly string[] {
  const types = valuesOf(node, '@type');
  return (types.length > 0 ? types : valuesOf(node, 'type')).flatMap((type) =>
    typeof type === 'string' ? [type.replace(/^.*[/#:]/, '')] : [],
  );
}
