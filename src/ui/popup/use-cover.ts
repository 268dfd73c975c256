import { useCallback, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { ResolveOptions } from '../../contract/types';
import type { Services } from '../services';
import { startCoverRun } from './cover-run';
import type { ScreenState } from './screen-state';
import { FIRST_SCREEN, nextScreen } from './screen-state';
import type { Subject } from './subject';

export interface Cover {
  /** Absent until it is known. */
  subject: Subject | undefined;
  state: ScreenState;
  /** Starts anew, about the same. A run still under way is forgotten. */
  resolve(options?: Partial<ResolveOptions>): void;
}

/** The cover of what was clicked or of the current tab: resolved at once, and again on demand. */
export function useCover(services: Services, isOnline: () => boolean): Cover {
  const [subject, setSubject] = useState<Subject>();
  const [state, dispatch] = useReducer(nextScreen, FIRST_SCREEN);
  const end = useRef(() => {});
  const known = useRef<Subject | undefined>(undefined);

  const resolve = useCallback(
    (options: Partial<ResolveOptions> = {}) => {
      end.current();
      dispatch({ type: 'start' });
      const onSubject = (found: Subject | undefined) => {
        known.current = found;
        setSubject(found);
      };
      const run = { options: { ...options, debug: true }, known: known.current };
      end.current = startCoverRun(services, run, { onSubject, onAction: dispatch, isOnline });
    },
    [services, isOnline],
  );

  // Not after the first frame is painted: the answer is on its way by then.
  useLayoutEffect(() => {
    resolve();
    return () => end.current();
  }, [resolve]);

  return { subject, state, resolve };
}
