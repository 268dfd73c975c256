import type { SnapshotLayout } from '../page-snapshot';
import type { PictureVariant, SourceMethod } from '../types';
import { pictureKey } from './address/picture-key';
import { wrappedIn } from './address/wrapped-in';
import { sizeInAddress } from './address/size-in-address';
import type { FoundPicture } from './define-extractor';
import { filesOf, type PictureFile, WHOLE_PLACE } from './files-of-picture';
import { sortFew } from './sort-few';

const MAX_VARIANTS = 8;

/** Ways of finding a file that say nothing of it but that the page shows it. */
const MADE_FOR_SHOWING: ReadonlySet<SourceMethod> = new Set(['image', 'state']);

/** A declared file of fewer pixels is a thumbnail. */
const SMALL_PIXELS = 200 * 200;

/** A file that is shown with fewer is one to choose another by. */
const SIGN_PIXELS = 120 * 120;

/**
 * The strongest way's own file, unless another of the picture is known to be larger. A file that the page declares
 * gives way only where it is small: what is larger still shows when both are measured.
 */
export function leadAndVariants(all: readonly FoundPicture[]): {
  lead: PictureFile;
  variants: PictureVariant[];
} {
  const files = filesOf(all);
  const [own] = files;
  if (own === undefined) throw new Error('A group of pictures has no file.');
  if (files.length === 1) return { lead: own, variants: [] };
  const named = all.find(
    ({ isLargest, variants = [] }) => isLargest && variants.some(({ url }) => url === own.url),
  );
  const fullOfOwn = named && files.find(({ url }) => url === named.url);
  const picture = all[0]?.source_method === 'state' ? all.find(isOfBody) : undefined;
  const shown = files.find(({ url }) => url === picture?.url);
  const isTiny =
    (own.pixels !== null && own.pixels < SMALL_PIXELS) ||
    (shown !== undefined && isSign(shown, picture?.layout));
  // Beside a thumbnail a file that tells no size is the larger one.
  const likely = ({ pixels }: PictureFile) => pixels ?? (isTiny ? SMALL_PIXELS : -1);
  let largest = own;
  for (const file of files) if (likely(file) > likely(largest)) largest = file;
  // What the page shows is there; what a script would make of its data nobody has seen.
  if (shown !== undefined && likely(shown) >= likely(largest)) largest = shown;
  const isReplaced =
    largest === shown ||
    (own.pixels !== null &&
      likely(largest) > own.pixels &&
      (isTiny || MADE_FOR_SHOWING.has(all[0]?.source_method ?? 'og')));
  const lead =
    fullOfOwn ??
    unwrappedOf(own, files) ??
    wholeDeclared(own, all, files) ??
    (isReplaced ? largest : (largestBySpelling(own, files) ?? largestByName(own, files)));
  const others = sortFew(
    files.filter((file) => file !== lead),
    (left, right) => (right.pixels ?? 0) - (left.pixels ?? 0),
  );
  return {
    lead,
    variants: others.slice(0, MAX_VARIANTS).map(({ url, width, height }) => ({ url, width, height })),
  };
}

/** The whole file behind one that a server makes smaller, where the page names it, too. */
function unwrappedOf({ url }: PictureFile, files: readonly PictureFile[]): PictureFile | undefined {
  const wrapped = (sizeInAddress(url).width ?? LARGE_WIDTH) < LARGE_WIDTH ? wrappedIn(url) : undefined;
  return wrapped === undefined ? undefined : files.find((file) => file.url === wrapped);
}

/** Pixels; a declared file of fewer is made for lists. */
const THUMBNAIL_PIXELS = 400 * 300;

/** As WordPress calls what it keeps of an upload, 2,560 pixels wide or high. */
const SCALED = /-scaled\.\w{3,4}$/;

/** Beside a small file, which the page declares first, the whole one that it declares another way. */
function wholeDeclared(
  { pixels }: PictureFile,
  all: readonly FoundPicture[],
  files: readonly PictureFile[],
): PictureFile | undefined {
  if (pixels === null || pixels >= THUMBNAIL_PIXELS) return undefined;
  const isWhole = (url: string) => SCALED.test(url) || !pictureKey(url).isSized;
  const declared = all.filter(({ source_method }) => !MADE_FOR_SHOWING.has(source_method));
  return files.find(
    (file) => isSizeless(file) && isWhole(file.url) && declared.some(({ url }) => url === file.url),
  );
}

/** Nothing tells how large a file is, unless that it is the whole one. */
function isSizeless({ pixels }: PictureFile): boolean {
  return pixels === null || pixels === Number.POSITIVE_INFINITY;
}

function isOfBody({ source_method }: FoundPicture): boolean {
  return source_method === 'image';
}

/** By its file, or by the place that a live page gives it. */
function isSign({ pixels }: PictureFile, layout: SnapshotLayout | undefined): boolean {
  if (pixels !== null && pixels < SIGN_PIXELS) return true;
  return layout?.isVisible === true && layout.renderedWidth * layout.renderedHeight < SIGN_PIXELS;
}

/** Beside `photo_small.jpg` the one that spells a large size, as `photo_2048x.jpg` does, or is shown large. */
function largestBySpelling({ url }: PictureFile, files: readonly PictureFile[]): PictureFile | undefined {
  const { namedPlace } = pictureKey(url);
  if (namedPlace !== 1 && namedPlace !== 2) return undefined;
  return files
    .filter((file) => (sizeInAddress(file.url).width ?? file.width ?? 0) >= LARGE_WIDTH)
    .toSorted((left, right) => (right.pixels ?? 0) - (left.pixels ?? 0))[0];
}

/** Pixels; wider than what is called small anywhere. */
const LARGE_WIDTH = 600;

/** `photo.jpg.thumb.jpg` */
const THUMBNAIL_OF_FILE = /\.\w{3,4}\.thumb\.\w{3,4}$/;

/** Of `large` among the words for sizes, as `namedSize` counts them. */
const LARGE_PLACE = 4;

/** Where names alone order the files, as `_standard` and `_large` do, the one with the largest name. */
function largestByName(own: PictureFile, files: readonly PictureFile[]): PictureFile {
  if (THUMBNAIL_OF_FILE.test(own.url)) return files.find(({ url }) => !THUMBNAIL_OF_FILE.test(url)) ?? own;
  let place = pictureKey(own.url).namedPlace;
  let largest = own;
  const isUnnamed = place === 0;
  for (const file of files) {
    const { namedPlace } = pictureKey(file.url);
    // Beside a file without such a name only the whole one is larger.
    if (namedPlace > place && (!isUnnamed || namedPlace >= WHOLE_PLACE))
      [place, largest] = [namedPlace, file];
  }
  if (largest === own || place >= LARGE_PLACE) return largest;
  // Of a small, a medium and an unnamed file the last one is the largest.
  return files.find(({ pixels }) => pixels === Number.POSITIVE_INFINITY) ?? largest;
}
