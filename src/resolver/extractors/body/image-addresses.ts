import type { PageSnapshot, SnapshotImage, SnapshotLayout } from '../../page-snapshot';
import { declaredPixels } from '../declared-pixels';
import { pictureKey } from '../address/picture-key';
import { pictureUrl } from '../address/picture-url';
import { sortFew } from '../sort-few';
import { sizeInAddress } from '../address/size-in-address';
import { fileName } from './file-name';
import { isFirstOfDensities, widthInSrcset } from './largest-of-srcset';
import { akinAddresses, unknownAddresses } from './akin-addresses';
import type { PictureGroup } from './picture-groups';
import { linked } from './linked-address';
import { isCalledAsThing } from './called-as-thing';
import { attributeNames } from './lazy-attributes';
import { standsInBySrcset } from './stand-in-srcset';
import { isForNothing, isPlaceholderAddress } from './placeholder-address';
import { isDrawn, isStretched } from './stand-in-loaded';
import type { ImageAddress, Ranked } from './written-addresses';
import {
  hidden,
  knownLazy,
  LARGER_THAN_SHOWN,
  namedLarger,
  rankOf,
  shown,
  srcsets,
} from './written-addresses';

const MAX_ADDRESSES = 4;

const OWN_SRCSET = ['srcset'];

/** A file that is shown this wide, in pixels, stands for its picture: what is larger still shows when it is measured. */
const WIDE_ENOUGH = 600;

/** A file as wide as this, in pixels, stands for its picture however wide its element is. */
const WIDEST_BOX = 1_200;

/**
 * The addresses of one picture, resolved and without repeats, the largest first as far as the page tells. In a live
 * page the stand-in has been replaced already; else it may be one of `standIns`.
 */
export function imageAddresses(
  { image, sources }: PictureGroup,
  page: PageSnapshot,
  standIns: ReadonlySet<string>,
): ImageAddress[] {
  const all = sources.length === 0 ? [image] : [image, ...sources];
  const { layout } = image;
  const { src = '' } = image.attributes;
  const byName = knownLazy(image, all);
  const known =
    byName.length > 0 || !attributeNames(image.attributes).hasOwn
      ? byName
      : akinAddresses(image, standIns.has(src));
  const isStandIn =
    (standIns.has(src) || isForNothing(src)) &&
    isShowing(layout, src, page) &&
    (known.length > 0 || hidden(image).length > 0);
  const ownShown = isStandIn ? [] : resolve(shown(image), page);
  const lazy = resolve(known.length > 0 || ownShown.length > 0 ? known : hidden(image), page);
  const isLoaded =
    layout !== undefined &&
    layout.naturalWidth > 1 &&
    !isStretched(layout) &&
    !(isDrawn(layout) && lazy.length > 0);
  const own = isLoaded ? joined(ownShown, lazy) : joined(lazy, ownShown);
  const larger = resolve(joined(namedLarger(image), linked(image)), page);
  const inSrcset = resolve(
    srcsets(
      all.filter(({ attributes }) => !standsInBySrcset(attributes)),
      OWN_SRCSET,
    ),
    page,
  );
  const ranked = largestFirst(joined(larger, joined(own, inSrcset)));
  const main = own[0]?.url;
  // Where it is the first already, nothing would move.
  const isMoved = main !== undefined && ranked[0]?.url !== main && isWideEnough(main, all);
  return firstByUrl(isMoved ? mainFirst(main, ranked) : ranked);
}

/** Whether nothing else is known to be shown in its place. */
function isShowing(layout: SnapshotLayout | undefined, src: string, page: PageSnapshot): boolean {
  return !layout?.currentSrc || layout.currentSrc === pictureUrl(src, page);
}

/** What several pictures show that name another file each: as written. */
export function standInsOf(images: readonly SnapshotImage[]): ReadonlySet<string> {
  const namedBy = new Map<string, string>();
  const standIns = new Set<string>();
  for (const image of images) {
    const { src } = image.attributes;
    if (src === undefined) continue;
    const other = knownLazy(image, [image])[0] ?? unknownAddresses(image)[0];
    if (other === undefined) continue;
    const before = namedBy.get(src);
    if (before === undefined) namedBy.set(src, other.url);
    else if (before !== other.url) standIns.add(src);
  }
  return standIns;
}

/** Both, one behind the other; mostly one of them is empty, and need not be copied. */
function joined<T>(first: readonly T[], second: readonly T[]): readonly T[] {
  if (first.length === 0) return second;
  return second.length === 0 ? first : [...first, ...second];
}

/** With URLs in place of what is written, but for what is no picture's address, or that of a stand-in. */
function resolve(written: readonly Ranked[], page: PageSnapshot): Ranked[] {
  const found: Ranked[] = [];
  written.forEach(({ url, width, rank }) => {
    const absolute = pictureUrl(url, page);
    const isStandIn = absolute !== null && isPlaceholderAddress(absolute) && !isCalledAsThing(absolute, page);
    if (absolute !== null && !isStandIn) found.push({ url: absolute, width, rank });
  });
  return found;
}

/** Whether a file is as wide as its element says, and wide at all; one for screens of few pixels never is. */
function isWideEnough(main: string, images: readonly SnapshotImage[]): boolean {
  // What is called so is stretched to its element.
  if (fileName(main).includes('thumb')) return false;
  if (images.some(({ attributes: { srcset = '' } }) => isFirstOfDensities(srcset, main))) return false;
  const boxWidth = declaredPixels(images[0]?.attributes.width) ?? 0;
  return widthShown(main, images) >= Math.max(WIDE_ENOUGH, Math.min(boxWidth, WIDEST_BOX));
}

function mainFirst(main: string, ranked: readonly Ranked[]): Ranked[] {
  return sortFew(ranked, (left, right) => Number(right.url === main) - Number(left.url === main));
}

/** Pixels, by the file's entry in a `srcset`, its address or its element; 0 where none tells. */
function widthShown(main: string, images: readonly SnapshotImage[]): number {
  const layout = images.find((image) => image.layout?.currentSrc === main)?.layout;
  return (
    layout?.naturalWidth ??
    widthInSrcsets(main, images) ??
    sizeInAddress(main).width ??
    declaredPixels(images[0]?.attributes.width) ??
    0
  );
}

function widthInSrcsets(main: string, images: readonly SnapshotImage[]): number | null {
  for (const { attributes } of images) {
    const width =
      widthInSrcset(attributes.srcset ?? '', main) ?? widthInSrcset(attributes['data-srcset'] ?? '', main);
    if (width !== null) return width;
  }
  return null;
}

/** An address that spells no size, among others of its picture that do, is that of the original. */
function largestFirst(addresses: readonly Ranked[]): readonly Ranked[] {
  if (addresses.length < 2) return addresses;
  const isSized = ({ url }: Ranked) => pictureKey(url).isSized;
  const isOriginal = (address: Ranked) => {
    const { key } = pictureKey(address.url);
    return (
      !isSized(address) && addresses.some((other) => isSized(other) && pictureKey(other.url).key === key)
    );
  };
  const ranked = addresses.some(isSized)
    ? addresses.map((address) => (isOriginal(address) ? { ...address, rank: LARGER_THAN_SHOWN } : address))
    : addresses;
  return sortFew(ranked, byRank);
}

function byRank(left: Ranked, right: Ranked): number {
  return rankOf(right) - rankOf(left);
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
