import { declaredPixels } from '../declared-pixels';
import { rememberAnswers } from '../remember-answers';
import type { SnapshotImage, SnapshotLayout } from '../../page-snapshot';
import { isStandInLoaded, isStretched } from './stand-in-loaded';

export interface ClaimedSize {
  /** Pixels; null where nothing is known. */
  width: number | null;
  height: number | null;
}

/** Pixels; nobody writes a ratio in larger numbers. */
const LARGEST_RATIO = 300;

const RATIO_LAYOUT = /^(?:responsive|fill|flex-item)$/i;

const UNKNOWN: ClaimedSize = { width: null, height: null };

/** The size that a page claims for a picture: laid out, in attributes, in its style; else in the address. */
export function claimedSize(image: SnapshotImage, url: string): ClaimedSize {
  const { attributes, layout, kind } = image;
  if (layout && layout.naturalWidth > 1) {
    if (isShownAsThumbnail(layout)) return renderedSize(layout);
    if (!isStandInLoaded(layout, url))
      return sizeOfWikiFile(attributes) ?? { width: layout.naturalWidth, height: layout.naturalHeight };
    // It takes the place that the picture will have.
    if (isStretched(layout)) return renderedSize(layout);
  }
  // Its width and height are no more than a ratio.
  const isRatio = (declaredPixels(attributes.width) ?? 0) < LARGEST_RATIO;
  if (kind === 'amp_img' && isRatio && RATIO_LAYOUT.test(attributes.layout ?? '')) return sizeInAddress(url);
  const ofEditor = sizeByEditor(attributes) ?? sizeOfWikiFile(attributes);
  if (ofEditor !== null) return ofEditor;
  const style = kind === 'background' ? '' : (attributes.style ?? '');
  const width = declaredPixels(attributes.width) ?? styled(style, 'width') ?? numbered(attributes, 'width');
  const height =
    declaredPixels(attributes.height) ?? styled(style, 'height') ?? numbered(attributes, 'height');
  if (width !== null || height !== null) return { width, height };
  const shown = shownWidth(attributes.sizes);
  return shown === null ? sizeInAddress(url) : { width: shown, height: null };
}

/** CSS pixels: a larger file that is shown no larger than this is a sign, somebody's head or a small one of many. */
const THUMBNAIL_SIDE = 150;

function isShownAsThumbnail({
  isVisible,
  naturalWidth,
  renderedWidth,
  renderedHeight,
}: SnapshotLayout): boolean {
  const longer = Math.max(renderedWidth, renderedHeight);
  return (
    isVisible &&
    Math.min(renderedWidth, renderedHeight) > 0 &&
    longer <= THUMBNAIL_SIDE &&
    naturalWidth > longer
  );
}

function renderedSize({ renderedWidth, renderedHeight }: SnapshotLayout): ClaimedSize {
  return { width: Math.round(renderedWidth), height: Math.round(renderedHeight) };
}

/** The width at which `sizes` shows a picture on all screens, in CSS pixels; null where it is wider than a portrait, or none. */
function shownWidth(sizes: string | undefined): number | null {
  if (sizes === undefined) return null;
  const widths = sizes.split(',').map((one) => declaredPixels(/(\d{1,3})px\s*$/.exec(one)?.[1]));
  const widest = Math.max(...widths.map((width) => width ?? Number.POSITIVE_INFINITY));
  return widest <= WIDEST_PORTRAIT ? widest : null;
}

/** Pixels. */
const WIDEST_PORTRAIT = 128;

const STYLED = {
  width: /(?:^|[;\s])width\s*:\s*(\d{1,5})(?:\.\d+)?px/i,
  height: /(?:^|[;\s])height\s*:\s*(\d{1,5})(?:\.\d+)?px/i,
} as const;

function styled(style: string, side: 'width' | 'height'): number | null {
  return style === '' ? null : declaredPixels(STYLED[side].exec(style)?.[1]);
}

