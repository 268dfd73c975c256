import type { SnapshotImage } from '../resolver/page-snapshot';
import { hasLazyBackground, isPlaceOfPlayer } from './box-picture';
import { customKind, isCustom, isCustomSource } from './custom-picture';
import { EMBEDS, isPlayer } from './embedded-player';
import { FLASH_ELEMENTS, flashPoster } from './flash-player';
import { inlineBackground } from './inline-background';
import type { PageElement } from './page-element';
import { READER_LIMITS } from './reader-limits';
import type { Surroundings } from './surroundings';

type Kind = SnapshotImage['kind'];
type AroundOf = () => Surroundings<unknown>;
type Judge = (element: PageElement, around: AroundOf) => Kind | undefined;

/** Elements that scripts make into pictures. */
function hasSource(element: PageElement): Kind | undefined {
  return element.attribute('src') ? 'img' : undefined;
}

/** What shows its picture itself says more than the name of its video. */
function embedKind(element: PageElement): Kind | undefined {
  return inlineBackground(element.attribute('style')) === undefined && isPlayer(element)
    ? 'embed'
    : undefined;
}

/** What a plug-in shows, as its type says: a picture, or another site's player. */
function pluginKind(element: PageElement, address: 'data' | 'src'): Kind | undefined {
  if (!element.attribute(address)) return undefined;
  return isPictureType(element.attribute('type')) ? 'img' : 'embed';
}

/** A cell that says how large it is, and large enough for a picture; other backgrounds of tables are patterns. */
function cellKind(cell: PageElement): Kind | undefined {
  if (!cell.attribute('background')) return undefined;
  const isLarge = ['width', 'height'].every((name) =>
    /^\s*(?:[2-9]\d\d|\d{4})\s*(?:px)?\s*$/.test(cell.attribute(name) ?? ''),
  );
  return isLarge ? 'background' : undefined;
}

/** A story opens with it, as a video does with its poster. */
const STORY_POSTER = 'poster-portrait-src';

/** Elements that may be pictures, and when they are. */
const JUDGES: ReadonlyMap<string, Judge> = new Map<string, Judge>([
  ['img', () => 'img'],
  ['ion-img', hasSource],
  ['mip-img', hasSource],
  ['lazy-img', hasSource],
  ['amp-img', () => 'amp_img'],
  ['amp-anim', () => 'amp_img'],
  ['amp-story', (story) => (story.attribute(STORY_POSTER) ? 'video_poster' : undefined)],
  ['source', (_, around) => (around().landmarks.includes('picture') ? 'source' : undefined)],
  ['image', (_, around) => (around().isInSvg ? 'svg_image' : undefined)],
  ['amp-video', (video) => (video.attribute('poster') ? 'video_poster' : undefined)],
  [
    'video',
    (video) => (video.attribute('poster') || video.attribute('data-poster') ? 'video_poster' : undefined),
  ],
  ['object', (object) => pluginKind(object, 'data')],
  ['embed', (embed) => (flashPoster(embed) === undefined ? pluginKind(embed, 'src') : 'video_poster')],
  ['param', (param) => (flashPoster(param) === undefined ? undefined : 'video_poster')],
  ...EMBEDS.map((name): [string, Judge] => [name, embedKind]),
  ...['table', 'td'].map((name): [string, Judge] => [name, cellKind]),
  ['input', (input) => (input.attribute('type')?.trim().toLowerCase() === 'image' ? 'input' : undefined)],
]);

export const PICTURE_ELEMENTS: readonly string[] = [...JUDGES.keys()];

/** The kind of picture an element is; one with a background in its `style` is a `background`. */
export function pictureKind(element: PageElement, around: AroundOf): Kind | undefined {
  return JUDGES.get(element.name)?.(element, around) ?? backgroundKind(element);
}

/** The same for an element that is no picture by its name, or by one that only its site knows. */
export function backgroundKind(element: PageElement): Kind | undefined {
  const isBackground =
    inlineBackground(element.attribute('style')) !== undefined || hasLazyBackground(element);
  if (isBackground) return 'background';
  return isPlaceOfPlayer(element) ? 'video_poster' : customKind(element);
}

function isPictureType(type: string | undefined): boolean {
  return /^\s*image\//i.test(type ?? '');
}

const KEPT = new Set([
  ...['src', 'srcset', 'sizes', 'alt', 'title', 'width', 'height', 'class', 'id', 'itemprop', 'role'],
  ...[
    'aria-label',
    'loading',
    'fetchpriority',
    'elementtiming',
    'poster',
    'media',
    'type',
    'style',
    'property',
    'layout',
    'videoid',
    ...['autoplay', 'muted', 'controls', 'loop'],
  ],
]);

/**
 * The attributes of a picture that a snapshot keeps, as written; an SVG image's `href` stands as `src`.
 * Values longer than `maxLength` are left out; `isCut` says so, but for `data:` ones, which are no addresses.
 */
export function pictureAttributes(
  element: PageElement,
  maxLength: number,
): { attributes: Record<string, string>; isCut: boolean } {
  const attributes: Record<string, string> = {};
  const poster = FLASH_ELEMENTS.has(element.name) ? flashPoster(element) : undefined;
  if (poster !== undefined) {
    const isCut = poster.length > maxLength;
    return { attributes: isCut ? {} : { poster }, isCut };
  }
  let count = 0;
  let seen = 0;
  let isCut = false;
  for (const name of element.attributeNames()) {
    seen += 1;
    const kept = keptName(name, element.name);
    const written = kept === undefined ? undefined : element.attribute(name);
    if (kept === undefined || written === undefined || (kept !== name && kept in attributes)) continue;
    const value = BINDING.test(name) ? written.replace(QUOTED, '$1') : written;
    if (count >= READER_LIMITS.attributesPerPicture) return { attributes, isCut: true };
    if (value.length <= maxLength) {
      attributes[kept] = value;
      count += 1;
    } else if (!/^\s*data:/i.test(value)) isCut = true;
  }
  return { attributes, isCut: isCut || seen >= READER_LIMITS.attributesRead };
}

/** By which Vue, Alpine and Angular bind a value that is written as a program's: `:src="'/a.jpg'"`. */
const BINDING = /^(?:[:[]|v-|x-)/;
const QUOTED = /^\s*'([^']*)'\s*$/;

/** Names that scripts of many makers give the real address, beside `data-…`. */
const LAZY_NAME = /src|lazy|original|hires|zoomfile|jqimg|^file$/;

/** Where elements other than `<img>` keep their address. */
const ADDRESS_ATTRIBUTES: ReadonlyMap<string, readonly string[]> = new Map([
  ['image', ['href', 'xlink:href']],
  ['object', ['data']],
]);

function keptName(name: string, elementName: string): string | undefined {
  if (KEPT.has(name)) return name;
  if (name === STORY_POSTER) return 'poster';
  if (name.startsWith('data-') || LAZY_NAME.test(name))
    return name.length <= READER_LIMITS.attributeNameLength ? name : undefined;
  const isAddress = ADDRESS_ATTRIBUTES.get(elementName)?.includes(name);
  return isAddress || (isCustom(elementName) && isCustomSource(name)) ? 'src' : undefined;
}
