import { browserResponse, opaqueRedirect } from './browser-response';
import { failed, openLine } from './replay-line';
import type { ReplayAddress, ReplayLine } from './replay-line';

const REDIRECT_LIMIT = 20;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/** How a caller used `replay.fetch`; fields it left out are `undefined`. */
export interface FetchCall {
  url: string;
  method: string;
  headers: Record<string, string>;
  credentials: RequestCredentials | undefined;
  referrerPolicy: ReferrerPolicy | undefined;
  cache: RequestCache | undefined;
  redirect: RequestRedirect | undefined;
}

export interface ReplayFetch {
  fetch: typeof fetch;
  /** Every call so far, oldest first. */
  calls: FetchCall[];
  /** Closes the connections that are kept. */
  close(): void;
}

/** A fetch that sends any http or https URL to the replay's ports and follows redirects there. */
export function createReplayFetch(address: ReplayAddress): ReplayFetch {
  const line = openLine(address);
  const calls: FetchCall[] = [];
  return {
    calls,
    close: line.close,
    async fetch(input, init = {}) {
      const call = callOf(input, init);
      calls.push(call);
      if (init.body) throw new TypeError('The replay fetch sends no bodies.');
      const signal = init.signal ?? (input instanceof Request ? input.signal : undefined);
      return follow(line, call, signal);
    },
  };
}

function callOf(input: string | URL | Request, init: RequestInit): FetchCall {
  const base = input instanceof Request ? input : undefined;
  return {
    url: new URL(input instanceof Request ? input.url : input).href,
    method: (init.method ?? base?.method ?? 'GET').toUpperCase(),
    headers: Object.fromEntries(new Headers(init.headers ?? base?.headers)),
    credentials: init.credentials ?? base?.credentials,
    referrerPolicy: init.referrerPolicy ?? base?.referrerPolicy,
    cache: init.cache ?? base?.cache,
    redirect: init.redirect ?? base?.redirect,
  };
}

async function follow(line: ReplayLine, call: FetchCall, signal: AbortSignal | undefined): Promise<Response> {
  const { method, headers } = call;
  let url = new URL(call.url);
  for (let redirects = 0; redirects <= REDIRECT_LIMIT; redirects += 1) {
    const incoming = await line.send({ url, method, headers, signal });
    const location = REDIRECT_STATUSES.has(incoming.statusCode ?? 0) ? incoming.headers.location : undefined;
    if (location === undefined) {
      return browserResponse(incoming, { url, method, redirected: redirects > 0, signal });
    }
    if (call.redirect === 'manual') return opaqueRedirect(incoming, url);
    incoming.resume();
    if (call.redirect === 'error') throw failed('a redirect came', url);
    url = new URL(location, url);
  }
  throw failed('too many redirects', url);
}
