import type { Browser } from 'webextension-polyfill';
import type { Cache, Ports } from '../resolver/ports';
import { resolveCover } from '../resolver/resolve-cover';
import { createSingleFlight } from '../resolver/single-flight';
import type { Evidence, Notice, Progress, ResolveRequest, ResolveResult } from '../resolver/types';
import { createLayeredCache } from './cache/layered-cache';
import { createMemoryCache } from './cache/memory-cache';
import { createPartitionedCache } from './cache/partitioned-cache';
import type { StorageArea } from './cache/storage-area';
import { createStorageCache } from './cache/storage-cache';
import { createGrantCheck } from './host-permissions';
import { createGuardedFetch, NETWORK_LIMITS } from './network/guarded-fetch';

import { createRequestQueue } from './network/request-queue';
import { installRequestRules } from './network/request-rules';
import { systemClock } from './system-clock';

export type Resolve = (
  request: ResolveRequest,
  onProgress?: (progress: Progress) => void,
) => Promise<ResolveResult>;

/** The resolver over the browser's own network, storage and clock. Installs the rules for our own requests at once. */
export function createResolver(browser: Browser): Resolve {
  const rules = installRequestRules(browser.declarativeNetRequest, location.host);
  const ports: Ports = {
    clock: systemClock,
    flights: createSingleFlight<Evidence>(),
    cache: createCache(browser.storage.local),
    fetch: createGuardedFetch({
      isGranted: createGrantCheck(browser.permissions),
      rulesReady: rules.ready,
      queue: createRequestQueue(NETWORK_LIMITS.queue),
      clock: systemClock,
    }),
  };

  return async (request, onProgress) => {
    await rules.ready();
    const fault = rules.fault();
    if (fault !== undefined && request.caller.kind === 'extension') {
      throw new Error('Private addresses could not be blocked', { cause: fault });
    }
    const result = await resolveCover(request, ports, onProgress ? { onProgress } : {});
    return fault === undefined
      ? result
      : { ...result, warnings: [...(result.warnings ?? []), guardUnavailable] };
  };
}

const guardUnavailable: Notice = {
  code: 'GUARD_UNAVAILABLE',
  message: 'The browser did not install the rule that keeps redirects away from your local network.',
};

/** How many answers the worker keeps at hand while it lives. */
const FRONT_ENTRIES = 50;

function createCache(area: StorageArea): Cache {
  const clock = systemClock;
  const storage = createStorageCache({
    area,
    lock: (name, work) => navigator.locks.request(name, work),
    clock,
    onFault: (fault) => console.warn('Cover cache:', fault),
  });
  return createPartitionedCache({
    memory: createMemoryCache({ clock }),
    storage: createLayeredCache({
      front: createMemoryCache({ clock, maxEntries: FRONT_ENTRIES }),
      back: storage,
    }),
  });
}
