import { useRef, useState } from 'preact/hooks';
import { message } from '../i18n/message';
import type { CacheControl } from '../services';
import type { Changes } from './use-changes';

/** Long enough to read what happens and to take it back. */
const GRACE_SECONDS = 20;
const EDIT = 'clear-cache';

/**
 * Clears the cache, after a while in which that can be taken back: what is cleared cannot be put back. A second
 * call does not wait any longer. Nothing is cleared where the page is left before: a page that goes can do no more work.
 */
export function useClearCache(cache: CacheControl, changes: Changes, onCleared: () => Promise<void>) {
  const [isPending, setPending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const cancel = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setPending(false);
  };
  const clearNow = async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    try {
      await cache.clear();
      await onCleared();
      changes.settle(EDIT, message('options_cache_cleared'));
    } catch (fault) {
      changes.settle(EDIT, '');
      changes.fail(message('options_cache_not_cleared'), fault);
    } finally {
      setPending(false);
    }
  };
  const latest = useRef(clearNow);
  latest.current = clearNow;
  const clear = () => {
    if (timer.current !== undefined) return void clearNow();
    timer.current = setTimeout(() => void latest.current(), GRACE_SECONDS * 1_000);
    setPending(true);
    const text = message('options_cache_clearing', { seconds: GRACE_SECONDS });
    const undone = message('options_cache_kept');
    changes.record({ text, undone, edit: EDIT, undo: async () => cancel() });
  };
  return { isPending, clear };
}
