import type { PageSnapshot } from './page-snapshot';
import type { SingleFlight } from './single-flight';
import type { Caller, Evidence, GatheringRun, PageGlance } from './types';

/** `reload` and `no-store` keep the browser's own HTTP cache from answering. */
export type Freshness = 'default' | 'reload' | 'no-store';

export interface FetchRequest {
  url: string;
  method: 'GET' | 'HEAD';
  /** Most body bytes that may be read; past them the body just ends. */
  maxBytes: number;
  freshness: Freshness;
  caller: Caller;
  /** The deadline of the whole resolve. */
  signal: AbortSignal;
}

export interface FetchedResponse {
  /** After redirects. */
  url: string;
  status: number;
  contentType: string | null;
  contentLength: number | null;
  /** Stop iterating and the rest is never downloaded. */
  body: AsyncIterable<Uint8Array>;
}

/**
 * The only way to the network. The adapter omits credentials and referrer, asks for the host
 * permission, refuses private addresses before and after redirects, and keeps budgets and queue.
 * Faults are ResolveErrors; a full queue is a BusyError.
 */
export interface Fetch {
  /** Whether policy lets this caller have anything to do with the address, granted or not. */
  isAllowed(url: string, caller: Caller): boolean;
  /** Resolves if a request to `url` would be sent; else rejects with the ResolveError. */
  authorize(url: string, caller: Caller): Promise<void>;
  /** Runs `read` on the response; when it settles the body is closed and the slot is free again. */
  request<T>(request: FetchRequest, read: (response: FetchedResponse) => Promise<T>): Promise<T>;
}

/** Where an entry belongs. Partitions never see each other's entries. */
export interface CacheKey {
  partition: string;
  canonicalUrl: string;
}

/** Keeps evidence until it expires. A damaged entry is a miss; a store that fails rejects. */
export interface Cache {
  read(key: CacheKey): Promise<Evidence | undefined>;
  /** Settles when the entry is safely stored. */
  write(key: CacheKey, evidence: Evidence): Promise<void>;
}

/** Where a page is read from. */
export type PageAddress =
  /** The page in a tab, as it is now; `url` is what the tab showed when it was asked about. */
  | { kind: 'tab'; tabId: number; url: string }
  /** The page's HTML, fetched. */
  | { kind: 'url'; url: string };

/**
 * Reads a page. Rejects with a ResolveError: `permission_required` with the origin, `page_changed` when a tab
 * shows another page by now, `http_status`, `unsupported_content_type` and the faults of the network.
 */
export interface PageReader {
  read(address: PageAddress, context: PageReadContext): Promise<PageSnapshot>;
}

/** For whom a page is read, and by when. */
export interface PageReadContext {
  fetch: Fetch;
  caller: Caller;
  freshness: Freshness;
  signal: AbortSignal;
  /**
   * Whether the rest of a fetched page can be left unread; then the snapshot is what was read, and not truncated.
   * Asked at most twice, with what the page has said by then: once its head is over, when the answer is not waited
   * for, and again where a page turns out to be long. Never asked for a tab.
   */
  isEnough?: ((soFar: PageSnapshot) => Promise<boolean>) | undefined;
}

/** Tells it of a tab; undefined where the page may not be read, or does not answer at once. Never rejects. */
export type Glance = (tabId: number) => Promise<PageGlance | undefined>;

/** What a picture's size is where its bytes may not be read. */
export interface ShownPicture {
  width: number;
  height: number;
}

/**
 * Measures a picture by showing it in an `<img>` nobody sees, without a host permission. Resolves with its
 * natural size in pixels; rejects with a ResolveError when it does not load, and with `private_address` and the
 * like when policy refuses it. Only for the user's own click.
 */
export interface ImageProbe {
  measure(url: string, signal: AbortSignal): Promise<ShownPicture>;
}

/** That a page declares a picture as its cover. */
export interface Sighting {
  partition: string;
  /** The page's host: pictures of one site alone are compared. */
  site: string;
  page: string;
  picture: string;
}

/** Remembers for a while which pictures the pages of a site declare. */
export interface Sightings {
  /** Notes one; resolves with how many other pages of the site declared the same picture before, at most 4. */
  note(sighting: Sighting): Promise<number>;
}

/** A picture that may be the card of a site. */
export type SitePicture = Omit<Sighting, 'page'>;

/** Remembers for a while which pictures the front pages of sites declare, so that each is asked once. */
export interface FrontPages {
  /** Whether the front page declares the picture; undefined where nothing is known of that page. */
  declares(picture: SitePicture): Promise<boolean | undefined>;
  /** Notes what it declares, the first 8; none, too. */
  note(site: Omit<SitePicture, 'picture'>, pictures: readonly string[]): Promise<void>;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  nowMs(): number;
  /** A steady counter in milliseconds, for durations. */
  tickMs(): number;
  /** A signal that aborts with a TimeoutError after `ms`. */
  timeoutSignal(ms: number): AbortSignal;
}

export interface Random {
  /** A new UUID, version 4. */
  uuid(): string;
}

export interface Ports {
  fetch: Fetch;
  pages: PageReader;
  glance: Glance;
  images: ImageProbe;
  cache: Cache;
  sightings: Sightings;
  frontPages: FrontPages;
  clock: Clock;
  /** How long the user lets a complete answer stay. */
  completeLifeSeconds(): Promise<number>;
  /** Equal requests in flight share one run. */
  flights: SingleFlight<GatheringRun>;
}
