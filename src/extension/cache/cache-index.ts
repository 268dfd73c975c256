/** What the index knows of an entry: when it expires, when it was last used (both epoch ms), its bytes. */
export type IndexEntry = readonly [expiresAtMs: number, lastUsedMs: number, bytes: number];
export type CacheIndex = Map<string, IndexEntry>;

export interface CacheBounds {
  maxEntries: number;
  maxBytes: number;
}

/** The index as it is stored; undefined for anything that is no index of this version. */
export function parseIndex(stored: unknown, version: number): CacheIndex | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { version: storedVersion, entries } = stored as { version?: unknown; entries?: unknown };
  if (storedVersion !== version || typeof entries !== 'object' || entries === null) return undefined;
  return new Map(
    Object.entries(entries).filter((pair): pair is [string, IndexEntry] => isIndexEntry(pair[1])),
  );
}

/** The index as plain JSON. */
export function indexRecord(
  index: CacheIndex,
  version: number,
): { version: number; entries: Record<string, IndexEntry> } {
  return { version, entries: Object.fromEntries(index) };
}

/** Names of entries that must go: expired ones, then the least recently used until the rest fits. */
export function entriesToEvict(index: CacheIndex, bounds: CacheBounds, nowMs: number): string[] {
  const isExpired = ([, [expiresAtMs]]: [string, IndexEntry]) => expiresAtMs <= nowMs;
  const live = [...index].filter((pair) => !isExpired(pair));
  const oldestFirst = live.toSorted(([, [, left]], [, [, right]]) => left - right);
  let bytes = live.reduce((sum, [, entry]) => sum + entry[2], 0);
  let count = live.length;
  const evicted: string[] = [];
  for (const [name, entry] of oldestFirst) {
    if (count <= bounds.maxEntries && bytes <= bounds.maxBytes) break;
    evicted.push(name);
    count -= 1;
    bytes -= entry[2];
  }
  return [...[...index].filter(isExpired).map(([name]) => name), ...evicted];
}

function isIndexEntry(value: unknown): value is IndexEntry {
  return Array.isArray(value) && value.length === 3 && value.every((part) => Number.isFinite(part));
}
