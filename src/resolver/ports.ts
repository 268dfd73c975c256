import type { SingleFlight } from './single-flight';
import type { Caller, Evidence } from './types';

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
  clear(): Promise<void>;
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
  cache: Cache;
  clock: Clock;
  /** Equal requests in flight share one run. */
  flights: SingleFlight<Evidence>;
}
