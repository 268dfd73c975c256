import type { Bonus, Canonical, ImageFormat, QualityTier, SourceMethod } from '../types';

/** What a URL denotes on a platform. */
export interface Resource {
  resource_type: string;
  resource_id: Readonly<Record<string, string>>;
  canonical_url: string;
}

export interface PictureSize {
  /** Pixels. */
  width: number;
  height: number;
}

/** The picture a host serves in place of one it does not have. */
export interface PlaceholderPicture extends PictureSize {
  /** Length of the file, which alone tells it apart when only headers are read. */
  bytes: number;
}

/** A candidate before the probe. */
export interface CandidateDraft {
  url: string;
  source_method: SourceMethod;
  quality_tier: QualityTier;
  format: ImageFormat;
  /** The size a picture of this tier has; null where nothing is known. */
  typicalSize: PictureSize | null;
  placeholder?: PlaceholderPicture;
  /** Named terms of the score, where a page says more of a picture than its size. */
  bonuses?: Bonus[];
}

export interface Platform {
  /** Lower-case site id, the `canonical.platform` of its resources. */
  id: string;
  /** An https URL for text that is not one: an app's scheme, a bare id. null where it means nothing here. */
  urlFromText?(text: string): string | null;
  /** The URL a redirect or share link of this platform leads to. */
  unwrap?(url: URL): string | null;
  /** What the URL denotes; null for another site's URL, or a page without a resource. */
  resource(url: URL): Resource | null;
  /** Whether the video-only endpoint takes this URL as it is written. */
  isAcceptedVideoUrl?(url: URL): boolean;
  /** The resource's own title in what its page calls itself. */
  titleFromPage?(pageTitle: string): string;
  /** Pictures known from the resource alone, best first. */
  candidates?(resource: Canonical): CandidateDraft[];
}

/** Types a platform's definition. */
export function definePlatform(platform: Platform): Platform {
  return platform;
}
