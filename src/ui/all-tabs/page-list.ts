import type { ScreenAction } from '../popup/screen-state';
import { FIRST_SCREEN, nextScreen } from '../popup/screen-state';
import { isLast } from '../popup/cover-run';
import type { ListedPage, SaveState, WantedPage } from './listed-page';
import { keyOf } from './listed-page';

/** Every page keeps its answer in memory, and nobody looks at more at once. */
export const MOST_PAGES = 200;
/** The resolver's own queue has room for more, but others use it, too. */
const MOST_AT_ONCE = 3;

export type ListAction =
  | { type: 'add'; pages: readonly WantedPage[] }
  /** Other tabs are open; what was written stays, and so does what is known of pages that are open still. */
  | { type: 'open'; tabs: readonly WantedPage[] }
  | { type: 'begin'; key: string }
  | { type: 'report'; key: string; action: ScreenAction }
  | { type: 'stop' }
  | { type: 'go-on' }
  | { type: 'again'; key: string }
  | { type: 'all-again' }
  | { type: 'choose'; keys: readonly string[]; isChosen: boolean }
  | { type: 'saved'; key: string; saved: SaveState };

/** The list after an action. */
export function nextList(list: readonly ListedPage[], action: ListAction): readonly ListedPage[] {
  switch (action.type) {
    case 'add':
      return [...list, ...newOf(action.pages, list)].slice(0, MOST_PAGES);
    case 'open':
      return withTabs(list, action.tabs).slice(0, MOST_PAGES);
    case 'begin':
      return changed(list, action.key, () => ({ run: 'running' }));
    case 'report':
      return changed(list, action.key, ({ screen, run }) => ({
        screen: nextScreen(screen, action.action),
        run: isLast(action.action) ? 'done' : run,
      }));
    case 'stop':
      return list.map((page) => (page.run === 'done' ? page : { ...page, run: 'stopped' }));
    case 'go-on':
      return list.map((page) => (page.run === 'stopped' ? anew(page, page.isAnew) : page));
    case 'again':
      return changed(list, action.key, (page) => anew(page, true));
    case 'all-again':
      return list.map((page) => anew(page, true));
    case 'choose':
      return list.map((page) =>
        action.keys.includes(page.key) ? { ...page, isChosen: action.isChosen } : page,
      );
    case 'saved':
      return changed(list, action.key, () => ({ saved: action.saved }));
  }
}

/** Those whose turn it is. */
export function nextInTurn(list: readonly ListedPage[]): ListedPage[] {
  const running = list.filter(({ run }) => run === 'running').length;
  return list.filter(({ run }) => run === 'waiting').slice(0, Math.max(0, MOST_AT_ONCE - running));
}

/** How many of these pages the list has not. */
export function newOf(pages: readonly WantedPage[], list: readonly ListedPage[]): ListedPage[] {
  const known = new Set(list.map(({ key }) => key));
  return pages.flatMap((page) => {
    const key = keyOf(page.url);
    if (known.has(key)) return [];
    known.add(key);
    return [anew({ ...page, key, isChosen: true }, false)];
  });
}

function withTabs(list: readonly ListedPage[], tabs: readonly WantedPage[]): ListedPage[] {
  const fresh = newOf(tabs, []).map((page) => {
    const known = list.find(({ key }) => key === page.key);
    const { url, title, tabId, isAsleep } = page;
    return known ? { ...known, url, title, ...(tabId === undefined ? {} : { tabId, isAsleep }) } : page;
  });
  const keys = new Set(fresh.map(({ key }) => key));
  const written = list.filter(({ tabId, key }) => tabId === undefined && !keys.has(key));
  return [...fresh, ...written];
}

function anew(page: WantedPage & Pick<ListedPage, 'key' | 'isChosen'>, isAnew: boolean): ListedPage {
  return { ...page, isAnew, run: 'waiting', screen: FIRST_SCREEN, saved: { status: 'none' } };
}

function changed(
  list: readonly ListedPage[],
  key: string,
  change: (page: ListedPage) => Partial<ListedPage>,
): readonly ListedPage[] {
  return list.map((page) => (page.key === key ? { ...page, ...change(page) } : page));
}
