import { sizeNamed } from '../body/larger-first';
import { rememberAnswers } from '../remember-answers';

/** An address as data writes it, with a host, from the root, or plainly relative to the page. */
export const ADDRESS = /^(?:(?:https?:)?\/{1,2}|\.{1,2}\/)[^\s/]\S*$/;

/** Members of an object that lists the files of one picture, at most. */
const MOST_FILES = 16;

/** Says in names of sizes, and of pictures and addresses, nothing else. */
const SIZE_AND_KIND =
  /full|large|big|hi-?res|orig(?:inal)?|zoom|max|thumb(?:nail)?|small|tiny|mini|preview|image|img|picture|photo|url|uri|src|[^a-z]/gi;

/** Members of data bear the same few names over and over. */
const namesSizeAlone = rememberAnswers((name) => name.replace(SIZE_AND_KIND, '') === '');
const sizeOfName = rememberAnswers(sizeNamed);

/** Of what an object names by sizes alone, `thumb`, `img` and `full`, the addresses of what is smaller than this member. */
export function smallerThan(name: string, node: Readonly<Record<string, unknown>>): string[] {
  if (!namesSizeAlone(name)) return [];
  return Object.entries(node).flatMap(([other, value]) => {
    const isSmaller = sizeOfName(other) < sizeOfName(name) && namesSizeAlone(other);
    const address = isSmaller ? addressIn(value) : undefined;
    return address !== undefined && ADDRESS.test(address) ? [address] : [];
  });
}

/** What a member says itself, or the object that it is. */
export function addressIn(value: unknown): string | undefined {
  const { url = value } = (typeof value === 'object' && value !== null ? value : {}) as { url?: unknown };
  return typeof url === 'string' ? url : undefined;
}

/** In their order, but for files of one picture: the larger first. */
export function membersOf(node: Readonly<Record<string, unknown>>): string[] {
  const names = Object.keys(node);
  // Numbers come first in any object, the smallest before all.
  if (names.length > 1 && names.length <= MOST_FILES && names.every((name) => WIDTH.test(name)))
    return names.toReversed();
  const isFile = (name: string) => typeof node[name] === 'string' || namesSizeAlone(name);
  const sizeOf = (name: string) => (isFile(name) ? sizeOfName(name) : 0);
  if (names.length > MOST_FILES || !names.some((name) => sizeOf(name) !== 0)) return names;
  return names.toSorted((left, right) => sizeOf(right) - sizeOf(left));
}

/** A name that is a width and no more. */
const WIDTH = /^[1-9]\d{1,3}$/;

/** A list of files of one picture. */
const FILES =
  /^(?:sources|sizes|renditions|formats?|formate[ns]?|formatos|resolutions|derivatives|versions)$/i;

export function widestFirst(items: readonly unknown[], name: string): readonly unknown[] {
  if (!FILES.test(name) || items.length > MOST_FILES) return items;
  return items.toSorted((left, right) => widthOf(right) - widthOf(left));
}

function widthOf(item: unknown): number {
  const { width, w } = (item ?? {}) as Readonly<Record<string, unknown>>;
  return Number(width ?? w) || 0;
}
