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

/** A list of the files of one picture, the widest first; any other as it is. */
export function widestFirst(items: readonly unknown[], name: string): readonly unknown[] {
  if (items.length > MOST_FILES || !(FILES.test(name) || areOfOneNumber(items))) return items;
  return items.toSorted((left, right) => widthOf(right) - widthOf(left));
}

/** What one picture is known by, at the head of a file's name: `70ab94d2-6c0f-4f38-9e27-b1c8d40f95e1_`. */
const NUMBERED =
  /\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{16,64})[-_.][^/]*\.(?:jpe?g|png|webp|avif)$/i;

/** Whether the items tell their widths, and the addresses of files that bear the same long number. */
function areOfOneNumber(items: readonly unknown[]): boolean {
  const numbers = new Set(items.map((item) => (widthOf(item) > 0 ? numberOf(item) : undefined)));
  return items.length > 1 && numbers.size === 1 && !numbers.has(undefined);
}

function numberOf(item: unknown): string | undefined {
  for (const value of Object.values(item as object)) {
    const number = typeof value === 'string' ? NUMBERED.exec(value)?.[1] : undefined;
    if (number !== undefined) return number;
  }
  return undefined;
}

function widthOf(item: unknown): number {
  const { width, w } = (item ?? {}) as Readonly<Record<string, unknown>>;
  return Number(width ?? w) || 0;
}
