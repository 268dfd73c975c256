import type { Cache, CacheKey, Clock } from '../../resolver/ports';
import type { Evidence } from '../../resolver/types';

/** A cache that can be emptied. */
export interface MemoryCache extends Cache {
  clear(): Promise<void>;
}

/** A cache that ends with the worker: for private windows, whose visits never reach the disk. */
export function createMemoryCache({
  clock,
  maxEntries = 100,
}: {
  clock: Clock;
  maxEntries?: number;
}): MemoryCache {
  const entries = new Map<string, Evidence>();
  const nameOf = ({ partition, canonicalUrl }: CacheKey) => `${partition} ${canonicalUrl}`;

  return {
    async read(key) {
      const name = nameOf(key);
      const evidence = entries.get(name);
      if (!evidence) return undefined;
      entries.delete(name);
      if (evidence.expiresAtMs <= clock.nowMs()) return undefined;
      // Back in at the end: a Map keeps the order of insertion, which is then the order of use.
      entries.set(name, evidence);
      return structuredClone(evidence);
    },
    async write(key, evidence) {
      const name = nameOf(key);
      entries.delete(name);
      entries.set(name, structuredClone(evidence));
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    },
    async clear() {
      entries.clear();
    },
  };
}
