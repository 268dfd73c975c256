import type { QualityTier } from '../../types';
import type { PlaceholderPicture } from '../define-platform';

export const THUMBNAIL_HOST = 'i.ytimg.com';

export interface ThumbnailTier {
  name: string;
  quality_tier: QualityTier;
  /** Pixels. */
  width: number;
  height: number;
  letterboxed?: true;
}

/**
 * The specification's table "Video thumbnail tiers", in its order. The 4:3 files hold a wide video's picture between
 * black bars, those of 16:9 hold it alone.
 */
export const THUMBNAIL_TIERS: readonly ThumbnailTier[] = [
  { name: 'maxresdefault', quality_tier: 'max', width: 1280, height: 720 },
  { name: 'sddefault', quality_tier: 'high', width: 640, height: 480, letterboxed: true },
  { name: 'hqdefault', quality_tier: 'medium', width: 480, height: 360, letterboxed: true },
  { name: 'mqdefault', quality_tier: 'low', width: 320, height: 180 },
  { name: 'default', quality_tier: 'low', width: 120, height: 90, letterboxed: true },
];

/**
 * The grey picture served where a tier does not exist, with status 404 or 200 (sources disagree, so
 * both are handled). 1,097 bytes is the length widely reported for it; not verified against the live host.
 */
export const THUMBNAIL_PLACEHOLDER: PlaceholderPicture = { width: 120, height: 90, bytes: 1097 };
