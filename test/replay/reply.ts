import type { IncomingHttpHeaders } from 'node:http';

/** Where an answer stops for good: nothing more comes until somebody closes the connection. */
export type StallPoint = 'before-headers' | 'after-headers' | 'mid-body';

/** What the replay web answers, faults included. Without any field: 200 with an empty body. */
export interface Reply {
  status?: number;
  /** `content-length` is set from the body unless given here. */
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array | string;
  /** Milliseconds before the first byte. */
  delayMs?: number;
  stall?: StallPoint;
  /** After the body filler follows without an end and without a `content-length`. */
  endless?: true;
  /** Sends the body slowly. */
  dripBytesPerSecond?: number;
  /** Sends half of the body, then resets the connection. */
  resetMidBody?: true;
  /** Sends only so many bytes of the body, as a complete answer: a damaged file, not a broken line. */
  truncateAt?: number;
}

export type Scheme = 'http' | 'https';

/** A request as a responder sees it. */
export interface ReplayRequest {
  scheme: Scheme;
  /** The host asked for, lower case, without a port. */
  host: string;
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
}

/** A fixed reply, or a function of the request. */
export type Responder = Reply | ((request: ReplayRequest) => Reply | Promise<Reply>);
