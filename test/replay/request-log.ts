import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReplayRequest, Scheme } from './reply';

const LOG_LIMIT = 10_000;
const IDLE_LIMIT_MS = 10_000;

/**
 * How an exchange ended. `closed-early`: the client went away before the last byte;
 * `cut-off`: the server did, because the reply said so or because it stopped.
 */
export type Outcome = 'open' | 'complete' | 'closed-early' | 'cut-off';

/** One request the server saw. `bytesSent` and `outcome` change until it is no longer open. */
export interface RequestLogEntry {
  /** Milliseconds since the epoch. */
  readonly atMs: number;
  readonly scheme: Scheme;
  /** The host asked for, lower case, without a port. */
  readonly host: string;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Body bytes handed to the connection. */
  bytesSent: number;
  outcome: Outcome;
}

export interface RequestLog {
  /** Oldest first; past ten thousand the oldest are forgotten. */
  entries: RequestLogEntry[];
  /** Adds an open entry for a request that has just come in. */
  record(request: ReplayRequest): RequestLogEntry;
  /** Settles when no request is open any more; rejects after ten seconds, naming those that are. */
  idle(): Promise<void>;
}

export function createRequestLog(): RequestLog {
  const entries: RequestLogEntry[] = [];
  return {
    entries,
    record({ scheme, host, method, url, headers }) {
      const path = url.pathname + url.search;
      const entry: RequestLogEntry = {
        atMs: Date.now(),
        scheme,
        host,
        method,
        path,
        headers,
        bytesSent: 0,
        outcome: 'open',
      };
      if (entries.length >= LOG_LIMIT) entries.shift();
      entries.push(entry);
      return entry;
    },
    idle: () => untilIdle(entries),
  };
}

async function untilIdle(entries: readonly RequestLogEntry[]): Promise<void> {
  const deadlineMs = Date.now() + IDLE_LIMIT_MS;
  for (;;) {
    const open = entries.filter(({ outcome }) => outcome === 'open');
    if (open.length === 0) return;
    if (Date.now() > deadlineMs) {
      throw new Error(`Still open: ${open.map(({ host, path }) => host + path).join(', ')}`);
    }
    await sleep(5);
  }
}
