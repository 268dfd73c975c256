/**
 * The resolver's vocabulary. Field names that travel to callers are snake_case, as the interface
 * specification writes them; everything else is camelCase.
 */

import type { ReasonDetail } from './errors';

export const IMAGE_FORMATS = ['jpg', 'png', 'webp', 'avif', 'gif', 'unknown'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export const QUALITY_TIERS = ['max', 'high', 'medium', 'low', 'unknown'] as const;
export type QualityTier = (typeof QUALITY_TIERS)[number];

export const AVAILABILITY_STATUSES = ['ok', 'missing', 'blocked', 'error'] as const;
export type AvailabilityStatus = (typeof AVAILABILITY_STATUSES)[number];

/** The first four come from the specification; its list is open, the others are ours. */
export const SOURCE_METHODS = [
  'rule',
  'api',
  'og',
  'oembed',
  'twitter',
  'jsonld',
  'microdata',
  'link',
  'manifest',
  'icon',
  'video_poster',
  'image',
  'state',
] as const;
export type SourceMethod = (typeof SOURCE_METHODS)[number];

export const PREFERENCES = ['largest', 'balanced', 'fastest'] as const;
export type Preference = (typeof PREFERENCES)[number];

export interface Availability {
  status: AvailabilityStatus;
  http_status?: number;
}

/** Another file of a candidate's picture; pixels, null where they are not known. */
export interface PictureVariant {
  url: string;
  width: number | null;
  height: number | null;
}

/** A candidate after the probe: what is known of it, before any score. Sizes in pixels. */
export interface MeasuredCandidate {
  url: string;
  width: number | null;
  height: number | null;
  format: ImageFormat;
  quality_tier: QualityTier;
  source_method: SourceMethod;
  availability: Availability;
  /** Length of the file in bytes, where its host told it. */
  file_bytes?: number;
  /** The same picture in other files, largest first. */
  variants?: PictureVariant[];
  /** The picture stands between black bars that are part of the file. */
  letterboxed?: true;
  /** A frame that the platform took from the video by itself. */
  automatic?: true;
}

/** What the cache keeps of a candidate: with the terms that do not depend on the request's options. */
export interface KnownCandidate extends MeasuredCandidate {
  bonuses?: Bonus[];
}

/** The specification's ImageCandidate. `score` is in points; null sorts last. */
export interface ImageCandidate extends MeasuredCandidate {
  score: number | null;
  below_minimum?: true;
  /** The user wants it as no cover on this site, where it had this place among all candidates, from 0; only where the user asks. */
  refused?: { place: number };
}

/** What a URL denotes: the specification's `canonical` object. */
export interface Canonical {
  platform: string;
  resource_type: string;
  resource_id: Readonly<Record<string, string>>;
  canonical_url: string;
}

/** Facts about the page; a field that is not known is absent, never an empty string. */
export interface PageMeta {
  title?: string;
  author?: string;
  site_name?: string;
  description?: string;
  published_at?: string;
  language?: string;
  duration_seconds?: number;
  favicon?: string;
}

export const NOTICE_CODES = [
  'PROBE_FAILED',
  'PERMISSION_REQUIRED',
  'MIN_SIZE_NOT_MET',
  'CANDIDATES_TRUNCATED',
  'PICTURE_WITHOUT_ADDRESS',
  'CACHE_UNAVAILABLE',
  'GUARD_UNAVAILABLE',
  'EXTRACTOR_FAILED',
  'PAGE_GONE',
  'PAGE_ERROR',
  'STALE_METADATA',
  'SOURCE_FAILED',
] as const;
export type NoticeCode = (typeof NOTICE_CODES)[number];

/** An element of `warnings` or `errors`. `message` is one sentence for a person. */
export interface Notice {
  code: NoticeCode;
  message: string;
  step?: StepName;
  url?: string;
  /** Of how many pictures it speaks, where it speaks of several. */
  count?: number;
}

export const STEP_NAMES = ['canonicalize', 'cache', 'collect', 'probe', 'store', 'score'] as const;
export type StepName = (typeof STEP_NAMES)[number];

export interface TraceStep {
  name: StepName;
  status: 'ok' | 'skipped' | 'failed';
  start_ms: number;
  duration_ms: number;
  detail?: string;
}

export interface TraceRequest {
  url: string;
  method: 'GET' | 'HEAD';
  /** null when no response came. */
  status: number | null;
  bytes: number;
  start_ms: number;
  duration_ms: number;
}

/** One named term of a score, in points. */
export interface Bonus {
  name: string;
  points: number;
}

export interface ScoreExplanation {
  url: string;
  score: number | null;
  bonuses: Bonus[];
}

/** An address that stops working: milliseconds since the epoch, or null where only that it is signed is known. */
export interface Expiry {
  url: string;
  expires_at_ms: number | null;
}

export interface Trace {
  /** `total_ms`, and `<step>_ms` for each step that ran. */
  timings: { total_ms: number; [step: string]: number };
  steps: TraceStep[];
  requests?: TraceRequest[];
  scores?: ScoreExplanation[];
  /** Signed candidates, where there are some. */
  expires?: Expiry[];
}

/** A cover that the page had at an earlier look of the user's. */
export interface EarlierCover {
  url: string;
  width: number | null;
  height: number | null;
  /** Milliseconds since the epoch. */
  last_seen_at_ms: number;
}

/** The specification's resolve result. */
export interface ResolveResult {
  request_id: string;
  canonical: Canonical;
  best: ImageCandidate;
  candidates: ImageCandidate[];
  /** Better pictures that some videos have beside the platform's ready-made sizes. */
  alternatives?: ImageCandidate[];
  /** Covers of this page before, the latest first; only where the user asks and keeps a history. */
  earlier_covers?: EarlierCover[];
  cache: { hit: boolean; ttl_seconds: number };
  trace: Trace;
  meta?: PageMeta;
  warnings?: Notice[];
  errors?: Notice[];
}

export interface ResolveOptions {
  prefer: Preference;
  /** Pixels. */
  min_width: number;
  min_height: number;
  refresh: boolean;
  debug: boolean;
}

/** The specification's defaults ("Limits"). */
export const DEFAULT_OPTIONS: ResolveOptions = {
  prefer: 'balanced',
  min_width: 0,
  min_height: 0,
  refresh: false,
  debug: false,
};

/** Who asks. An extension's id is the browser's word, not the caller's. */
export type Caller = { kind: 'user'; privateWindow: boolean } | { kind: 'extension'; id: string };

export interface ResolveRequest {
  requestId: string;
  /** The page's own address; the resolver canonicalizes it. */
  url: string;
  options: ResolveOptions;
  caller: Caller;
  /** What the address is of; a page unless told otherwise. */
  kind?: 'page' | 'image';
  /** The tab that shows the page now; without it the page is fetched. */
  tabId?: number;
  /** Facts the caller's screen already shows, used where nothing better is known. */
  hints?: PageMeta;
  /** Addresses of pictures that the user wants as no cover on this site. */
  refused?: readonly string[];
}

/** How a candidate was checked: `headers` by one HEAD, `bytes` by its first bytes. */
export type ProbeDepth = 'headers' | 'bytes';

/** What a page in a tab says of itself at once. */
export interface PageGlance {
  /** The pictures that it declares as its cover, as written, with their sizes. */
  declared: string[];
  /** When its document began: milliseconds since the epoch. */
  startedAtMs: number;
}

/** What was collected and probed; the cache keeps this, options are applied when it is read. */
export interface Evidence {
  canonical: Canonical;
  /** In the order they were collected: for a video, from the max tier down. */
  candidates: KnownCandidate[];
  /** Pictures beside them; absent where there are none, or nobody asked for them. */
  alternatives?: KnownCandidate[];
  meta: PageMeta;
  warnings: Notice[];
  /** What the page in the tab said of itself then; absent where it was fetched. */
  seen?: PageGlance;
  /** Why candidates could not be checked; empty where all could. */
  failures: ReasonDetail[];
  depth: ProbeDepth;
  /** Milliseconds since the epoch. */
  expiresAtMs: number;
}

/** What a run found, and what those who join it have to know of how it went. */
export interface Gathered {
  evidence: Evidence;
  isRemembered: boolean;
  warnings: readonly Notice[];
}

/** A run that is over, for itself and for those who joined it. */
export interface GatheringRun {
  gathered: Promise<Gathered>;
  /** It was ended before it was done, by its deadline or by whoever asked. */
  isCutOff: boolean;
}

/** What a listener hears while a resolve runs. The result is the same without one. */
export type Progress =
  | { type: 'step'; step: TraceStep }
  | { type: 'partial'; canonical: Canonical; candidates: ImageCandidate[]; meta?: PageMeta }
  /** Nothing of what was seen can be the cover: the error that follows says so, this says what was seen. */
  | {
      type: 'no-cover';
      canonical: Canonical;
      candidates: ImageCandidate[];
      scores: ScoreExplanation[];
      warnings: Notice[];
    };
