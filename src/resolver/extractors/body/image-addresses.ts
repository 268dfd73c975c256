import type { PageSnapshot, SnapshotImage } from '../../page-snapshot';
import { declaredPixels } from '../declared-pixels';
import { type PictureKey, pictureKey } from '../address/picture-key';
import { pictureUrl } from '../address/picture-url';
import { sortFew } from '../sort-few';
import { sizeInAddress } from './claimed-size';
import { widthInSrcset } from './largest-of-srcset';
import type { PictureGroup } from './picture-groups';
import { isPlaceholderAddress } from './placeholder-address';
import type { ImageAddress, Ranked } from './written-addresses';
import {
  hidden,
  knownLazy,
  LARGER_THAN_SHOWN,
  linked,
  namedLarger,
  rankOf,
  shown,
  srcsets,
} from './written-addresses';

const MAX_ADDRESSES = 4;

const OWN_SRCSET = ['srcset'];

/** A file that is shown this wide, in pixels, stands for its picture: what is larger still shows when it is measured. */
const WIDE_ENOUGH = 600;

/**
 * The addresses of one picture, resolved and without repeats, the largest first as far as the page tells. In a live
 * page the stand-in has been replaced already.
 */
export function imageAddresses({ image, sources }: PictureGroup, page: PageSnapshot): ImageAddress[] {
  const all = [image, ...sources];
  const ownShown = resolve(shown(image), page);
  const known = knownLazy(image, all);
  const lazy = resolve(known.length > 0 || ownShown.length > 0 ? known : hidden(image), page);
  const isLoaded = image.layout !== undefined && image.layout.naturalWidth > 1;
  const own = lazy.length === 0 ? ownShown : isLoaded ? [...ownShown, ...lazy] : [...lazy, ...ownShown];
  const larger = resolve([...namedLarger(image), ...linked(image)], page);
  const inSrcset = resolve(srcsets(all, OWN_SRCSET), page);
  const isMore = larger.length > 0 || inSrcset.length > 0;
  const ranked = largestFirst(isMore ? [...larger, ...own, ...inSrcset] : own);
  const main = own[0]?.url;
  const isFirst = main !== undefined && ranked.length > 1 && widthShown(main, all) >= WIDE_ENOUGH;
  return firstByUrl(isFirst ? mainFirst(main, ranked) : ranked);
}

/** With URLs in place of what is written, but for what is no picture's address, or that of a stand-in. */
function resolve(written: readonly Ranked[], page: PageSnapshot): Ranked[] {
  const found: Ranked[] = [];
  for (const { url, width, rank } of written) {
    const absolute = pictureUrl(url, page);
    if (absolute !== null && !isPlaceholderAddress(absolute)) found.push({ url: absolute, width, rank });
  }
  return found;
}

function mainFirst(main: string, ranked: readonly Ranked[]): Ranked[] {
  return [...ranked.filter(({ url }) => url === main), ...ranked.filter(({ url }) => url !== main)];
}

/** Pixels, by the file's entry in a `srcset`, its address or its element; 0 where none tells. */
function widthShown(main: string, images: readonly SnapshotImage[]): number {
  const srcsets = images.flatMap(({ attributes }) => [
    attributes.srcset ?? '',
    attributes['data-srcset'] ?? '',
  ]);
  const widths = srcsets.map((srcset) => widthInSrcset(srcset, main)).filter((width) => width !== null);
  const layout = images.find((image) => image.layout?.currentSrc === main)?.layout;
  return (
    layout?.naturalWidth ??
    widths[0] ??
    sizeInAddress(main).width ??
    declaredPixels(images[0]?.attributes.width) ??
    0
  );
}

/** An address that spells no size, among others of its picture that do, is that of the original. */
function largestFirst(addresses: readonly Ranked[]): readonly Ranked[] {
  if (addresses.length < 2) return addresses;
  const keys = addresses.map(({ url }) => pictureKey(url));
  const sized = new Set(keys.filter(({ isSized }) => isSized).map(({ key }) => key));
  const isOriginal = ({ key, isSized }: PictureKey) => !isSized && sized.has(key);
  const ranked =
    sized.size === 0
      ? addresses
      : addresses.map((address) =>
          isOriginal(pictureKey(address.url)) ? { ...address, rank: LARGER_THAN_SHOWN } : address,
        );
  return sortFew(ranked, (left, right) => rankOf(right) - rankOf(left));
}

/** As many as are kept, each with the first width that is told of it. */
function firstByUrl(addresses: readonly Ranked[]): ImageAddress[] {
  const found: ImageAddress[] = [];
  for (const { url, width } of addresses) {
    const known = found.find((address) => address.url === url);
    if (known) known.width ??= width;
    else if (found.length < MAX_ADDRESSES) found.push({ url, width });
  }
  return found;
}
