import { sumOfPoints } from '../sum-of-points';
import type { Bonus, SourceMethod } from '../types';
import { smallSizeTerms } from './declared-terms';
import type { FoundPicture } from './define-extractor';
import { groupSamePictures } from './group-same-pictures';
import { AGREEMENT_POINTS, COVER_THRESHOLD } from './page-bonuses';
import type { PictureFile } from './files-of-picture';
import { leadAndVariants } from './picture-files';
import { has, type ShownAs, shownAs } from './shown-as';

/** A picture with every way that names it. */
export interface MergedPicture extends FoundPicture, ShownAs {
  /** The strongest way first; that one is the picture's `source_method`. */
  sources: SourceMethod[];
  points: number;
}

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
  const all =
    group.length < 2
      ? group
      : group.toSorted((left, right) => sumOfPoints(right.bonuses) - sumOfPoints(left.bonuses));
  const [picture] = all;
  if (!picture) return [];
  const isAlone = all.length < 2;
  const sources = isAlone
    ? [picture.source_method]
    : [...new Set(all.map(({ source_method }) => source_method))];
  const agreements = agreementsOf(all);
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
    ...shownAs(all),
  };
  const layout = all.find((one) => one.layout)?.layout;
  const srcsets = isAlone ? (picture.srcsets ?? []) : all.flatMap((one) => one.srcsets ?? []);
  if (variants.length > 0) merged.variants = variants;
  if (srcsets.length > 0) merged.srcsets = srcsets;
  if (picture.isIcon) merged.isIcon = true;
  if (layout) merged.layout = layout;
  return [merged];
}

const NONE: readonly Bonus[] = [];

/** What every way but the strongest adds, where it would not rule the picture out by itself. */
function agreementsOf(all: readonly FoundPicture[]): readonly Bonus[] {
  if (all.length < 2) return NONE;
  const [first, ...others] = all;
  const { each, preloaded } = AGREEMENT_POINTS;
  const agreeing = others.filter((one) => sumOfPoints(one.bonuses) >= COVER_THRESHOLD && !has(one, 'of_kin'));
  // What a page wants on the screen first is no small thing of it.
  const ofLink = agreeing.some((one) => has(one, 'preload')) ? preloaded : each;
  const sources = new Set(agreeing.map(({ source_method }) => source_method));
  return [...sources]
    .filter((source) => source !== first?.source_method)
    .map((source) => ({ name: `also_${source}`, points: source === 'link' ? ofLink : each }));
}

const OF_SMALL_FILE: ReadonlySet<string> = new Set(['declared_small', 'size_small']);

/** What was said against a small file does not hold for the larger one that takes its place. */
function termsOf(picture: FoundPicture, lead: PictureFile): Bonus[] {
  const { url, bonuses } = picture;
  // Of a sign or a portrait the size on the page says more than that of its file.
  if (lead.url === url || has(picture, 'person') || has(picture, 'icon')) return bonuses;
  return [...bonuses.filter(({ name }) => !OF_SMALL_FILE.has(name)), ...smallSizeTerms(lead)];
}
