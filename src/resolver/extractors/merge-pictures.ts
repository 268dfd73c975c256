import type { SourceMethod } from '../types';
import type { FoundPicture } from './define-extractor';
import { AGREEMENT_POINTS } from './page-bonuses';

/** A picture with every way that names it. */
export interface MergedPicture extends FoundPicture {
  /** The strongest way first; that one is the picture's `source_method`. */
  sources: SourceMethod[];
  points: number;
}

/**
 * One entry for each URL. The strongest way speaks with all its terms, every other adds its agreement: summed in
 * full, a small picture that a page names three times would beat the one it declares. Best first.
 */
export function mergePictures(found: readonly FoundPicture[]): MergedPicture[] {
  const groups = new Map<string, FoundPicture[]>();
  for (const picture of found) {
    const key = picture.url.replace(/^https?:/, '');
    const group = groups.get(key);
    if (group) group.push(picture);
    else groups.set(key, [picture]);
  }
  return [...groups.values()].flatMap(mergeGroup).toSorted(byPoints);
}

/** More points first. Sorting is stable: of equals the one that was found first. */
export function byPoints(left: { points: number }, right: { points: number }): number {
  return right.points - left.points;
}

function mergeGroup(group: FoundPicture[]): MergedPicture[] {
  const ordered = group.map((picture) => ({ picture, points: pointsOf(picture) })).toSorted(byPoints);
  const [strongest] = ordered;
  if (!strongest) return [];
  const { picture } = strongest;
  const all = ordered.map(({ picture: one }) => one);
  const sources = [...new Set(all.map(({ source_method }) => source_method))];
  const agreements = sources.slice(1).map((source) => ({ name: `also_${source}`, points: AGREEMENT_POINTS }));
  const sized = all.find(
    ({ declaredWidth, declaredHeight }) => declaredWidth !== null && declaredHeight !== null,
  );
  const layout = all.find((one) => one.layout)?.layout;
  const merged: FoundPicture = {
    ...picture,
    url: all.find(({ url }) => url.startsWith('https:'))?.url ?? picture.url,
    declaredWidth: sized?.declaredWidth ?? picture.declaredWidth,
    declaredHeight: sized?.declaredHeight ?? picture.declaredHeight,
    alt: all.find(({ alt }) => alt !== '')?.alt ?? '',
    bonuses: [...picture.bonuses, ...agreements],
    ...(layout ? { layout } : {}),
  };
  return [{ ...merged, sources, points: pointsOf(merged) }];
}

function pointsOf({ bonuses }: FoundPicture): number {
  return bonuses.reduce((sum, { points }) => sum + points, 0);
}
