import { sumOfPoints } from '../sum-of-points';
import type { Bonus, PictureVariant, SourceMethod } from '../types';
import { withoutScheme } from './address/address-parts';
import { sizeInAddress } from './body/claimed-size';
import { smallSizeTerms } from './declared-terms';
import type { FoundPicture } from './define-extractor';
import { groupSamePictures } from './group-same-pictures';
import { AGREEMENT_POINTS, COVER_THRESHOLD } from './page-bonuses';
import { pictureKey } from './address/picture-key';
import { sortFew } from './sort-few';

/** A picture with every way that names it. */
export interface MergedPicture extends FoundPicture {
  /** The strongest way first; that one is the picture's `source_method`. */
  sources: SourceMethod[];
  points: number;
  /** The page's body shows it as the site's logo. */
  isShownAsLogo: boolean;
  /** The page's body shows it small, as the portrait of somebody. */
  isShownAsPortrait: boolean;
  /** The page's body shows it as an advertisement that leads to another site. */
  isShownAsAdvertisement: boolean;
  /** The article shows it large. */
  isShownInText: boolean;
}

/** A file of a picture; `pixels` orders files by size, null where nothing is known of it. */
type File = PictureVariant & { pixels: number | null };

const MAX_VARIANTS = 8;

/** A declared file of fewer pixels is a thumbnail. */
const SMALL_PIXELS = 200 * 200;

/**
 * One entry for each picture, whatever number of files and ways it has. The strongest way speaks with all its terms,
 * every other adds its agreement: summed in full, a small picture that a page names three times would beat the one
 * it declares. The largest file stands for it where sizes are known, the others below it. Best first.
 */
export function mergePictures(found: readonly FoundPicture[]): MergedPicture[] {
  return groupSamePictures(found).flatMap(mergeGroup).toSorted(byPoints);
}

/** More points first. Sorting is stable: of equals the one that was found first. */
export function byPoints(left: { points: number }, right: { points: number }): number {
  return right.points - left.points;
}

function mergeGroup(group: readonly FoundPicture[]): MergedPicture[] {
  // Most pictures are named in one way, which has nothing to be put in order or to agree with.
  const isOne = group.length === 1;
  const all = isOne
    ? group
    : group.toSorted((left, right) => sumOfPoints(right.bonuses) - sumOfPoints(left.bonuses));
  const [picture] = all;
  if (!picture) return [];
  const sources = isOne ? [picture.source_method] : sourcesOf(all);
  const agreements = isOne ? [] : agreementsOf(all);
  const { lead, variants } = leadAndVariants(all);
  const terms = termsOf(picture, lead);
  const bonuses = agreements.length === 0 ? terms : [...terms, ...agreements];
  const merged: MergedPicture = {
    url: lead.url,
    source_method: picture.source_method,
    sources,
    declaredWidth: lead.width,
    declaredHeight: lead.height,
    type: picture.type,
    alt: all.find(({ alt }) => alt !== '')?.alt ?? '',
    bonuses,
    points: sumOfPoints(bonuses),
    isShownAsLogo: all.some(isLogoOfBody),
    isShownAsPortrait: all.some(isPortraitOfBody),
    isShownAsAdvertisement: all.some(isAdvertisementOfBody),
    isShownInText: all.some(isLargeInText),
  };
  const layout = all.find((one) => one.layout)?.layout;
  if (variants.length > 0) merged.variants = variants;
  if (picture.isIcon) merged.isIcon = true;
  if (layout) merged.layout = layout;
  return [merged];
}

function sourcesOf(all: readonly FoundPicture[]): SourceMethod[] {
  return [...new Set(all.map(({ source_method }) => source_method))];
}

/** What every way but the strongest adds, where it would not rule the picture out by itself. */
function agreementsOf([first, ...others]: readonly FoundPicture[]): Bonus[] {
  const { each, preloaded } = AGREEMENT_POINTS;
  const agreeing = others.filter(({ bonuses }) => sumOfPoints(bonuses) >= COVER_THRESHOLD);
  const ofLink = agreeing.some(isPreloaded) ? preloaded : each;
  const sources = new Set(agreeing.map(({ source_method }) => source_method));
  return [...sources]
    .filter((source) => source !== first?.source_method)
    .map((source) => ({ name: `also_${source}`, points: source === 'link' ? ofLink : each }));
}

function has({ bonuses }: FoundPicture, term: string): boolean {
  return bonuses.some(({ name }) => name === term);
}

/** What a page wants on the screen first is no small thing of it. */
function isPreloaded(picture: FoundPicture): boolean {
  return has(picture, 'preload');
}

function isLargeInText(picture: FoundPicture): boolean {
  const isOfBody = picture.source_method === 'image';
  return isOfBody && has(picture, 'size_large') && has(picture, 'in_article') && !has(picture, 'links_home');
}

