import { SETTINGS_BOUNDS } from '../../contract/settings/settings-schema';
import type { Cache, Clock } from '../../resolver/ports';
import { createLayeredCache } from './layered-cache';
import { createMemoryCache } from './memory-cache';
import { createPartitionedCache } from './partitioned-cache';
import { type BrowserWindows, whilePrivate } from './private-windows';
import { onCacheCleared } from './cache-size';
import { createLifetimeCache } from './lifetime-cache';
import type { ExclusiveLock, WatchedArea } from './storage-area';
import { createStorageCache } from './storage-cache';

/** How many answers the worker keeps at hand while it lives. */
const FRONT_ENTRIES = 50;
/** As long as the user may choose. */
const MAX_LIFE_MS = SETTINGS_BOUNDS.cacheDays * 86_400_000;

/**
 * The cache of the extension: storage behind a little memory; private windows in memory alone. `completeLifeSeconds`
 * says how long the user lets an answer stay. Where another page of ours empties the storage, memory is emptied too, and
 * what is of private windows once the last of them has closed.
 */
export function createCache(
  { area, lock, windows }: { area: WatchedArea; lock: ExclusiveLock; windows: BrowserWindows },
  clock: Clock,
  completeLifeSeconds: () => Promise<number>,
): Cache {
  const onFault = (fault: unknown) => console.warn('Cover cache:', fault);
  const back = createStorageCache({
    area,
    lock,
    clock,
    maxLifeMs: MAX_LIFE_MS,
    onFault,
  });
  const front = createMemoryCache({ clock, maxEntries: FRONT_ENTRIES });
  const memory = whilePrivate(createMemoryCache({ clock }), windows, onFault);
  onCacheCleared(area, () => void Promise.all([front.clear(), memory.clear()]).catch(onFault));
  const cache = createPartitionedCache({ memory, storage: createLayeredCache({ front, back, onFault }) });
  return createLifetimeCache({ cache, clock, completeLifeSeconds });
}
