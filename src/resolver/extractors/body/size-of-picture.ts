import type { SnapshotImage } from '../../page-snapshot';
import { type ClaimedSize, sizeInAddress } from '../address/size-in-address';
import { claimedSize } from './claimed-size';
import { declaredPixels } from '../declared-pixels';
import type { PictureGroup } from './picture-groups';
import type { ImageAddress } from './written-addresses';

/** Pixels; what is shown wider is no thumbnail. */
const LARGE_ENOUGH = 300;

/** What the element says, or the largest that one of the addresses spells; else what a `<source>` or a `srcset` tells. */
export function sizeOfPicture(
  { image, sources }: PictureGroup,
  [lead, ...others]: readonly [ImageAddress, ...ImageAddress[]],
): ClaimedSize {
  let size = largerOf(claimedSize(image, lead.url), sizeInAddress(lead.url));
  if (size.width === null && size.height === null) size = sizeOfSource(sources);
  for (const { url } of others) {
    const spelled = sizeInAddress(url);
    // That another file of the picture is small says nothing of the picture.
    if ((spelled.width ?? 0) >= LARGE_ENOUGH) size = largerOf(size, spelled);
  }
  // What is shown small and opens large is a thumbnail: how large the file is that it opens nobody tells.
  if (isOpened(lead.url, image) && (size.width ?? 0) < LARGE_ENOUGH) return { width: null, height: null };
  if (size.width !== null || size.height !== null) return size;
  const width = Math.max(lead.width ?? 0, ...others.map((other) => other.width ?? 0));
  return width >= LARGE_ENOUGH ? { width, height: null } : size;
}

/** HTML standard, "dimension attributes": those of the `<source>` that a browser takes count as the picture's. */
function sizeOfSource(sources: readonly SnapshotImage[]): ClaimedSize {
  let largest: ClaimedSize = { width: null, height: null };
  for (const { attributes } of sources) {
    const [width, height] = [declaredPixels(attributes.width), declaredPixels(attributes.height)];
    if (width !== null && height !== null && width > (largest.width ?? 0)) largest = { width, height };
  }
  return largest;
}

/** An element's size is that of its display: the file behind it may be larger, and says so in its address. */
function largerOf(shown: ClaimedSize, spelled: ClaimedSize): ClaimedSize {
  const isNew = shown.width === null && shown.height === null;
  const isLarger = (spelled.width ?? 0) > (shown.width ?? 0) && spelled.height !== null;
  return isNew || isLarger ? spelled : shown;
}

/** Whether this is the file that a click on the picture opens. */
function isOpened(address: string, { context, attributes }: SnapshotImage): boolean {
  return context.linkHref !== '' && address.endsWith(context.linkHref) && context.linkHref !== attributes.src;
}
