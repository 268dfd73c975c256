import { isNode, type JsonLdNode } from '../json-ld/json-ld-node';

/** An address of a picture with names in braces: `https://cdn.example.org/{size}/{hash}.jpg`. */
const TEMPLATE =
  /^(?:(?:https?:)?\/\/[^\s{}]+(?:\{[a-z_]{1,30}\}[^\s{}]*){1,4}|\{[a-z_]{1,30}\}\/(?:[^\s{}]*\{[a-z_]{1,30}\}){1,5}[^\s{}]*)$/i;
const NAME = /\{([a-z_]{1,30})\}/gi;

/** What names a file, and not how it is cut and packed. */
const OF_FILE = /hash|id$|^id|key|name|file|slug|path|code|uuid/i;

const LIMITS = { depth: 6 } as const;

/** Formats that every browser shows, in the order they are asked for. */
const FORMATS = ['jpg', 'jpeg', 'webp', 'png'];

/** An address with names in it, and which of them name a file. */
export interface Template {
  address: string;
  names: readonly string[];
  ofFile: readonly string[];
}

/** undefined where a text is none. */
export function templateIn(address: string): Template | undefined {
  if (!address.includes('{') || !TEMPLATE.test(address)) return undefined;
  const names = [...address.matchAll(NAME)].map(([, name = '']) => name);
  const ofFile = names.filter((name) => OF_FILE.test(name));
  return { address, names, ofFile };
}

/**
 * The address that a template makes of an object, which has to say itself which file it is; undefined where it does not.
 * How large and in which format is asked of it, of its lists, and then of all the data: the largest that there is.
 */
export function filledTemplate(
  { address: template, names, ofFile }: Template,
  node: JsonLdNode,
  data: unknown,
): string | undefined {
  // Names that only the site has: the object has to have all of them, and a code or a file among them.
  if (ofFile.length === 0 || template.startsWith('{')) return filledByMembers(template, names, node);
  if (!ofFile.every((name) => isWord(node[name]))) return undefined;
  const values = names.map(
    (name) => node[name] ?? choiceIn(node, name) ?? choiceAnywhere(data, name, new Set()),
  );
  if (!values.every(isWord)) return undefined;
  return names.reduce((address, name, at) => address.replace(`{${name}}`, String(values[at])), template);
}

function filledByMembers(template: string, names: readonly string[], node: JsonLdNode): string | undefined {
  const [host, ...others] = names.map((name) => node[name]);
  const isHost = typeof host === 'string' && HOST.test(host);
  const isFirst = template.startsWith('{') ? isHost : !isHost && isWord(host);
  if (!isFirst || !others.every(isWord) || ![host, ...others].some(isCode)) return undefined;
  return names.reduce((address, name) => address.replace(`{${name}}`, String(node[name])), template);
}

const HOST = /^(?:https?:)?\/\/[^/\s?#]+$/;

/** Of several parts: `kja-1934-0778b`. */
function isCode(value: unknown): boolean {
  return typeof value === 'string' && /^(?=.{6})[a-z\d]+(?:[-_.][a-z\d]+)+$/i.test(value);
}

function isWord(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && /^[\w%./-]{1,200}$/.test(value));
}

/** Of `widths` or `sizes` for `width`: the largest; of `formats` the one that is shown everywhere. */
function choiceIn(node: JsonLdNode, name: string): unknown {
  const several = node[`${name}s`] ?? node[name];
  if (typeof several !== 'object' || several === null) return undefined;
  const choices: unknown[] = Object.values(several).filter(isWord);
  const format = FORMATS.find((one) => choices.includes(one));
  return format ?? choices.toSorted((left, right) => numberIn(right) - numberIn(left))[0];
}

function numberIn(value: unknown): number {
  return Number(/\d+/.exec(String(value))?.[0] ?? 0);
}

/** Each object is looked at once: data may name one again and again. */
function choiceAnywhere(data: unknown, name: string, seen: Set<unknown>, depth = 0): unknown {
  if (depth > LIMITS.depth || !isNode(data) || seen.has(data)) return undefined;
  seen.add(data);
  const here = choiceIn(data, name);
  if (here !== undefined) return here;
  for (const member of Object.values(data)) {
    const found = choiceAnywhere(member, name, seen, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
