import { useCallback, useEffect, useReducer, useRef } from 'preact/hooks';
import { startCoverRun } from '../popup/cover-run';
import type { AllTabsServices } from '../tab-services';
import { type ListedPage, targetOf } from './listed-page';
import type { ListAction } from './page-list';
import { nextInTurn, nextList } from './page-list';

export interface PageList {
  pages: readonly ListedPage[];
  dispatch(action: ListAction): void;
  /** Ends the searches that run, and begins no other until they go on. */
  stop(): void;
  /** Takes a page off the list, and ends the search for its cover. */
  remove(key: string): void;
  /** Looks at all of them anew. */
  refresh(): void;
}

/** The pages with their covers, a few of which are looked for at a time. */
export function usePageList(services: AllTabsServices, isOnline: () => boolean): PageList {
  const [pages, dispatch] = useReducer<readonly ListedPage[], ListAction>(nextList, []);
  const ends = useRef(new Map<string, () => void>());

  useEffect(() => {
    for (const page of nextInTurn(pages)) {
      dispatch({ type: 'begin', key: page.key });
      ends.current.set(page.key, startPageRun(page, services, { isOnline, dispatch }));
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
    remove(key) {
      ends.current.get(key)?.();
      ends.current.delete(key);
      dispatch({ type: 'remove', key });
    },
    refresh() {
      endAll();
      dispatch({ type: 'all-again' });
    },
  };
}

interface RunParts {
  isOnline: () => boolean;
  dispatch: (action: ListAction) => void;
}

/** Looks for the cover of a page as it is by now. Call the answer to end it. */
function startPageRun(page: ListedPage, services: AllTabsServices, parts: RunParts): () => void {
  const { isOnline, dispatch } = parts;
  const { key, isAnew } = page;
  let isOver = false;
  let endRun = () => {};
  const begin = (now: ListedPage) => {
    if (isOver) return;
    const onAction = (action: Extract<ListAction, { type: 'report' }>['action']) =>
      dispatch({ type: 'report', key, action });
    const known = { kind: 'target', target: targetOf(now) } as const;
    const options = isAnew ? { refresh: true } : {};
    endRun = startCoverRun(services, { options, known }, { onSubject() {}, onAction, isOnline });
  };
  void asItIsNow(page, services, dispatch).then(begin);
  return () => {
    isOver = true;
    endRun();
  };
}

/** A tab may have been closed since it was listed, or show another page. */
async function asItIsNow(
  page: ListedPage,
  { openTabs }: AllTabsServices,
  dispatch: (action: ListAction) => void,
): Promise<ListedPage> {
  const { key, tabId } = page;
  if (tabId === undefined) return page;
  const tab = await openTabs.look(tabId);
  if (!tab) {
    dispatch({ type: 'closed', key });
    return { ...page, tabId: undefined };
  }
  const { url, title, isAsleep } = tab;
  // Hidden from us by now.
  if (url === '' || url === page.url) return { ...page, isAsleep };
  dispatch({ type: 'moved', key, url, title });
  return { ...page, url, title, isAsleep };
}
