import { sizeInAddress } from '../address/size-in-address';
import { sharedWords } from '../body/page-words';
import type { MergedPicture } from '../merge-pictures';
import type { NamedPage } from './named-page';

/** Whether a picture is three times as wide as high and low: what a logo is, and no cover; or as a network wants what stands above a profile. */
export function isStrip(picture: MergedPicture): boolean {
  const { width, height } = sizeOf(picture);
  if (width === 1_500 && height === 500) return true;
  return width !== null && height !== null && height < 250 && width > 2.8 * height;
}

/** Whether a picture is three times as wide as high, however large: what stands above all of a shop's pages. */
export function isBanner(picture: MergedPicture): boolean {
  const { width, height } = sizeOf(picture);
  return width !== null && height !== null && width >= 3 * height;
}

/** Pixels. */
const LARGEST_PORTRAIT = 400;

/** Whether a picture is of the shape in which sites show people. */
export function isSmallSquare(picture: MergedPicture): boolean {
  const { width, height } = sizeOf(picture);
  return width !== null && width === height && width <= LARGEST_PORTRAIT;
}

/** As the address spells it, else as the page claims it. */
function sizeOf({ url, declaredWidth, declaredHeight }: MergedPicture) {
  const { width, height } = sizeInAddress(url);
  return { width: width ?? declaredWidth, height: height ?? declaredHeight };
}

/** A large picture whose name has a word of the page: a page about a logo shows it. */
export function isLargeOfTopic(
  { url, declaredWidth, declaredHeight }: MergedPicture,
  { topicWords }: NamedPage,
): boolean {
  const isLarge = (declaredWidth ?? 0) >= 1_000 && (declaredHeight ?? 0) >= 500;
  return isLarge && sharedWords(url.split('/').at(-1) ?? '', topicWords) >= 1;
}
