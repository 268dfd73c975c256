import { type ClaimedSize, sizeInAddress } from '../address/size-in-address';
import { declaredPixels } from '../declared-pixels';
import type { SnapshotImage, SnapshotLayout } from '../../page-snapshot';
import { attributeNames } from './lazy-attributes';
import { isStandInLoaded, isStretched } from './stand-in-loaded';

/** Pixels; nobody writes a ratio in larger numbers. */
const LARGEST_RATIO = 300;

const RATIO_LAYOUT = /^(?:responsive|fill|flex-item)$/i;

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
  const { hasData } = attributeNames(attributes);
  const ofEditor = hasData ? (sizeByEditor(attributes) ?? sizeOfWikiFile(attributes)) : null;
  if (ofEditor !== null) return ofEditor;
  const style = kind === 'background' ? '' : (attributes.style ?? '');
  const width =
    declaredPixels(attributes.width) ??
    styled(style, 'width') ??
    (hasData ? numbered(attributes, 'width') : null) ??
    styled(style, 'most');
  const height =
    declaredPixels(attributes.height) ??
    styled(style, 'height') ??
    (hasData ? numbered(attributes, 'height') : null);
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
  most: /(?:^|[;\s])max-width\s*:\s*(\d{1,5})(?:\.\d+)?px/i,
  height: /(?:^|[;\s])height\s*:\s*(\d{1,5})(?:\.\d+)?px/i,
} as const;

function styled(style: string, side: keyof typeof STYLED): number | null {
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
