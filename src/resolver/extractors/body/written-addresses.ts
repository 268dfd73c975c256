import type { SnapshotImage } from '../../page-snapshot';
import { declaredPixels } from '../declared-pixels';
import { parseJson } from '../parse-json';
import { sizeInAddress } from '../address/size-in-address';
import { fileName } from './file-name';
import { largerFirst } from './larger-first';
import { largestOfSrcset } from './largest-of-srcset';
import { attributeNames, LARGER_SOURCES, LAZY_SRCSETS } from './lazy-attributes';
import { hasData, ownAddresses } from './own-addresses';

/** An address of a picture; the width in pixels where a `srcset` tells it. */
export interface ImageAddress {
  url: string;
  width: number | null;
}

/**
 * An address as written, and how wide its file is likely to be: only good for putting one before another. Without a
 * rank it is as wide as it spells.
 */
export type Ranked = ImageAddress & { rank?: number | undefined };

/** What is said of an image's own address in another attribute: addresses with their sizes as JSON. */
const SIZED_JSON = /^\s*\{\s*"https?:/;

/** Attributes with a meaning of their own. */
export const OWN_ATTRIBUTES: ReadonlySet<string> = new Set([
  'src',
  'srcset',
  'alt',
  'title',
  'class',
  'id',
  'style',
  'poster',
]);

const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif)(?:[?#]|$)/i;

/** Comes before every address that tells no width. */
export const LARGER_THAN_SHOWN = 100_000;

/** What scripts put in the place of a stand-in, by the names that they are known to use. */
export function knownLazy(image: SnapshotImage, all: readonly SnapshotImage[]): Ranked[] {
  const { lazy, lazySources } = attributeNames(image.attributes);
  const byName = lazy.length === 0 ? [] : named(image, lazy, 1).filter(({ url }) => PICTURE_FILE.test(url));
  if (!all.some(hasData)) return byName;
  return [...named(image, lazySources, 1), ...byName, ...srcsets(all, LAZY_SRCSETS)];
}

/** What the element itself calls larger than what it shows. */
export function namedLarger(image: SnapshotImage): Ranked[] {
  if (!hasData(image)) return [];
  const names = attributeNames(image.attributes).larger;
  // A file, or what a script makes that the element shows already, with other parameters.
  const isFile = ({ url }: Ranked) =>
    PICTURE_FILE.test(url) ||
    (url.includes('?') && ownAddresses(image).some((own) => fileName(own) === fileName(url)));
  const byName = named(image, names, LARGER_THAN_SHOWN).filter(isFile);
  return [
    ...named(image, LARGER_SOURCES, LARGER_THAN_SHOWN),
    ...byName,
    ...sizedJson(image),
    ...interchanged(image),
  ];
}

/** Whatever address an element holds under a name of its script's own making. */
export function hidden(image: SnapshotImage): Ranked[] {
  if (image.kind === 'background') return [];
  const names = largerFirst(Object.keys(image.attributes).filter((name) => !OWN_ATTRIBUTES.has(name)));
  return [...named(image, names, 1), ...srcsets([image], names)].filter(({ url }) => PICTURE_FILE.test(url));
}

export function srcsets(images: readonly SnapshotImage[], names: readonly string[]): Ranked[] {
  const found: Ranked[] = [];
  for (const { attributes } of images) {
    for (const name of names) {
      const srcset = attributes[name];
      const largest = srcset === undefined ? null : largestOfSrcset(srcset);
      if (largest === null) continue;
      const { url, width, density } = largest;
      const rank = width ?? leastScreen(attributes.media) ?? sizeInAddress(url).width ?? density;
      found.push({ url, width, rank });
    }
  }
  return found;
}

/**
 * The width of screen, in CSS pixels, from which a source is shown: its picture is about as wide. One for narrow screens
 * alone comes behind what all others show.
 */
function leastScreen(media = ''): number | null {
  const least = declaredPixels(/min-width:\s*(\d{1,5})px/i.exec(media)?.[1]);
  return least ?? (media.includes('max-width') ? 0 : null);
}

function named({ attributes }: SnapshotImage, names: readonly string[], rank: number): Ranked[] {
  const found: Ranked[] = [];
  for (const name of names) {
    const text = attributes[name]?.trim();
    const written = text?.startsWith('url(') ? backgroundOf(text) : fileInJson(text);
    const value = written?.includes('{width}') ? filled(written, attributes['data-widths']) : written;
    if (value !== undefined && looksLikeAddress(value))
      found.push({ url: forManyPixels(value), width: null, rank });
  }
  return found;
}

/** The file of an object, as `{"src":"/a.jpg","w":1200}`; any other text is as it is. */
function fileInJson(text: string | undefined): string | undefined {
  if (text === undefined || !/^\{\s*"/.test(text)) return text;
  const values = Object.values((parseJson(text) ?? {}) as Record<string, unknown>);
  return values.find((value): value is string => typeof value === 'string' && PICTURE_FILE.test(value));
}

/** Of `/a.jpg|/a@2x.jpg` the file for screens of many pixels, as bLazy has it. */
function forManyPixels(value: string): string {
  const files = value.split('|');
  return files.every((file) => PICTURE_FILE.test(file)) ? (files.at(-1) ?? value) : value;
}

/** A script fills in a width of the list beside it; without one the address stays a template, which is none. */
function filled(template: string, widths = ''): string {
  const all = (widths.match(/\d{2,4}/g) ?? []).map(Number);
  return all.length === 0 ? template : template.replaceAll('{width}', String(Math.max(...all)));
}

/** Values of `data-*` are often flags, ids and colours. */
function looksLikeAddress(value: string): boolean {
  return /^(?:https?:)?\/\/\S|^\/[^/\s]\S*[.?]\w|^\S+\.(?:jpe?g|png|webp|avif|gif)(?:[?#]\S*)?$/i.test(value);
}

export function shown({ attributes, kind, layout }: SnapshotImage): Ranked[] {
  const background = kind === 'background' ? backgroundOf(attributes.style ?? '') : undefined;
  const found: Ranked[] = [];
  [layout?.currentSrc, attributes.src, background].forEach((url) => {
    if (url) found.push({ url, width: null });
  });
  return found;
}

/** An address without quotes ends at a parenthesis, as CSS has it: else many openings would be tried to the end. */
const BACKGROUND_ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^()\s]*))\s*\)/i;

/** The address behind an element by its style, as written. */
export function backgroundOf(style: string): string | undefined {
  const [, double, single, bare] = BACKGROUND_ADDRESS.exec(style) ?? [];
  return double ?? single ?? bare;
}

function sizedJson({ attributes }: SnapshotImage): Ranked[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (!name.startsWith('data-') || !SIZED_JSON.test(value)) return [];
    return largestOfJson(value);
  });
}

