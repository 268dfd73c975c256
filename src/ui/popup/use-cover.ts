import { useCallback, useEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { ResolveOptions } from '../../contract/types';
import type { CurrentTab, Services } from '../services';
import { startCoverRun } from './cover-run';
import type { ScreenState } from './screen-state';
import { FIRST_SCREEN, nextScreen } from './screen-state';

export interface Cover {
  /** Absent until the browser has told it. */
  tab: CurrentTab | undefined;
  state: ScreenState;
  /** Starts anew. A run still under way is forgotten. */
  resolve(options?: Partial<ResolveOptions>): void;
}

/** The cover of the current tab: resolved at once, and again on demand. */
export function useCover(services: Services, isOnline: () => boolean): Cover {
  const [tab, setTab] = useState<CurrentTab>();
  const [state, dispatch] = useReducer(nextScreen, FIRST_SCREEN);
  const end = useRef(() => {});

  const resolve = useCallback(
    (options: Partial<ResolveOptions> = {}) => {
      end.current();
      dispatch({ type: 'start' });
      const listener = { onTab: setTab, onAction: dispatch, isOnline };
      end.current = startCoverRun(services, { ...options, debug: true }, listener);
    },
    [services, isOnline],
  );

  useEffect(() => {
    resolve();
    return () => end.current();
  }, [resolve]);

  return { tab, state, resolve };
}
