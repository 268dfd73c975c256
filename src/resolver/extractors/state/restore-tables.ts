import { isWholeAddress } from '../address/is-whole-address';
import { isNode, type JsonLdNode } from '../json-ld/json-ld-node';
import { onceForEach } from '../once-for-each';
import { LINKS, TITLES } from './names-of-members';
import { isPictureName } from './picture-names';
import { meaningOf } from './state-terms';

const LIMITS = {
  values: 20_000,
  depth: 24,
  tableDepth: 6,
  entries: 2_000,
  fileDepth: 3,
  looks: 200_000,
} as const;

/** Whether a text may have such a table at all: an object under a number. */
const ANY = /"(?:[a-z]+[:_-])?\d{3,}\\?"\s*:\s*\\?\{/i;

/** What a picture is known by in a table of them: `40771`, `file-40771`, a long number with letters. */
const KEY =
  /^(?:[a-z]+[:_-])?\d{3,}$|^(?=[a-z]*\d)[\da-z]{8,64}$|^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A number that may be a year, a width or a count, unless the name of its table stands before it. */
const SHORT_NUMBER = /^\d{1,4}$/;

/** Members that say which picture is meant. */
const NAMES_PICTURE =
  /^(?:_?id|n|nr|no|num(?:mer|ero|ber)?|ref|key|hash|uid|uuid|file|image|img|media|asset|foto|photo|bild|picture)(?:_?(?:id|ref|key))?$/i;

/** What a name with a word for pictures says of something else: `imageWidth`, `photographer`, `discover`. */
const OF_SOMETHING_ELSE =
  /(?:width|height|year|count|total|size|index|order|version|ratio|graph(?:er|e|o|en)?s?|credits?|source|type)$|discover|recover/i;

const FILE = /\.(?:jpe?g|png|webp|avif)(?:[?#]|$)/i;

/** By its number, and by the name of its table and that; null where two are known by it. */
type Pictures = Map<string, JsonLdNode | null>;

/**
 * Data in which pictures stand where they are named, where it keeps them in tables under their numbers, as
 * `files: { "77120": { path: "lake.jpg" } }`, and names them by those: `image: 77120`, `image: "files:77120"`, or an object of a
 * picture that has the number for its own and names no file. All other data as it is.
 */
export function restoreTables(data: unknown, text: string): unknown {
  if (!ANY.test(text)) return data;
  const holdsFile = fileFinder();
  const pictures = picturesInTables(data, holdsFile);
  return pictures.size === 0 ? data : withPictures(data, pictures, holdsFile);
}

function picturesInTables(data: unknown, holdsFile: HoldsFile): Pictures {
  const pictures: Pictures = new Map();
  // Data may name an object again and again.
  const seen = new Set<unknown>();
  const look = (value: unknown, name: string, depth: number): void => {
    if (depth > LIMITS.tableDepth || seen.size > LIMITS.values || !isNode(value) || seen.has(value)) return;
    seen.add(value);
    const names = Object.keys(value);
    if (isTable(names, name))
      for (const key of names)
        if (isPicture(value[key], holdsFile)) noteEntry(key, name, value[key], pictures);
    for (const member of names) look(value[member], member, depth + 1);
  };
  look(data, '', 0);
  return pictures;
}

/** Whether an object has numbers for its members' names, and is not called as what is of others. */
function isTable(names: readonly string[], name: string): boolean {
  const isLong = names.length > 0 && names.length <= LIMITS.entries;
  return isLong && names.every((one) => KEY.test(one)) && meaningOf([name], '') === undefined;
}

function isPicture(entry: unknown, holdsFile: HoldsFile): entry is JsonLdNode {
  return isNode(entry) && !isThing(entry) && holdsFile(entry);
}

function noteEntry(key: string, table: string, entry: JsonLdNode, pictures: Pictures): void {
  const note = (one: string) => pictures.set(one, (pictures.get(one) ?? entry) === entry ? entry : null);
  if (!SHORT_NUMBER.test(key)) note(key);
  note(`${table}:${key}`.toLowerCase());
}

/** Whether an object has a title or leads to a page: a product, a person or a shop has pictures of its own. */
function isThing(node: JsonLdNode): boolean {
  const says = (name: string) => typeof node[name] === 'string' && !FILE.test(node[name]);
  const leads = (name: string) => says(name) && !isWholeAddress(String(node[name]));
  return TITLES.some(says) || LINKS.some(leads);
}

/** Whether an object, or what is inside of it, names a picture's file. */
type HoldsFile = (node: JsonLdNode) => boolean;

/** One for all data of a script, since it looks at so much and no more: objects may lead back to themselves. */
function fileFinder(): HoldsFile {
  let looks = 0;
  const find = (value: unknown, seen: Set<unknown>, depth: number): boolean => {
    looks += 1;
    if (typeof value === 'string') return FILE.test(value);
    const isLeft = looks <= LIMITS.looks && depth <= LIMITS.fileDepth && !seen.has(value);
    if (!isLeft || typeof value !== 'object' || value === null) return false;
    seen.add(value);
    return Object.values(value).some((member) => find(member, seen, depth + 1));
  };
  return onceForEach((node) => find(node, new Set(), 0));
}

function withPictures(data: unknown, pictures: Pictures, holdsFile: HoldsFile): unknown {
  let values = 0;
  const pictureOf = (value: unknown): JsonLdNode | undefined => {
    if (typeof value !== 'number' && typeof value !== 'string') return undefined;
    const written = String(value);
    return pictures.get(written) ?? pictures.get(written.toLowerCase().replace('/', ':')) ?? undefined;
  };
  const restore = (value: unknown, name: string, depth: number): unknown => {
    values += 1;
    if (values > LIMITS.values || depth > LIMITS.depth) return value;
    if (Array.isArray(value)) return value.map((item: unknown) => restore(item, name, depth + 1));
    const isOfPicture = isPictureName(name) && !OF_SOMETHING_ELSE.test(name);
    if (!isNode(value)) return (isOfPicture ? pictureOf(value) : undefined) ?? value;
    const members = Object.entries(value).map(
      ([member, one]) => [member, restore(one, member, depth + 1)] as const,
    );
    const found = isOfPicture && value.image === undefined ? numbered(value, pictureOf) : undefined;
    const own = found === undefined || holdsFile(value) ? undefined : found;
    return Object.fromEntries(own === undefined ? members : [...members, ['image', own]]);
  };
  return restore(data, '', 0);
}

/** Of an object the picture whose number it has for its own. */
function numbered(
  node: JsonLdNode,
  pictureOf: (value: unknown) => JsonLdNode | undefined,
): JsonLdNode | undefined {
  const own = Object.keys(node).find(
    (name) => NAMES_PICTURE.test(name) && pictureOf(node[name]) !== undefined,
  );
  return own === undefined ? undefined : pictureOf(node[own]);
}
