import type { SnapshotImage, SnapshotLayout } from '../../page-snapshot';
import { soundEntries, type SrcsetEntry } from './largest-of-srcset';

/**
 * A picture of a live page with the pixels of its file. Of a file that it chose from a `srcset` a browser tells the
 * natural size divided by the density it was chosen for (HTML standard, "density-corrected natural width and height"):
 * one of 640 pixels for a place of 600 counts as 600 wide.
 */
export function withFileSize(image: SnapshotImage, sources: readonly SnapshotImage[]): SnapshotImage {
  const { layout } = image;
  if (layout === undefined || layout.naturalWidth <= 1) return image;
  const entry = entryOf(layout.currentSrc, [image, ...sources]);
  return entry === undefined ? image : { ...image, layout: { ...layout, ...sizeOf(entry, layout) } };
}

/** The entry that names a file; an address may be written without what it is relative to. */
function entryOf(address: string, images: readonly SnapshotImage[]): SrcsetEntry | undefined {
  let found: SrcsetEntry | undefined;
  for (const { attributes } of images) {
    for (const entry of attributes.srcset === undefined ? [] : soundEntries(attributes.srcset)) {
      const written = entry.url.replace(/^\.?\.\//, '');
      if (written.length > (found?.url.length ?? 0) && address.endsWith(written)) found = entry;
    }
  }
  return found;
}

function sizeOf(
  { width, density }: SrcsetEntry,
  { naturalWidth, naturalHeight }: SnapshotLayout,
): Pick<SnapshotLayout, 'naturalWidth' | 'naturalHeight'> {
  const scale = width === null ? density : width / naturalWidth;
  return { naturalWidth: Math.round(naturalWidth * scale), naturalHeight: Math.round(naturalHeight * scale) };
}
