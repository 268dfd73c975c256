import type { ScreenAction } from '../popup/screen-state';
import { FIRST_SCREEN, nextScreen } from '../popup/screen-state';
import { isLast } from '../popup/cover-run';
import type { OpenTab } from '../tab-services';
import type { ListedPage, WantedPage } from './listed-page';
import { keyOf } from './listed-page';

/** Every page keeps its answer in memory, and nobody looks at more at once. */
export const MOST_PAGES = 200;
/** The resolver's own queue has room for more, but others use it, too. */
const MOST_AT_ONCE = 3;

export type ListAction =
  | { type: 'add'; pages: readonly ListedPage[] }
  /** These tabs are open now; what was written stays, and so does what is known of pages that are open still. */
  | { type: 'open'; tabs: readonly OpenTab[] }
  | { type: 'begin'; key: string }
  /** The tab of a page shows another one by now. */
  | { type: 'moved'; key: string; url: string; title: string }
  | { type: 'closed'; key: string }
  | { type: 'report'; key: string; action: ScreenAction }
  | { type: 'stop' }
  | { type: 'go-on' }
  | { type: 'again'; key: string }
  | { type: 'all-again' }
  /** All sites may be read now. */
  | { type: 'allowed' }
  | { type: 'choose'; keys: readonly string[]; isChosen: boolean }
  | { type: 'pick'; key: string; url: string }
  | { type: 'remove'; key: string }
  | { type: 'put-back'; page: ListedPage; place: number };

type Actions = { [Type in ListAction['type']]: Extract<ListAction, { type: Type }> };
type List = readonly ListedPage[];

/** The list after each action. */
const NEXT: { [Type in keyof Actions]: (list: List, action: Actions[Type]) => List } = {
  add: (list, { pages }) => [...list, ...pages],
  open: (list, { tabs }) => withTabs(list, tabs).slice(0, MOST_PAGES),
  begin: (list, { key }) => changed(list, [key], () => ({ run: 'running' })),
  moved: (list, { key, url, title }) => changed(list, [key], () => ({ url, title })),
  closed: (list, { key }) => changed(list, [key], () => ({ tabId: undefined, isAsleep: false })),
  report: (list, { key, action }) =>
    changed(list, [key], ({ screen, run }) => ({
      screen: nextScreen(screen, action),
      run: isLast(action) ? 'done' : run,
    })),
  stop: (list) => list.map((page) => (page.run === 'done' ? page : { ...page, run: 'stopped' })),
  'go-on': (list) => list.map((page) => (page.run === 'stopped' ? anew(page, page.isAnew) : page)),
  again: (list, { key }) => changed(list, [key], (page) => anew(page, true)),
  'all-again': (list) => list.map((page) => anew(page, true)),
  allowed: (list) => list.map((page) => (page.screen.screen === 'permission' ? anew(page, true) : page)),
  choose: (list, { keys, isChosen }) => changed(list, keys, () => ({ isChosen })),
  pick: (list, { key, url }) => changed(list, [key], () => ({ pickedUrl: url })),
  remove: (list, { key }) => list.filter((page) => page.key !== key),
  'put-back': (list, { page, place }) =>
    list.some(({ key }) => key === page.key) ? list : list.toSpliced(place, 0, withAnswer(page)),
};

/** The list after an action. */
export function nextList<Type extends keyof Actions>(list: List, action: Actions[Type]): List {
  return NEXT[action.type as Type](list, action);
}

/** Those whose turn it is. */
export function nextInTurn(list: List): ListedPage[] {
  const running = list.filter(({ run }) => run === 'running').length;
  return list.filter(({ run }) => run === 'waiting').slice(0, Math.max(0, MOST_AT_ONCE - running));
}

/** Those of the pages that the list has not yet, each once. */
export function newOf(pages: readonly WantedPage[], list: List): ListedPage[] {
  const known = new Set(list.map(({ key }) => key));
  return pages.flatMap((page) => {
    const key = keyOf(page.url);
    if (known.has(key)) return [];
    known.add(key);
    return [anew({ ...page, key, isChosen: true }, false)];
  });
}

function withTabs(list: List, tabs: readonly OpenTab[]): ListedPage[] {
  const wanted = tabs.map(({ id, ...tab }) => ({ ...tab, tabId: id, isWritten: false }));
  const inTabs = newOf(wanted, []).map((page) => {
    const known = list.find(({ key }) => key === page.key);
    const { url, title, tabId, isAsleep } = page;
    return known ? { ...known, url, title, tabId, isAsleep, isWritten: false } : page;
  });
  const keys = new Set(inTabs.map(({ key }) => key));
  return [...inTabs, ...list.filter(({ isWritten, key }) => isWritten && !keys.has(key))];
}

function anew(page: WantedPage & Pick<ListedPage, 'key' | 'isChosen'>, isAnew: boolean): ListedPage {
  return { ...page, isAnew, run: 'waiting', screen: FIRST_SCREEN };
}

/** What came while it was away has reached nobody. */
function withAnswer(page: ListedPage): ListedPage {
  return page.run === 'done' ? page : anew(page, page.isAnew);
}

function changed(
  list: List,
  keys: readonly string[],
  change: (page: ListedPage) => Partial<ListedPage>,
): List {
  return list.map((page) => (keys.includes(page.key) ? { ...page, ...change(page) } : page));
}