function numbered(attributes: SnapshotImage['attributes'], side: 'width' | 'height'): number | null {
  return declaredPixels(attributes[`data-${side}`] ?? attributes[`data-original-${side}`]);
}

/** What editors write of the file: Squarespace `2500x3125`, WeChat its width and its height as a share of that. */
function sizeByEditor({
  'data-w': width,
  'data-ratio': ratio,
  'data-image-dimensions': sides = '',
}: SnapshotImage['attributes']): ClaimedSize | null {
  const [, ofFile, high] = /^(\d{2,5})x(\d{2,5})$/.exec(sides) ?? [];
  if (ofFile !== undefined) return { width: declaredPixels(ofFile), height: declaredPixels(high) };
  if (width === undefined || !(Number(ratio) > 0)) return null;
  return { width: declaredPixels(width), height: declaredPixels(Number(width) * Number(ratio)) };
}

/** Pixels; what a wiki shows narrower is a sign as often as a picture. */
const MIN_WIKI_WIDTH = 180;

/** MediaWiki shows a file as wide as an editor liked, and writes its size beside it. */
function sizeOfWikiFile(attributes: SnapshotImage['attributes']): ClaimedSize | null {
  const width = declaredPixels(attributes['data-file-width']);
  const isPicture = (declaredPixels(attributes.width) ?? 0) >= MIN_WIKI_WIDTH;
  return width !== null && isPicture
    ? { width, height: declaredPixels(attributes['data-file-height']) }
    : null;
}

/** What a spelled size needs at least: most addresses are looked at once and not five times. */
const MAY_SPELL_SIZE =
  /\dpx-|\dWx\d|\d-\d+\/|\d[x×][\d.N/]|\d_\d+_\d\/|\d\.\d+\.\d+\.|\dw_\d|\d,\d*\/\d|_v\d{3}\.|\d[wh]\.|\/\d+\/\d|:\d\d|[wdhil][=_:-]\d|[-_]w\d|width[-/]|\/(?:square|max)\d|\/[sw]\d|=s\d/i;