function isLogoOfBody(picture: FoundPicture): boolean {
  if (picture.source_method !== 'image') return false;
  if (has(picture, 'logo') || has(picture, 'links_home')) return true;
  return has(picture, 'size_tiny') && (has(picture, 'in_furniture') || has(picture, 'shape_strip'));
}

function isPortraitOfBody(picture: FoundPicture): boolean {
  const isSmall = has(picture, 'size_tiny') || has(picture, 'size_small');
  return picture.source_method === 'image' && isSmall && has(picture, 'person');
}

function isAdvertisementOfBody(picture: FoundPicture): boolean {
  const isOfBody = picture.source_method === 'image';
  return isOfBody && has(picture, 'advertisement') && has(picture, 'links_other_site');
}

/** What was said against a small file does not hold for the larger one that takes its place. */
function termsOf({ url, bonuses }: FoundPicture, lead: File): Bonus[] {
  if (lead.url === url) return bonuses;
  return [...bonuses.filter(({ name }) => name !== 'declared_small'), ...smallSizeTerms(lead)];
}

/**
 * The strongest way's own file, unless another of the picture is known to be larger. A file that the page declares
 * gives way only where it is small: what is larger still shows when both are measured.
 */
function leadAndVariants(all: readonly FoundPicture[]): { lead: File; variants: PictureVariant[] } {
  const files = filesOf(all);
  const [own] = files;
  if (own === undefined) throw new Error('A group of pictures has no file.');
  if (files.length === 1) return { lead: own, variants: [] };
  const isTiny = own.pixels !== null && own.pixels < SMALL_PIXELS;
  // Beside a thumbnail a file that tells no size is the larger one.
  const likely = ({ pixels }: File) => pixels ?? (isTiny ? SMALL_PIXELS : -1);
  let largest = own;
  for (const file of files) if (likely(file) > likely(largest)) largest = file;
  const isReplaced =
    own.pixels !== null && likely(largest) > own.pixels && (all[0]?.source_method === 'image' || isTiny);
  const lead = isReplaced ? largest : largestByName(own, files);
  const others = sortFew(
    files.filter((file) => file !== lead),
    (left, right) => (right.pixels ?? 0) - (left.pixels ?? 0),
  );
  return {
    lead,
    variants: others.slice(0, MAX_VARIANTS).map(({ url, width, height }) => ({ url, width, height })),
  };
}

/** Where names alone order the files, as `_standard` and `_large` do, the one with the largest name. */
function largestByName(own: File, files: readonly File[]): File {
  let place = pictureKey(own.url).namedPlace;
  let largest = own;
  for (const file of place === 0 ? [] : files) {
    const { namedPlace } = pictureKey(file.url);
    if (namedPlace > place) [place, largest] = [namedPlace, file];
  }
  return largest;
}

/** Each file once, in the order of the ways that name it; `https` where both answer. */
function filesOf(all: readonly FoundPicture[]): File[] {
  const byAddress = new Map<string, PictureVariant>();
  const add = ({ url, width, height }: PictureVariant) => {
    const address = withoutScheme(url);
    const known = byAddress.get(address);
    byAddress.set(address, {
      url: known?.url.startsWith('https:') ? known.url : url,
      width: known?.width ?? width,
      height: known?.height ?? height,
    });
  };
  const [only] = all;
  // Most pictures have one file, which is compared with none.
  if (only && all.length === 1 && !only.variants?.length)
    return [{ url: only.url, width: only.declaredWidth, height: only.declaredHeight, pixels: null }];
  for (const { url, declaredWidth, declaredHeight, variants = [] } of all) {
    add({ url, width: declaredWidth, height: declaredHeight });
    for (const variant of variants) add(variant);
  }
  const files = [...byAddress.values()];
  if (files.length === 1) return files.map((file) => ({ ...file, pixels: null }));
  const isAnySized = files.some(({ url }) => pictureKey(url).isSized);
  return files.map((file) => {
    const { url, width, height } = file;
    return { url, width, height, pixels: pixelsOf(file, isAnySized) };
  });
}

/** An address that spells no size beside others that do is the original; else what is claimed or spelled counts. */
function pixelsOf({ url, width, height }: PictureVariant, isAnySized: boolean): number | null {
  if (isAnySized && !pictureKey(url).isSized) return Number.POSITIVE_INFINITY;
  const spelled = sizeInAddress(url);
  // What the address spells is what its host made; what a page claims beside it is often of another file.
  const isSpelled = spelled.width !== null && spelled.height !== null;
  const size = isSpelled || (width === null && height === null) ? spelled : { width, height };
  if (size.width === null && size.height === null) return null;
  return (size.width ?? size.height ?? 0) * (size.height ?? size.width ?? 0);
}
