import { parseIndex } from './cache-index';
import { CACHE_SCHEMA_VERSION } from './cache-record';
import type { StorageArea, WatchedArea } from './storage-area';
import { INDEX_NAME } from './storage-cache';

/** How much the storage cache holds, as its index says. */
export async function readCacheSize(
  area: Pick<StorageArea, 'get'>,
): Promise<{ entries: number; bytes: number }> {
  const index = parseIndex((await area.get(INDEX_NAME))[INDEX_NAME], CACHE_SCHEMA_VERSION) ?? new Map();
  const bytes = [...index.values()].reduce((sum, entry) => sum + entry[2], 0);
  return { entries: index.size, bytes };
}

/** Calls back whenever the storage cache is emptied, whichever page of ours did it. */
export function onCacheCleared({ onChanged }: WatchedArea, onCleared: () => void): void {
  onChanged.addListener((changes) => {
    const index = changes[INDEX_NAME];
    if (index && index.newValue === undefined) onCleared();
  });
}
