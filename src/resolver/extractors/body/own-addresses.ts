import type { SnapshotImage } from '../../page-snapshot';
import { LAZY_SOURCES } from './lazy-attributes';

/** All of the names in `lazy-attributes.ts` are such; most pictures bear none, and need not be asked for forty. */
export function hasData({ attributes }: SnapshotImage): boolean {
  return Object.keys(attributes).some((name) => name.startsWith('data-'));
}

/** What the element itself shows, now or later. */
export function ownAddresses(image: SnapshotImage): string[] {
  const { attributes } = image;
  const own = attributes.src === undefined ? [] : [attributes.src];
  return hasData(image) ? [...own, ...LAZY_SOURCES.flatMap((name) => attributes[name] ?? [])] : own;
}
