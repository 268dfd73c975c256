import { ResolveError } from './errors';
import type { Clock, Fetch, FetchedResponse } from './ports';
import type { TraceRequest } from './types';

/** The same network, which notes every request that is sent in `log`. Times are milliseconds since `startMs`. */
export function recordedFetch(fetch: Fetch, clock: Clock, startMs: number, log: TraceRequest[]): Fetch {
  return {
    isAllowed: (url, caller) => fetch.isAllowed(url, caller),
    authorize: (url, caller) => fetch.authorize(url, caller),
    async request(request, read) {
      const sentMs = clock.tickMs();
      const entry: TraceRequest = {
        url: request.url,
        method: request.method,
        status: null,
        bytes: 0,
        start_ms: Math.round(sentMs - startMs),
        duration_ms: 0,
      };
      log.push(entry);
      try {
        return await fetch.request(request, (response) => {
          entry.status = response.status;
          return read({ ...response, body: counted(response, entry) });
        });
      } catch (fault) {
        // Nothing was sent: that is no request.
        if (fault instanceof ResolveError && fault.reason === 'permission_required')
          log.splice(log.indexOf(entry), 1);
        throw fault;
      } finally {
        entry.duration_ms = Math.round(clock.tickMs() - sentMs);
      }
    },
  };
}

async function* counted({ body }: FetchedResponse, entry: TraceRequest): AsyncIterable<Uint8Array> {
  for await (const chunk of body) {
    entry.bytes += chunk.length;
    yield chunk;
  }
}
