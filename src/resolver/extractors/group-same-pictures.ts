import { withoutScheme } from './address-parts';
import type { FoundPicture } from './define-extractor';
import { pictureKey } from './picture-key';

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

function keysOf({ url, variants, isIcon }: FoundPicture): string[] {
  const keys = keysOfAddress(url, isIcon);
  for (const variant of variants ?? []) keys.push(...keysOfAddress(variant.url, isIcon));
  return keys;
}

function keysOfAddress(address: string, isIcon = false): string[] {
  return [withoutScheme(address), `${isIcon ? 'icon' : 'picture'} ${pictureKey(address).key}`];
}
