import { addressParts, withoutScheme } from './address/address-parts';
import { wrappedIn } from './address/wrapped-in';
import type { SourceMethod } from '../types';
import type { FoundPicture } from './define-extractor';
import { pictureKey } from './address/picture-key';
import { fileName } from './body/file-name';

/**
 * Puts together what is one picture: the same address, an address that another names as its variant, or the same
 * address but for its size. An icon is no other picture's smaller size. Groups and their members stand in the order
 * they were found.
 */
export function groupSamePictures(found: readonly FoundPicture[]): FoundPicture[][] {
  const groupOfKey = new Map<string, FoundPicture[]>();
  const groups = new Set<FoundPicture[]>();
  for (const picture of found) {
    const keys = keysOf(picture);
    const [group = [], ...others] = knownGroups(keys, groupOfKey);
    groups.add(group);
    group.push(picture);
    for (const other of others) {
      group.push(...other);
      groups.delete(other);
      for (const key of other.flatMap(keysOf)) groupOfKey.set(key, group);
    }
    for (const key of keys) groupOfKey.set(key, group);
  }
  return [...groups];
}

/** Each once; mostly none. */
function knownGroups(
  keys: readonly string[],
  groupOfKey: ReadonlyMap<string, FoundPicture[]>,
): FoundPicture[][] {
  const known: FoundPicture[][] = [];
  for (const key of keys) {
    const group = groupOfKey.get(key);
    if (group !== undefined && !known.includes(group)) known.push(group);
  }
  return known;
}

function keysOf({ url, source_method, variants = [], isIcon }: FoundPicture): string[] {
  const keys: string[] = [];
  const add = (address: string) => {
    const { key } = pictureKey(address);
    keys.push(withoutScheme(address), isIcon ? `icon ${key}` : key);
    const wrapped = wrappedIn(address);
    if (wrapped !== undefined) keys.push(pictureKey(wrapped).key);
  };
  add(url);
  for (const variant of variants) add(variant.url);
  if (!NAMED_BY_NUMBER.has(source_method)) return keys;
  const name = numberIn(fileName(url));
  if (name !== undefined) keys.push(`file ${name}${numbersOfFolders(url)}`);
  return keys;
}

/** What the head declares and the body shows; structured data often names a file that neither does. */
const NAMED_BY_NUMBER: ReadonlySet<SourceMethod> = new Set(['og', 'twitter', 'link', 'image']);

/** `/1/` and `/1t/`, but not `/2/`: which of the pictures of one thing, all of them called by its number. */
const FOLDER_OF_ONE = /(?<=\/)\d{1,2}(?=t?\/)/g;

function numbersOfFolders(url: string): string {
  const numbers = addressParts(url).path.match(FOLDER_OF_ONE);
  return numbers === null ? '' : ` ${numbers.join(' ')}`;
}

/** A name with a number that no two pictures share: another folder holds another size of it. */
const NUMBERED = /^(?=.*\d{8})[\w.-]{10,80}$/;

/** `stove.1659012345.60.60`, as BigCommerce has it. */
const SIZE_BEHIND_TIME = /(?<=\.\d{10})\.\d{2,4}\.\d{2,4}$/;

/** A name that is such a number and no more, and may tell the size behind it. */
const NUMBER_ALONE = /^([1-9]\d{5,}(?:_\d+)*)(?:_v\d{3})?$/;

/** The sum of a file at the end of its name. */
const SUM = /[\da-f]{32}$/;

const SHORTEST = 6;

/** What a file's name has in common with other sizes of its picture; undefined for nothing. */
function numberIn(name: string): string | undefined {
  const end = name.lastIndexOf('.');
  const stem = end < 0 ? '' : name.slice(0, end).replace(SIZE_BEHIND_TIME, '');
  if (stem.length < SHORTEST || !/\d/.test(stem) || !/^\w{3,4}$/.test(name.slice(end + 1))) return undefined;
  return NUMBER_ALONE.exec(stem)?.[1] ?? SUM.exec(stem)?.[0] ?? (NUMBERED.test(stem) ? stem : undefined);
}
