import { isNode, type JsonLdNode } from '../json-ld/json-ld-node';
import { isPictureName } from './picture-names';

const LIMITS = { values: 20_000, depth: 24, tableDepth: 6, entries: 2_000 } as const;

/** Whether a text may have such a table at all: an object under a number. */
const ANY = /"(?:[a-z]+[:_-])?\d{3,}\\?"\s*:\s*\\?\{/i;

/** What a picture is known by in a table of them: `40771`, `file-40771`, a long number with letters. */
const KEY =
  /^(?:[a-z]+[:_-])?\d{3,}$|^(?=[a-z]*\d)[\da-z]{8,64}$|^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Digits of a number that an object may bear for its picture, under whatever name. */
const LEAST_DIGITS = 5;

const FILE = /\.(?:jpe?g|png|webp|avif)(?:[?#]|$)/i;

/** By its number, and by the name of its table and that; null where two are known by it. */
type Pictures = Map<string, JsonLdNode | null>;

/**
 * Data in which pictures stand where they are named, where it keeps them in tables under their numbers, as
 * `files: { "77120": { path: "lake.jpg" } }`, and names them by those: `image: 77120`, `image: "files:77120"`, or an object of a
 * picture that has the number and no address. All other data as it is.
 */
export function restoreTables(data: unknown, text: string): unknown {
  if (!ANY.test(text)) return data;
  const pictures: Pictures = new Map();
  noteTables(data, '', pictures, 0);
  return pictures.size === 0 ? data : withPictures(data, pictures);
}

function noteTables(value: unknown, name: string, pictures: Pictures, depth: number): void {
  if (depth > LIMITS.tableDepth || !isNode(value)) return;
  const names = Object.keys(value);
  if (names.length > 0 && names.length <= LIMITS.entries && names.every((one) => KEY.test(one)))
    for (const key of names) noteEntry(key, name, value[key], pictures);
  for (const member of names) noteTables(value[member], member, pictures, depth + 1);
}

function noteEntry(key: string, table: string, entry: unknown, pictures: Pictures): void {
  if (!isNode(entry) || !holdsFile(entry)) return;
  for (const one of [key, `${table}:${key}`.toLowerCase()])
    pictures.set(one, pictures.has(one) && pictures.get(one) !== entry ? null : entry);
}

/** Whether an object, or one right inside of it, names a picture's file and nothing that would make a thing of it. */
function holdsFile(node: JsonLdNode, depth = 0): boolean {
  return Object.values(node).some((value) =>
    typeof value === 'string' ? FILE.test(value) : depth === 0 && isNode(value) && holdsFile(value, 1),
  );
}

function withPictures(data: unknown, pictures: Pictures): unknown {
  let values = 0;
  const pictureOf = (value: unknown): JsonLdNode | undefined => {
    const written = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
    const found = pictures.get(written) ?? pictures.get(written.toLowerCase().replace('/', ':'));
    return found ?? undefined;
  };
  const restore = (value: unknown, name: string, depth: number): unknown => {
    values += 1;
    if (values > LIMITS.values || depth > LIMITS.depth) return value;
    if (Array.isArray(value)) return value.map((item: unknown) => restore(item, name, depth + 1));
    if (!isNode(value)) return isPictureName(name) ? (pictureOf(value) ?? value) : value;
    const members = Object.entries(value);
    const own = isPictureName(name) && !holdsFile(value) ? numbered(value, pictureOf) : undefined;
    const all = own === undefined ? members : [...members, ['image', own] as const];
    return Object.fromEntries(
      all.map(([member, one]) => [member, one === own ? one : restore(one, member, depth + 1)]),
    );
  };
  return restore(data, '', 0);
}

/** Of an object the picture whose number it bears. */
function numbered(
  node: JsonLdNode,
  pictureOf: (value: unknown) => JsonLdNode | undefined,
): JsonLdNode | undefined {
  for (const value of Object.values(node)) {
    const picture = String(value).length >= LEAST_DIGITS ? pictureOf(value) : undefined;
    if (picture !== undefined) return picture;
  }
  return undefined;
}
