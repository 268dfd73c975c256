import type { SnapshotImage } from '../../page-snapshot';
import { attributeNames } from './lazy-attributes';

/** All of the names in `lazy-attributes.ts` are such. */
export function hasData({ attributes }: SnapshotImage): boolean {
  return attributeNames(attributes).hasData;
}

/** Where the element says that its file is, as it is written there; empty where it says nothing. */
export function writtenSource({ attributes }: SnapshotImage): string {
  return attributes.src ?? attributes['data-src'] ?? '';
}

/** What the element itself shows, now or later. */
export function ownAddresses(image: SnapshotImage): string[] {
  const { attributes } = image;
  const own = attributes.src === undefined ? [] : [attributes.src];
  const lazy = attributeNames(attributes).lazySources;
  return lazy.length === 0 ? own : [...own, ...lazy.flatMap((name) => attributes[name] ?? [])];
}
