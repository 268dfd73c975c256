import type { CacheControl } from '../ui/services';
import { readCacheSize } from './cache/cache-size';
import { createStorageCache } from './cache/storage-cache';
import { localStore } from './stored/browser-stores';
import { systemClock } from './system-clock';

/** What is stored for later, as a whole. The worker sees the store emptied and forgets what it had at hand. */
export function createCacheControl({ area, lock } = localStore()): CacheControl {
  const onFault = (fault: unknown) => console.warn('Cover cache:', fault);
  const cache = createStorageCache({ area, lock, clock: systemClock, onFault });
  return { size: () => readCacheSize(area), clear: cache.clear };
}
