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
    const known = new Set(keys.flatMap((key) => listOf(groupOfKey.get(key))));
    const [group = [], ...others] = known;
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

function listOf<T>(value: T | undefined): T[] {
  return value === undefined ? [] : [value];
}

function keysOf({ url, variants = [], isIcon }: FoundPicture): string[] {
  const kind = isIcon ? 'icon' : 'picture';
  return [url, ...variants.map((variant) => variant.url)].flatMap((address) => [
    address.replace(/^https?:/, ''),
    `${kind} ${pictureKey(address).key}`,
  ]);
}
