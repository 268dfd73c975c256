import type { Windows } from 'webextension-polyfill';
import type { MemoryCache } from './memory-cache';

/** Of it Firefox for Android has nothing. */
export type BrowserWindows = Pick<Windows.Static, 'getAll' | 'onRemoved'> | undefined;

/**
 * A cache of private windows that is empty once the last of them has closed, also of what a search writes that was under
 * way then.
 */
export function whilePrivate(
  cache: MemoryCache,
  windows: BrowserWindows,
  onFault: (fault: unknown) => void,
): MemoryCache {
  if (windows === undefined) return cache;
  const clearIfOver = async () => {
    const open = await windows.getAll();
    if (!open.some(({ incognito }) => incognito)) await cache.clear();
  };
  windows.onRemoved.addListener(() => void clearIfOver().catch(onFault));
  return {
    ...cache,
    async write(key, evidence) {
      await cache.write(key, evidence);
      await clearIfOver();
    },
  };
}
