import { ResolveError } from '../../resolver/errors';
import type { Clock, Fetch, FetchedResponse, FetchRequest } from '../../resolver/ports';
import type { Caller } from '../../resolver/types';
import { contentLengthOf } from './content-length';
import { allowedUrl, isAllowedUrl } from './address-policy';
import { readBody } from './read-body';
import type { RequestQueue } from './request-queue';

/** As decided under "Network policy". */
export const NETWORK_LIMITS = {
  fetchTimeoutMs: 8_000,
  stallTimeoutMs: 4_000,
  queue: { atOnce: 6, atOncePerHost: 5, waiting: 64 },
} as const;

export interface GuardedFetchParts {
  /** The platform's `fetch`, by default the browser's. */
  send?: typeof globalThis.fetch;
  /** Whether the user granted this origin. */
  isGranted(url: URL): Promise<boolean>;
  /** Settles once requests to private addresses are blocked hop by hop, or that failed. */
  rulesReady(): Promise<void>;
  queue: RequestQueue;
  clock: Clock;
}

/**
 * The one adapter that makes requests. GET or HEAD, without cookies, referrer or headers of ours, only to
 * public addresses on granted hosts, within deadline, byte budget and queue.
 */
export function createGuardedFetch(parts: GuardedFetchParts): Fetch {
  async function authorized(text: string, caller: Caller): Promise<URL> {
    const url = allowedUrl(text, caller);
    if (!(await parts.isGranted(url))) throw permissionRequired(url);
    return url;
  }

  return {
    isAllowed: isAllowedUrl,
    async authorize(text, caller) {
      await authorized(text, caller);
    },
    async request(request, read) {
      const url = await authorized(request.url, request.caller);
      await parts.rulesReady();
      const task = { host: url.host, isUrgent: request.caller.kind === 'user', signal: request.signal };
      return parts.queue.run(task, () => exchange(url, request, read, parts));
    },
  };
}

// Browsers refuse to run it as a method of any other object.
const browserFetch = globalThis.fetch.bind(globalThis);

async function exchange<T>(
  url: URL,
  request: FetchRequest,
  read: (response: FetchedResponse) => Promise<T>,
  { send = browserFetch, clock }: GuardedFetchParts,
): Promise<T> {
  // Aborting is what frees the connection of a body that nobody reads to its end.
  const done = new AbortController();
  const signal = AbortSignal.any([
    request.signal,
    clock.timeoutSignal(NETWORK_LIMITS.fetchTimeoutMs),
    done.signal,
  ]);
  try {
    const response = await send(url.href, {
      method: request.method,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'follow',
      cache: request.freshness,
      signal,
    });
    allowedUrl(response.url, request.caller);
    return await read(describe(response, request, clock));
  } catch (fault) {
    throw asResolveError(fault, signal);
  } finally {
    done.abort();
  }
}

function describe(response: Response, { maxBytes }: FetchRequest, clock: Clock): FetchedResponse {
  return {
    url: response.url,
    status: response.status,
    contentType: response.headers.get('content-type'),
    contentLength: contentLengthOf(response.headers.get('content-length')),
    body: readBody(response.body, { maxBytes, stallTimeoutMs: NETWORK_LIMITS.stallTimeoutMs }, clock),
  };
}

function permissionRequired({ origin, host }: URL): ResolveError {
  return new ResolveError(
    'permission_required',
    `Allow this extension to read ${host} to check its pictures.`,
    { origin },
  );
}

/** Browsers say no more of a failed request than that it failed. */
function asResolveError(fault: unknown, signal: AbortSignal): unknown {
  if (fault instanceof ResolveError) return fault;
  if (signal.aborted)
    return new ResolveError('timeout', 'The host took too long to answer.', { cause: fault });
  if (fault instanceof TypeError) {
    return new ResolveError('network', 'The host could not be reached.', { cause: fault });
  }
  return fault;
}
