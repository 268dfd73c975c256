import type { Cache, CacheKey, Clock } from '../../resolver/ports';
import type { CacheBounds, CacheIndex } from './cache-index';
import { entriesToEvict, indexRecord, parseIndex } from './cache-index';
import type { CacheRecord } from './cache-record';
import { CACHE_SCHEMA_VERSION, parseRecord } from './cache-record';
import { entryName, isEntryName } from './entry-name';
import type { ExclusiveLock, StorageArea } from './storage-area';

/** As decided under "Cache"; half of Chrome's 10 MB quota stays free. */
const CACHE_BOUNDS: CacheBounds = { maxEntries: 1_500, maxBytes: 4_000_000 };
export const INDEX_NAME = 'cover-cache-index';
const LOCK_NAME = 'cover-cache';
/** Share of the entries that goes when storage says it is full. */
const FULL_EVICTION_SHARE = 0.1;
/** How exactly the last use is known; each note of it rewrites the index. */
const TOUCH_INTERVAL_MS = 60_000;
const MAX_LIFE_MS = 86_400_000;

/** A cache that can be emptied, and told that an entry was of use elsewhere. */
export interface StorageCache extends Cache {
  clear(): Promise<void>;
  noteUse(key: CacheKey): Promise<void>;
}

export interface StorageCacheParts {
  area: StorageArea;
  lock: ExclusiveLock;
  clock: Clock;
  bounds?: CacheBounds;
  /** An expiry further away than any answer's life comes from a clock that was set back; one day if not given. */
  maxLifeMs?: number;
  /** Hears faults of work nobody waits for. */
  onFault(fault: unknown): void;
}

/**
 * The cache in the browser's storage: a key for each entry, and one index that bounds them. Writes are
 * atomic (entry and index in one `set`) and exclusive (a lock), so a killed worker leaves it whole.
 */
export function createStorageCache({
  area,
  lock,
  clock,
  bounds = CACHE_BOUNDS,
  maxLifeMs = MAX_LIFE_MS,
  onFault,
}: StorageCacheParts): StorageCache {
  const touchedAtMs = new Map<string, number>();

  async function loadIndex(): Promise<CacheIndex> {
    const stored = (await area.get(INDEX_NAME))[INDEX_NAME];
    return parseIndex(stored, CACHE_SCHEMA_VERSION) ?? discardOrphans();
  }

  /** Without an index entries could never be evicted, so they go; this is the one read of the whole store. */
  async function discardOrphans(): Promise<CacheIndex> {
    const orphans = Object.keys(await area.get(null)).filter(isEntryName);
    if (orphans.length > 0) await area.remove(orphans);
    return new Map();
  }

  async function evict(index: CacheIndex, names: string[]): Promise<void> {
    if (names.length === 0) return;
    await area.remove(names);
    for (const name of names) {
      index.delete(name);
      touchedAtMs.delete(name);
    }
  }

  async function setWithRoom(items: Record<string, unknown>, index: CacheIndex, keep: string): Promise<void> {
    const save = () => area.set({ ...items, [INDEX_NAME]: indexRecord(index, CACHE_SCHEMA_VERSION) });
    try {
      await save();
    } catch (fault) {
      if (!isQuotaFault(fault)) throw fault;
      const maxEntries = Math.floor((index.size - 1) * (1 - FULL_EVICTION_SHARE));
      const others = new Map([...index].filter(([name]) => name !== keep));
      await evict(index, entriesToEvict(others, { ...bounds, maxEntries }, clock.nowMs()));
      await save();
    }
  }

  async function touch(name: string): Promise<void> {
    const nowMs = clock.nowMs();
    if (nowMs - (touchedAtMs.get(name) ?? 0) < TOUCH_INTERVAL_MS) return;
    touchedAtMs.set(name, nowMs);
    await lock(LOCK_NAME, async () => {
      const index = await loadIndex();
      const entry = index.get(name);
      if (entry)
        await area.set({
          [INDEX_NAME]: indexRecord(index.set(name, [entry[0], nowMs, entry[2]]), CACHE_SCHEMA_VERSION),
        });
    });
  }

  return {
    async read(key) {
      const name = await entryName(key);
      const record = parseRecord((await area.get(name))[name]);
      const remainingMs = (record?.evidence.expiresAtMs ?? 0) - clock.nowMs();
      if (!record || remainingMs <= 0 || remainingMs > maxLifeMs || !isOf(key, record)) return undefined;
      // Nobody waits for this note, and losing it with the worker only makes the order a little staler.
      touch(name).catch(onFault);
      return record.evidence;
    },
    async write(key, evidence) {
      const name = await entryName(key);
      const record = { version: CACHE_SCHEMA_VERSION, partition: key.partition, evidence };
      const bytes = new TextEncoder().encode(JSON.stringify(record)).length + name.length;
      await lock(LOCK_NAME, async () => {
        const index = await loadIndex();
        const nowMs = clock.nowMs();
        index.delete(name);
        // The new entry is no candidate for eviction, even if the clock was set back since the others were used.
        const room = { maxEntries: bounds.maxEntries - 1, maxBytes: bounds.maxBytes - bytes };
        await evict(index, entriesToEvict(index, room, nowMs));
        index.set(name, [evidence.expiresAtMs, nowMs, bytes]);
        await setWithRoom({ [name]: record }, index, name);
        touchedAtMs.set(name, nowMs);
      });
    },
    async noteUse(key) {
      await touch(await entryName(key));
    },
    async clear() {
      await lock(LOCK_NAME, async () => {
        const index = await loadIndex();
        await area.remove([...index.keys(), INDEX_NAME]);
        touchedAtMs.clear();
      });
    },
  };
}

function isOf(key: CacheKey, { partition, evidence }: CacheRecord): boolean {
  return partition === key.partition && evidence.canonical.canonical_url === key.canonicalUrl;
}

/** Browsers name it differently, and changed the name. */
function isQuotaFault(fault: unknown): boolean {
  return fault instanceof Error && /quota/i.test(`${fault.name} ${fault.message}`);
}
