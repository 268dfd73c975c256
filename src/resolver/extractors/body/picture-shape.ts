import type { SnapshotLayout } from '../../page-snapshot';
import type { ClaimedSize } from '../address/size-in-address';
import type { LinkTarget } from './link-target';

/** Pixels: a picture with a shorter side is a small one. */
export const SMALL_SIDE = 150;

/** Pixels; without an end where neither side is known, so that no bound from above holds. */
export function shorterSide({ width, height }: ClaimedSize): number {
  return Math.min(width ?? Number.POSITIVE_INFINITY, height ?? Number.POSITIVE_INFINITY);
}

/** Pixels; 0 where neither side is known. */
export function longerSide({ width, height }: ClaimedSize): number {
  return Math.max(width ?? 0, height ?? 0);
}

/** As wide as a column of text at least; what opens a larger file is large where it is no thumbnail. */
export function isLarge(facts: ClaimedSize & { link: LinkTarget }): boolean {
  if (longerSide(facts) >= 500 && shorterSide(facts) >= 300) return true;
  return facts.link === 'picture' && (facts.width ?? 0) >= 400 && shorterSide(facts) >= 240;
}

/** Width by height; 1 where it is not known. */
export function aspectOf({ width, height }: ClaimedSize): number {
  return width === null || height === null ? 1 : width / height;
}

/** Three times as wide as high, or as high as wide, and more. */
export function isStrip(aspect: number): boolean {
  return aspect > 3.6 || aspect < 0.3;
}

/** Between a picture and a strip: comics and panoramas are, and headers of sites. */
export function isWide(aspect: number): boolean {
  return (aspect > 3.15 && aspect <= 3.6) || (aspect < 0.34 && aspect >= 0.3);
}

/** Large on the screen, and near the top of the page; what lies left of it is there for no reader. */
export function isProminent({ renderedWidth, renderedHeight, top, left }: SnapshotLayout): boolean {
  return renderedWidth >= 400 && renderedHeight >= 200 && top < 1_000 && left + renderedWidth > 0;
}
