/** An object of a JSON-LD graph. Its keys are the page's: read them with `valuesOf`. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object, and no list. */
export function isNode(value: unknown): value is JsonLdNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The values of a property as a list: what JSON-LD writes as one value or as many. */
export function valuesOf(node: JsonLdNode, property: string): readonly unknown[] {
  const value = Object.hasOwn(node, property) ? node[property] : undefined;
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** The first value of a property that is text with something in it; undefined where there is none. */
export function textOf(node: JsonLdNode, property: string): string | undefined {
  return valuesOf(node, property).find(
    (value): value is string => typeof value === 'string' && value.trim() !== '',
  );
}

/** The types of a node without their vocabulary's address, such as `NewsArticle`. */
export function typesOf(node: JsonLdNode): string[] {
  return valuesOf(node, '@type').flatMap((type) =>
    typeof type === 'string' ? [type.replace(/^.*[/#:]/, '')] : [],
  );
}
