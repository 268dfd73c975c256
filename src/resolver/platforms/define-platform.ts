import type {
  Bonus,
  Canonical,
  ImageFormat,
  PageMeta,
  PictureVariant,
  QualityTier,
  SourceMethod,
} from '../types';
import type { ResourceType } from './resource-types';

/** What a URL denotes on a platform. */
export interface Resource {
  resource_type: ResourceType;
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
  /** Where a host leads to in place of a picture it does not have, and that one may have any size. */
  placeholderUrl?: RegExp;
  /** Seconds until its host draws it anew at the same address, or has it at all; absent where it stays as it is. */
  lifeSeconds?: number;
  /** The picture stands between black bars that are part of the file. */
  letterboxed?: true;
  /** A frame that the platform took from the video by itself. */
  automatic?: true;
  /** The same picture in other files, largest first: they stand in where this one is gone. */
  variants?: PictureVariant[];
  /** Still other files of it, smaller: they are listed with it, and nobody asks whether they are there. */
  smallerFiles?: PictureVariant[];
  /** Named terms of the score, where a page says more of a picture than its size. */
  bonuses?: Bonus[];
}

/** What an API or oEmbed answer says of a resource. */
export interface EndpointAnswer {
  /** Best first. */
  drafts: CandidateDraft[];
  meta?: PageMeta;
}

/** A public address that answers with JSON about a resource: no key, no cookie. */
export interface Endpoint {
  way: 'api' | 'oembed';
  url: string;
  /** null where the answer is not of the known shape or names no picture: then the next way is tried. */
  read(answer: unknown): EndpointAnswer | null;
}

export interface Platform {
  /** Lower-case site id, the `canonical.platform` of its resources. */
  id: string;
  /** The site's name as people write it. */
  name: string;
  /** Its domains; each stands for itself and every host below it, never for a look-alike. */
  hosts: readonly string[];
  /** Software that anybody may host: asked about hosts that no platform claims. */
  runsAnywhere?: true;
  /** An https URL for text that is not one: an app's scheme, a bare id. null where it means nothing here. */
  urlFromText?(text: string): string | null;
  /** The URL a redirect or share link of this platform leads to. */
  unwrap?(url: URL): string | null;
  /** What the URL denotes; null for another site's URL, or a page without a resource. */
  resource(url: URL): Resource | null;
  /** Whether the video-only endpoint takes this URL as it is written. */
  isAcceptedVideoUrl?(url: URL): boolean;
  /** What its page's title has beside the resource's own, in the order in which it is taken away. */
  addedToTitle?: readonly RegExp[];
  /** Pictures known from the resource alone, best first. */
  candidates?(resource: Canonical): CandidateDraft[];
  /** Further pictures that some resources have beside those; never the cover, so only asked for where they are shown. */
  alternativesOf?(resource: Canonical): CandidateDraft[];
  /** Whether those pictures are all there is to know: nothing else is asked for. */
  isComplete?: true;
  /** Where more is told, in the order they are asked: API before oEmbed. The page itself comes after them. */
  endpoints?(resource: Canonical): Endpoint[];
}

/** Types a platform's definition. */
export function definePlatform(platform: Platform): Platform {
  return platform;
}

/** What the file of a platform shows beside it: the registry's test runs every row. The build leaves it out. */
export interface PlatformExamples {
  /** URL → `[resource_type, resource_id, canonical_url]`. */
  resources: Readonly<Record<string, readonly [ResourceType, Readonly<Record<string, string>>, string]>>;
  /** URLs that are none of its resources: look-alike hosts, pages of the site itself, reserved words. */
  others: readonly string[];
  /** Redirect and share links → where they lead. */
  wrapped?: Readonly<Record<string, string>>;
}