/** `/s1600/`, `/s72-c/`: the longer side, on the hosts of Blogger and its like. */
const BLOGGER_SIDE =
  /^https?:\/\/[^/]*(?:blogspot|googleusercontent|ggpht|bp\.blogger)\.[^/]*\/[^?#]*?\/s(\d{2,4})(?:-[a-z]{1,3})*\//;

/** `…/photo=s176-c`: the same at the end, on the hosts of Google and those that call it as they do. */
const SIDE_AT_END = /=s(\d{2,4})(?:-[a-z]{1,3})*$/;

/** Both sides, width first: `-600x400.jpg`, `/600x400/`, `/600/400/`. */
const BOTH_SIDES: readonly RegExp[] = [
  // `/medias/515Wx515H-banner-200x100.jpg`, as SAP Commerce has it
  /\/(\d{2,4})Wx(\d{2,4})H-/,
  /(?:^|[/_.,=-](?:[a-z]|max)?)([1-9]\d{1,3})[x×]([1-9]\d{1,3})(?=[/_.,&?@-]|ex\/|c\.|$)/i,
  // Other numbers of folders are those of people and things, and so are several in a row, `/14/7/339/104/`, and `/038/112/`.
  /(?<!\/\d{3}|\/(?!(?:19|20)\d\d\/)\d{1,4}\/\d{1,2})\/([1-9]\d{2})\/([1-9]\d{2})\/(?=[^/]*$)/,
  /\/([4-9]\d)\/(\1)\/(?=[^/]*$)/,
  // `/image/5641-90-90/photo.jpg`
  /-(\d{2,3})-(\1)\/(?=[^/]*$)/,
  // `photo.jpg@100w_100h_1c.png`: of several the last counts.
  /@(\d{2,4})w_(\d{2,4})h(?!.*@)/,
  // `/w72-h72-p-k-nu/`, as Blogger has it
  /\/w(\d{2,4})-h(\d{2,4})(?:-[a-z]{1,3})*\//,
  // Bitrix
  /\/resize_cache\/.*\/(\d{2,4})_(\d{2,4})_\d\//,
  // BigCommerce
  /\.\d{10}\.(\d{2,4})\.(\d{2,4})\.\w{3,4}(?:\?|$)/,
  // https://iiif.io/api/image/3.0/#42-size
  /\/!(\d{2,4}),(\d{2,4})\/\d{1,3}\/[a-z]+\.\w+$/,
  /(?:fill|fit|size):(?:[a-z]+:)?(\d{2,4}):(\d{2,4})(?=[:/])/i,
];

/** `?w=600`, `/w_600,h_400/`, `rs=w:600`, `_600x.jpg`, `_v150.jpg`, `/843,/0/default.jpg`, `-600w.jpg`; no share of it, `w:75%`. */
const WIDTHS: readonly RegExp[] = [
  /(?:[?&,/;:=](?:w|width)[=_:-]|[-_]w)(\d{2,4})(?![\d%])/i,
  // Beside one of the others it is no width: `?wid=54&w=650`, as Detik has it.
  /[?&,/;:=]wid[=_:-](\d{2,4})(?![\d%])/i,
  /_(\d{2,4})x(?:N\.|\.\w{3,4}(?:\?|$))/,
  /\/(?:square|max)(\d{2,4})\//,
  // Medium
  /\/max\/(\d{2,4})\/\d\*/,
  // `/thumb/a/a4/Photo.jpg/440px-Photo.jpg`, as MediaWiki has it
  /\/(\d{2,4})px-[^/]+$/,
  /\/resizeb?\/(\d{2,4})x\//,
  /\/scale-to-width(?:-down)?\/(\d{2,4})$/,
  /_v([1-3][05]0)\.\w{3,4}$/,
  /\/(\d{2,4}),\/\d{1,3}\/[a-z]+\.\w+$/,
  /[a-z_-](\d{2,4})w\.\w{3,4}(?:\?|$)/,
  // `photo.webp?format=webp&thumbnail=96`; of a script it is the number of the picture.
  /\.(?:jpe?g|png|gif|webp|avif)\?(?:[^#]*&)?thumbnail=(\d{2,4})(?!\d)/i,
];

const HEIGHTS: readonly RegExp[] = [
  /(?:[?&,/;:=](?:h|height|hei)[=_:-](\d{2,4}))(?![\d%])/i,
  /[a-z_-](\d{2,4})h\.\w{3,4}(?:\?|$)/,
];

/** The size in pixels that an address spells. */
export const sizeInAddress = rememberAnswers(readSize);

function readSize(url: string): Readonly<ClaimedSize> {
  if (!MAY_SPELL_SIZE.test(url)) return UNKNOWN;
  const both = firstIn(url, BOTH_SIDES);
  if (both) return requested(url, { width: declaredPixels(both[1]), height: declaredPixels(both[2]) });
  const side = (BLOGGER_SIDE.exec(url) ?? SIDE_AT_END.exec(url))?.[1];
  if (side !== undefined) return { width: declaredPixels(side), height: declaredPixels(side) };
  const width = firstIn(url, WIDTHS)?.[1];
  const height = firstIn(url, HEIGHTS)?.[1];
  return width === undefined && height === undefined
    ? UNKNOWN
    : { width: declaredPixels(width), height: declaredPixels(height) };
}

/** A file's own size, or the smaller one in which the query asks for it. */
function requested(url: string, size: ClaimedSize): ClaimedSize {
  const asked = url.includes('?') ? declaredPixels(/[?&]w(?:idth)?=(\d{2,4})(?!\d)/.exec(url)?.[1]) : null;
  if (asked === null || size.width === null || size.height === null || asked >= size.width) return size;
  return { width: asked, height: Math.round((size.height * asked) / size.width) };
}

function firstIn(url: string, patterns: readonly RegExp[]): RegExpExecArray | null {
  for (const pattern of patterns) {
    const found = pattern.exec(url);
    if (found !== null) return found;
  }
  return null;
}