/** `[/small.jpg, small], [/large.jpg, large]`, from narrow screens to wide ones, as Foundation has it. */
const INTERCHANGE = /\[\s*([^\s,\]]+)\s*,[^[\]]{1,40}\]/g;

function interchanged({ attributes }: SnapshotImage): Ranked[] {
  const [, url] = [...(attributes['data-interchange'] ?? '').matchAll(INTERCHANGE)].at(-1) ?? [];
  return url === undefined ? [] : [{ url, width: null, rank: LARGER_THAN_SHOWN }];
}

function largestOfJson(text: string): Ranked[] {
  const sizes = Object.entries((parseJson(text) ?? {}) as Record<string, unknown>);
  return sizes
    .flatMap(([url, size]) => (Array.isArray(size) ? [{ url, width: declaredPixels(size[0]) }] : []))
    .map(({ url, width }) => ({ url, width, rank: width ?? 1 }))
    .toSorted((left, right) => rankOf(right) - rankOf(left))
    .slice(0, 1);
}

/** Pixels, or what stands for them. A file too narrow to be shown stands in for the one that is. */
export function rankOf({ url, rank }: Ranked): number {
  if (rank !== undefined) return rank;
  const { width } = sizeInAddress(url);
  return width === null ? 1 : width < STAND_IN_WIDTH ? 0 : width;
}

/** Pixels. */
const STAND_IN_WIDTH = 64;
