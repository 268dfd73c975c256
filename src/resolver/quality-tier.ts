import type { QualityTier } from './types';
import { areaOf } from './area';

/** The pixel counts of the specification's thumbnail tiers, for pictures that have no tier by name. */
const TIER_PIXELS: readonly (readonly [QualityTier, number])[] = [
  ['max', 1280 * 720],
  ['high', 640 * 480],
  ['medium', 480 * 360],
  ['low', 1],
];

/** The tier of a picture of this size in pixels; `unknown` where no size is known. */
export function qualityTierOf(width: number | null, height: number | null): QualityTier {
  const pixels = areaOf({ width, height });
  return TIER_PIXELS.find(([, minPixels]) => pixels >= minPixels)?.[0] ?? 'unknown';
}
