import { useCallback, useEffect, useReducer, useRef } from 'preact/hooks';
import { startCoverRun } from '../popup/cover-run';
import type { Services } from '../services';
import { targetOf, type ListedPage } from './listed-page';
import type { ListAction } from './page-list';
import { nextInTurn, nextList } from './page-list';

export interface PageList {
  pages: readonly ListedPage[];
  dispatch(action: ListAction): void;
  /** Ends the searches that run, and begins no other until they go on. */
  stop(): void;
  /** Looks at all of them anew. */
  refresh(): void;
}

/** The pages with their covers, a few of which are looked for at a time. */
export function usePageList(services: Services, isOnline: () => boolean): PageList {
  const [pages, dispatch] = useReducer(nextList, []);
  const ends = useRef(new Map<string, () => void>());

  useEffect(() => {
    for (const page of nextInTurn(pages)) {
      const { key } = page;
      dispatch({ type: 'begin', key });
      const options = page.isAnew ? { refresh: true } : {};
      const known = { kind: 'target', target: targetOf(page) } as const;
      const end = startCoverRun(
        services,
        { options, known },
        { onSubject() {}, onAction: (action) => dispatch({ type: 'report', key, action }), isOnline },
      );
      ends.current.set(key, end);
    }
  }, [pages, services, isOnline]);

  const endAll = useCallback(() => {
    for (const end of ends.current.values()) end();
    ends.current.clear();
  }, []);
  useEffect(() => endAll, [endAll]);

  return {
    pages,
    dispatch,
    stop() {
      endAll();
      dispatch({ type: 'stop' });
    },
    refresh() {
      endAll();
      dispatch({ type: 'all-again' });
    },
  };
}
