import { useCallback, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { ResolveOptions } from '../../contract/types';
import type { Services } from '../services';
import { isLast, startCoverRun } from './cover-run';
import type { ScreenAction, ScreenState } from './screen-state';
import { FIRST_SCREEN, nextScreen } from './screen-state';
import type { Subject } from './subject';

export interface Cover {
  /** Absent until it is known. */
  subject: Subject | undefined;
  state: ScreenState;
  /** Starts anew, about the same. A run still under way is forgotten. */
  resolve(options?: Partial<ResolveOptions>): void;
  /** The subject as it is at this moment, not as it was rendered. */
  known(): Subject | undefined;
  /** Gives up what is shown for a tab whose cover nobody has asked for yet. */
  leaveFor(subject: Subject | undefined): void;
}

/** The cover of what was clicked or of the current tab: resolved at once, and again on demand. */
export function useCover(services: Services, isOnline: () => boolean): Cover {
  const [subject, setSubject] = useState<Subject>();
  const [state, dispatch] = useReducer(nextScreen, FIRST_SCREEN);
  const end = useRef(() => {});
  const known = useRef<Subject | undefined>(undefined);
  /** A look that was asked for and has not ended: one in its place owes it still. */
  const owesRefresh = useRef(false);

  const onSubject = useCallback((found: Subject | undefined) => {
    known.current = found;
    setSubject(found);
  }, []);

  const resolve = useCallback(
    (options: Partial<ResolveOptions> = {}) => {
      end.current();
      dispatch({ type: 'start' });
      owesRefresh.current ||= options.refresh === true;
      const refresh = owesRefresh.current ? { refresh: true } : {};
      const run = { options: { ...options, ...refresh, debug: true }, known: known.current };
      const onAction = (action: ScreenAction) => {
        if (isLast(action)) owesRefresh.current = false;
        dispatch(action);
      };
      end.current = startCoverRun(services, run, { onSubject, onAction, isOnline });
    },
    [services, isOnline, onSubject],
  );

  // Not after the first frame is painted: the answer is on its way by then.
  useLayoutEffect(() => {
    resolve();
    return () => end.current();
  }, [resolve]);

  function leaveFor(next: Subject | undefined): void {
    end.current();
    owesRefresh.current = false;
    onSubject(next);
    dispatch({ type: 'leave' });
  }

  return { subject, state, resolve, known: () => known.current, leaveFor };
}
