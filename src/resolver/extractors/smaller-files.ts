import type { PageSnapshot } from '../page-snapshot';
import type { PictureVariant } from '../types';
import { withoutScheme } from './address/address-parts';
import { pictureUrl } from './address/picture-url';
import { soundEntries } from './body/largest-of-srcset';
import type { RankedPicture } from './extract-pictures';

/** Of one picture. */
const MAX_FILES = 12;

/**
 * The files of a picture that its `srcset`s name below the known ones, largest first: to choose from, never to be
 * asked for unasked. Only those that tell their width in pixels, and of each width the first.
 */
export function smallerFiles(picture: RankedPicture, page: PageSnapshot): PictureVariant[] {
  const { url, declaredWidth, variants, srcsets = [] } = picture;
  const known = [{ url, width: declaredWidth }, ...variants];
  const addresses = new Set(known.map((file) => withoutScheme(file.url)));
  const widths = new Set(known.map(({ width }) => width));
  const found: PictureVariant[] = [];
  for (const entry of srcsets.flatMap(soundEntries)) {
    const absolute = entry.width === null || widths.has(entry.width) ? null : pictureUrl(entry.url, page);
    if (absolute === null || addresses.has(withoutScheme(absolute))) continue;
    addresses.add(withoutScheme(absolute));
    widths.add(entry.width);
    found.push({ url: absolute, width: entry.width, height: null });
  }
  return found
    .toSorted((left, right) => (right.width ?? 0) - (left.width ?? 0))
    .slice(0, Math.max(0, MAX_FILES - known.length));
}
