import type { SnapshotImage } from '../../page-snapshot';
import { attributeNames, LAZY_SRCSETS } from './lazy-attributes';

const PLAIN_SRCSET = ['srcset'];
const SRCSETS = ['srcset', ...LAZY_SRCSETS];

/** What the elements of one picture write in `srcset` and its like, where that names more than one file. */
export function srcsetsOf(images: readonly SnapshotImage[]): string[] {
  const found: string[] = [];
  for (const { attributes } of images) {
    const names = attributeNames(attributes).hasData ? SRCSETS : PLAIN_SRCSET;
    names.forEach((name) => {
      const srcset = attributes[name];
      if (srcset?.includes(',')) found.push(srcset);
    });
  }
  return found;
}
