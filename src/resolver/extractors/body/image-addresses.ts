import type { PageSnapshot, SnapshotImage } from '../../page-snapshot';
import { declaredPixels } from '../declared-pixels';
import { pictureKey } from '../picture-key';
import { pictureUrl } from '../picture-url';
import { claimedSize, sizeInAddress } from './claimed-size';
import { largestOfSrcset, widthInSrcset } from './largest-of-srcset';
import { LARGER_SOURCES, LAZY_SOURCES, LAZY_SRCSETS } from './lazy-attributes';
import type { PictureGroup } from './picture-groups';
import { isPlaceholderAddress } from './placeholder-address';

/** An address of a picture; the width in pixels where a `srcset` tells it. */
export interface ImageAddress {
  url: string;
  width: number | null;
}

/** What is said of an image's own address in another attribute: addresses with their sizes as JSON. */
const SIZED_JSON = /^\s*\{\s*"https?:/;

const MAX_ADDRESSES = 4;

const OWN_SRCSET = ['srcset'];

/** Attributes with a meaning of their own. */
const OWN_ATTRIBUTES: ReadonlySet<string> = new Set([
  'src',
  'srcset',
  'alt',
  'title',
  'class',
  'id',
  'style',
  'poster',
]);

/** What scripts of their own making call it: `data-pagespeed-lazy-src`, `nitro-lazy-src`. */
const LAZY_NAME = /^[\w-]*(?:lazy|original|real|defer|actual)[\w-]*(?:src|source|url)$/;

const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif)(?:[?#]|$)/i;

/** Comes before every address that tells no width. */
const LARGER_THAN_SHOWN = 100_000;

/** A file that is shown this wide, in pixels, stands for its picture: what is larger still shows when it is measured. */
const WIDE_ENOUGH = 600;

/** A picture shown narrower than this, in pixels, stands for the one that its link opens. */
const THUMBNAIL_WIDTH = 220;

/** An address as written, and how wide its file is likely to be: only good for putting one before another. */
type Ranked = ImageAddress & { rank: number };

/**
 * The addresses of one picture, resolved and without repeats, the largest first as far as the page tells. In a live
 * page the stand-in has been replaced already.
 */
export function imageAddresses({ image, sources }: PictureGroup, page: PageSnapshot): ImageAddress[] {
  const all = [image, ...sources];
  const resolve = (written: readonly Ranked[]) => written.flatMap((address) => resolved(address, page));
  const ownShown = resolve(shown(image));
  const known = knownLazy(image, all);
  const lazy = resolve(known.length > 0 || ownShown.length > 0 ? known : hidden(image));
  const isLoaded = image.layout !== undefined && image.layout.naturalWidth > 1;
  const own = isLoaded ? [...ownShown, ...lazy] : [...lazy, ...ownShown];
  const larger = [...named(image, LARGER_SOURCES, LARGER_THAN_SHOWN), ...sizedJson(image), ...linked(image)];
  const ranked = largestFirst([...resolve(larger), ...own, ...resolve(srcsets(all, OWN_SRCSET))]);
  const main = own[0]?.url;
  const isFirst = main !== undefined && ranked.length > 1 && widthShown(main, all) >= WIDE_ENOUGH;
  return uniqueByUrl(isFirst ? mainFirst(main, ranked) : ranked).slice(0, MAX_ADDRESSES);
}

/** With its URL in place of what is written; none where that is no picture's address, or that of a stand-in. */
function resolved({ url, width, rank }: Ranked, page: PageSnapshot): Ranked[] {
  const absolute = pictureUrl(url, page);
  return absolute === null || isPlaceholderAddress(absolute) ? [] : [{ url: absolute, width, rank }];
}

/** What scripts put in the place of a stand-in, by the names that they are known to use. */
function knownLazy(image: SnapshotImage, all: readonly SnapshotImage[]): Ranked[] {
  const lazyNames = Object.keys(image.attributes).filter((name) => LAZY_NAME.test(name));
  return [
    ...named(image, LAZY_SOURCES, 1),
    ...named(image, lazyNames, 1).filter(({ url }) => PICTURE_FILE.test(url)),
    ...srcsets(all, LAZY_SRCSETS),
  ];
}

/** Whatever address an element holds under a name of its script's own making. */
function hidden(image: SnapshotImage): Ranked[] {
  if (image.kind === 'background') return [];
  const names = Object.keys(image.attributes).filter((name) => !OWN_ATTRIBUTES.has(name));
  return [...named(image, names, 1), ...srcsets([image], names)].filter(({ url }) => PICTURE_FILE.test(url));
}

function mainFirst(main: string, ranked: readonly Ranked[]): Ranked[] {
  return ranked.toSorted((left, right) => Number(right.url === main) - Number(left.url === main));
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
function largestFirst(addresses: readonly Ranked[]): Ranked[] {
  const keys = addresses.map(({ url }) => pictureKey(url));
  const sized = new Set(keys.filter(({ isSized }) => isSized).map(({ key }) => key));
  return addresses
    .map((address, index) => {
      const { key = '', isSized = true } = keys[index] ?? {};
      return !isSized && sized.has(key) ? { ...address, rank: LARGER_THAN_SHOWN } : address;
    })
    .toSorted((left, right) => right.rank - left.rank);
}

/** A file's name with the ending of a photo, and something before it. */
const PHOTO_NAME = /[^:]\.(?:jpe?g|png|webp|avif)$/i;

/** The picture that a click opens: mostly the one that is shown small. A wiki's page about a file is none. */
function linked(image: SnapshotImage): Ranked[] {
  const { linkHref } = image.context;
  const [path = ''] = linkHref.split(/[?#]/, 1);
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (!PHOTO_NAME.test(name)) return [];
  const { width } = claimedSize(image, image.attributes.src ?? '');
  const isThumbnail = (width ?? THUMBNAIL_WIDTH) < THUMBNAIL_WIDTH;
  return [{ url: linkHref, width: null, rank: isThumbnail ? LARGER_THAN_SHOWN - 1 : 0 }];
}

function srcsets(images: readonly SnapshotImage[], names: readonly string[]): Ranked[] {
  return images.flatMap(({ attributes }) =>
    names.flatMap((name) => {
      const largest = largestOfSrcset(attributes[name] ?? '');
      if (largest === null) return [];
      return [
        {
          url: largest.url,
          width: largest.width,
          rank:
            largest.width ??
            leastScreen(attributes.media) ??
            sizeInAddress(largest.url).width ??
            largest.density,
        },
      ];
    }),
  );
}

/** The width of screen, in CSS pixels, from which a source is shown: its picture is about as wide. */
function leastScreen(media = ''): number | null {
  return declaredPixels(/min-width:\s*(\d{1,5})px/i.exec(media)?.[1]);
}

function named({ attributes }: SnapshotImage, names: readonly string[], rank: number): Ranked[] {
  return names.flatMap((name) => {
    const value = attributes[name]?.trim() ?? '';
    return looksLikeAddress(value) ? [{ url: value, width: null, rank }] : [];
  });
}

/** Values of `data-*` are often flags, ids and colours. */
function looksLikeAddress(value: string): boolean {
  return /^(?:https?:)?\/\/\S|^\/[^/\s]\S*\.\w|^\S+\.(?:jpe?g|png|webp|avif|gif)(?:[?#]\S*)?$/i.test(value);
}

function shown({ attributes, kind, layout }: SnapshotImage): Ranked[] {
  const background = kind === 'background' ? backgroundOf(attributes.style ?? '') : undefined;
  return [layout?.currentSrc, attributes.src, background]
    .filter((url) => url !== undefined && url !== '')
    .map((url = '') => ({ url, width: null, rank: sizeInAddress(url).width ?? 1 }));
}

function backgroundOf(style: string): string | undefined {
  const [, double, single, bare] = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)/i.exec(style) ?? [];
  return double ?? single ?? bare;
}

function sizedJson({ attributes }: SnapshotImage): Ranked[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (!name.startsWith('data-') || !SIZED_JSON.test(value)) return [];
    return largestOfJson(value);
  });
}

function largestOfJson(text: string): Ranked[] {
  try {
    const sizes = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return sizes
      .flatMap(([url, size]) => (Array.isArray(size) ? [{ url, width: declaredPixels(size[0]) }] : []))
      .map(({ url, width }) => ({ url, width, rank: width ?? 1 }))
      .toSorted((left, right) => right.rank - left.rank)
      .slice(0, 1);
  } catch (fault) {
    if (fault instanceof SyntaxError) return [];
    throw fault;
  }
}

function uniqueByUrl(addresses: readonly Ranked[]): ImageAddress[] {
  const byUrl = new Map<string, ImageAddress>();
  for (const { url, width } of addresses) byUrl.set(url, { url, width: byUrl.get(url)?.width ?? width });
  return [...byUrl.values()];
}
