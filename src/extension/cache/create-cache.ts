import type { Cache, Clock } from '../../resolver/ports';
import { createLayeredCache } from './layered-cache';
import { createMemoryCache } from './memory-cache';
import { createPartitionedCache } from './partitioned-cache';
import type { StorageArea } from './storage-area';
import { createStorageCache } from './storage-cache';

/** How many answers the worker keeps at hand while it lives. */
const FRONT_ENTRIES = 50;

/** The cache of the extension: storage behind a little memory; private windows in memory alone. */
export function createCache(area: StorageArea, clock: Clock): Cache {
  const onFault = (fault: unknown) => console.warn('Cover cache:', fault);
  const back = createStorageCache({
    area,
    lock: (name, work) => navigator.locks.request(name, work),
    clock,
    onFault,
  });
  const front = createMemoryCache({ clock, maxEntries: FRONT_ENTRIES });
  return createPartitionedCache({
    memory: createMemoryCache({ clock }),
    storage: createLayeredCache({ front, back, onFault }),
  });
}
