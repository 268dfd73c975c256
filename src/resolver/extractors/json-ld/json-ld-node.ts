/** An object of a JSON-LD graph. Its keys are the page's: read them with `valuesOf`. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object, and no list. */
export function isNode(value: unknown): value is JsonLdNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What may stand before a property's name, by the rules of JSON-LD. */
const VOCABULARIES = ['schema:', 'http://schema.org/', 'https://schema.org/'] as const;

/** Lists inside of lists are followed so far. */
const MAX_LISTS = 4;

/** The values of a property as a list: what JSON-LD writes as one value or as many, `@list` and `@set` among them. */
export function valuesOf(node: JsonLdNode, property: string): readonly unknown[] {
  const value = Object.hasOwn(node, property) ? node[property] : prefixed(node, property);
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [value];
  return isPlain(value) ? value : membersOf(value, MAX_LISTS);
}

function prefixed(node: JsonLdNode, property: string): unknown {
  if (property.startsWith('@')) return undefined;
  for (const name of fullNames(property)) if (Object.hasOwn(node, name)) return node[name];
  return undefined;
}

/** Few properties are asked for, and each of them thousands of times. */
const knownNames = new Map<string, readonly string[]>();

function fullNames(property: string): readonly string[] {
  let names = knownNames.get(property);
  if (names === undefined) {
    names = VOCABULARIES.map((vocabulary) => vocabulary + property);
    knownNames.set(property, names);
  }
  return names;
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
export function typesOf(node: JsonLdNode): string[] {
  const types = valuesOf(node, '@type');
  return (types.length > 0 ? types : valuesOf(node, 'type')).flatMap((type) =>
    typeof type === 'string' ? [type.replace(/^.*[/#:]/, '')] : [],
  );
}
