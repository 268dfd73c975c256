import type { PageSnapshot, SnapshotImage } from '../../page-snapshot';
import { pictureUrl } from '../picture-url';
import { largestOfSrcset } from './largest-of-srcset';
import type { PictureGroup } from './picture-groups';
import { isPlaceholderAddress } from './placeholder-address';

/** An address of a picture; the width in pixels where a `srcset` tells it. */
export interface ImageAddress {
  url: string;
  width: number | null;
}

/** Attributes that scripts keep the real `srcset` in, best first. */
const LAZY_SRCSETS = [
  'data-srcset',
  'data-lazy-srcset',
  'data-original-set',
  'data-bgset',
  'data-sizes-srcset',
];

/** Attributes that name a picture larger than the one shown, largest first. */
const LARGER_SOURCES = [
  'data-old-hires',
  'data-hires',
  'data-hi-res-src',
  'data-full-src',
  'data-full',
  'data-fullsrc',
  'data-orig-file',
  'data-large-file',
  'data-large',
  'data-zoom-image',
] as const;

/** Attributes that scripts keep the real `src` in. */
const LAZY_SOURCES = [
  'data-original',
  'data-original-src',
  'data-actualsrc',
  'data-lazy-src',
  'data-lazyload',
  'data-lazy',
  'data-src',
  'data-img-src',
  'data-image-src',
  'data-src-large',
  'data-src-medium',
  'data-default-src',
  'data-delayed-url',
  'data-image',
  'data-img',
  'data-img-url',
  'data-bg',
  'data-background-image',
  'data-background',
  'data-url',
  'data-backup',
] as const;

/** What is said of an image's own address in another attribute: addresses with their sizes as JSON. */
const SIZED_JSON = /^\s*\{\s*"https?:/;

const MAX_ADDRESSES = 3;

/**
 * The addresses of one picture, resolved and without repeats. The one the page itself would show comes first, lazily
 * loaded or not; larger ones of the same picture follow: their size decides once it is measured. In a live page the
 * stand-in has been replaced already.
 */
export function imageAddresses({ image, sources }: PictureGroup, page: PageSnapshot): ImageAddress[] {
  const all = [image, ...sources];
  const larger = [...named(image, LARGER_SOURCES), ...sizedJson(image)];
  const lazy = [...named(image, LAZY_SOURCES), ...srcsets(all, LAZY_SRCSETS)];
  const isLoaded = image.layout !== undefined && image.layout.naturalWidth > 1;
  const own = isLoaded ? [...shown(image), ...lazy] : [...lazy, ...shown(image)];
  const resolved = [...larger, ...own, ...srcsets(all, ['srcset'])].flatMap(({ url, width }) => {
    const absolute = pictureUrl(url, page);
    return absolute === null || isPlaceholderAddress(absolute) ? [] : [{ url: absolute, width }];
  });
  return uniqueByUrl(resolved).slice(0, MAX_ADDRESSES);
}

function srcsets(images: readonly SnapshotImage[], names: readonly string[]): ImageAddress[] {
  const largest = images.flatMap(({ attributes }) =>
    names.flatMap((name) => largestOfSrcset(attributes[name] ?? '') ?? []),
  );
  return largest.toSorted((left, right) => (right.width ?? 0) - (left.width ?? 0));
}

function named({ attributes }: SnapshotImage, names: readonly string[]): ImageAddress[] {
  return names.flatMap((name) => {
    const value = attributes[name]?.trim() ?? '';
    return looksLikeAddress(value) ? [{ url: value, width: null }] : [];
  });
}

/** Values of `data-*` are often flags, ids and colours. */
function looksLikeAddress(value: string): boolean {
  return /^(?:https?:)?\/\/\S|^\/[^/\s]\S*\.\w|^\S+\.(?:jpe?g|png|webp|avif|gif)(?:[?#]\S*)?$/i.test(value);
}

function shown({ attributes, kind, layout }: SnapshotImage): ImageAddress[] {
  const background = kind === 'background' ? backgroundOf(attributes.style ?? '') : undefined;
  return [layout?.currentSrc, attributes.src, background]
    .filter((url) => url !== undefined && url !== '')
    .map((url) => ({ url: url ?? '', width: null }));
}

function backgroundOf(style: string): string | undefined {
  const [, double, single, bare] = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)/i.exec(style) ?? [];
  return double ?? single ?? bare;
}

function sizedJson({ attributes }: SnapshotImage): ImageAddress[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (!name.startsWith('data-') || !SIZED_JSON.test(value)) return [];
    return largestOfJson(value);
  });
}

function largestOfJson(text: string): ImageAddress[] {
  try {
    const sizes = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return sizes
      .flatMap(([url, size]) => (Array.isArray(size) ? [{ url, width: Number(size[0]) || null }] : []))
      .toSorted((left, right) => (right.width ?? 0) - (left.width ?? 0))
      .slice(0, 1);
  } catch (fault) {
    if (fault instanceof SyntaxError) return [];
    throw fault;
  }
}

function uniqueByUrl(addresses: readonly ImageAddress[]): ImageAddress[] {
  const byUrl = new Map<string, ImageAddress>();
  for (const { url, width } of addresses) byUrl.set(url, { url, width: byUrl.get(url)?.width ?? width });
  return [...byUrl.values()];
}
