import type { PictureVariant } from '../types';
import { withoutScheme } from './address/address-parts';
import { pictureKey } from './address/picture-key';
import { WIDTH_AS_FOLDER } from './address/sizes-in-path';
import { sizeInAddress } from './address/size-in-address';
import type { FoundPicture } from './define-extractor';

/** A file of a picture; `pixels` orders files by size, null where nothing is known of it. */
export type PictureFile = PictureVariant & { pixels: number | null };

/** Each file once, in the order of the ways that name it; `https` where both answer. */
export function filesOf(all: readonly FoundPicture[]): PictureFile[] {
  const [only] = all;
  // Most pictures have one file, which is compared with none.
  if (only && all.length === 1 && !only.variants?.length)
    return [{ url: only.url, width: only.declaredWidth, height: only.declaredHeight, pixels: null }];
  return filesOfMany(all);
}

function filesOfMany(all: readonly FoundPicture[]): PictureFile[] {
  const byAddress = new Map<string, PictureVariant>();
  const add = ({ url, width, height }: PictureVariant) => {
    const address = withoutScheme(url);
    const known = byAddress.get(address);
    byAddress.set(address, {
      url: known?.url.startsWith('https:') ? known.url : url,
      width: known?.width ?? width,
      height: known?.height ?? height,
    });
  };
  for (const { url, declaredWidth, declaredHeight, variants = [] } of all) {
    add({ url, width: declaredWidth, height: declaredHeight });
    for (const variant of variants) add(variant);
  }
  const files = [...byAddress.values()];
  if (files.length === 1) return files.map((file) => ({ ...file, pixels: null }));
  const isAnySized = files.some(({ url }) => isMadeSmaller(url));
  return files.map((file) => {
    const { url, width, height } = file;
    // Of the files of one element the element says which is shown.
    const pixels = pixelsOf(file, isAnySized) ?? (all.length > 1 ? pixelsInName(url) : null);
    return { url, width, height, pixels };
  });
}

/** An address that spells no size beside others that do is the original; else what is claimed or spelled counts. */
function pixelsOf({ url, width, height }: PictureVariant, isAnySized: boolean): number | null {
  if (isAnySized && !pictureKey(url).isSized) return Number.POSITIVE_INFINITY;
  const spelled = sizeInAddress(url);
  // What the address spells is what its host made; what a page claims beside it is often of another file.
  const isSpelled = spelled.width !== null && spelled.height !== null;
  const size = isSpelled || (width === null && height === null) ? spelled : { width, height };
  if (size.width === null && size.height === null) return null;
  return (size.width ?? size.height ?? 0) * (size.height ?? size.width ?? 0);
}

/** `photo-640.jpg`, beside other widths of it. */
const WIDTH_IN_NAME =
  /[a-z](?<!img|dscn?|dscf?|pict?|photo|foto|image|pxl|mvimg)[-_\d]*[-_]([1-4]?\d{3})\.\w{3,4}(?:\?|$)/i;

function pixelsInName(url: string): number | null {
  const width = (WIDTH_IN_NAME.exec(url) ?? WIDTH_AS_FOLDER.exec(url))?.[1];
  return width === undefined ? null : Number(width) ** 2;
}

/** Of `full` and `original` among the words for sizes, as `namedSize` counts them. */
export const WHOLE_PLACE = 6;

function isMadeSmaller(url: string): boolean {
  const { isSized, namedPlace } = pictureKey(url);
  return isSized && namedPlace < WHOLE_PLACE;
}
