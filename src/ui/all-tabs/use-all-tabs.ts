import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { SiteChoice } from '../../contract/settings/stored-records';
import { message, plural } from '../i18n/message';
import { hostOf } from '../popup/page-facts';
import { useSettings } from '../popup/use-settings';
import type { AllTabsServices, OpenTab, WindowTabs } from '../tab-services';
import { type ChosenCovers, chosenCovers } from './chosen-covers';
import type { ListFormat } from './list-formats';
import { coversByKey, type ListedPage, type PageCovers } from './listed-page';
import { type PageList, usePageList } from './use-page-list';
import { type Report, useReport } from './use-report';
import { type Saving, useSaving } from './use-saving';
import { type Sheet, useSheet } from './use-sheet';
import { useWindowTabs } from './use-window-tabs';
import { type Added, useWritten } from './use-written';

export interface AllTabsModel extends Pick<PageList, 'pages' | 'stop'> {
  /** How the last action went. */
  report: Report | undefined;
  /** Absent until the browser has told them. */
  tabs: WindowTabs | undefined;
  /** Those of each page that has some, by its key. */
  covers: ReadonlyMap<string, PageCovers>;
  chosen: ChosenCovers;
  saving: Saving;
  choose(keys: readonly string[], isChosen: boolean): void;
  /** Another of its covers takes the place of the one in view. */
  pick(page: ListedPage, url: string): void;
  /** Looks at those that were not looked at when it was stopped. */
  goOn(): void;
  /** Looks at the tabs that are open now, and at all pages anew. */
  lookAgain(): void;
  lookAgainAt(page: ListedPage): void;
  /** Asks for all tabs and sites. Must be called in the click. */
  allow(): void;
  /** Asks for the one site that a page needs. Must be called in the click. */
  allowSite(page: ListedPage, origin: string): void;
  /** Adds the addresses in a text. */
  add(text: string): Added;
  /** Takes an address that was written off the list, and back on demand. */
  remove(page: ListedPage): void;
  copy(format: ListFormat): void;
  /** A page of its own with those that are chosen. */
  sheet: Sheet;
  /** Brings the tab of a page to the front, or opens it in one. */
  visit(page: ListedPage): void;
}

interface Surroundings {
  isOnline: () => boolean;
  nowMs: () => number;
}

/** Everything that happens on the page of all tabs. */
export function useAllTabs(services: AllTabsServices, { isOnline, nowMs }: Surroundings): AllTabsModel {
  const list = usePageList(services, isOnline);
  const { pages, dispatch } = list;
  const { report, setReport, fail, perform, ask } = useReport();
  const settings = useSettings(services.settings);
  const choices = useChoices(services.choices);
  const onTabs = useCallback((tabs: readonly OpenTab[]) => dispatch({ type: 'open', tabs }), [dispatch]);
  const { tabs, readTabs } = useWindowTabs(services.openTabs, onTabs, setReport);
  const add = useWritten(services.written, list);
  const saving = useSaving({ services, settings, nowMs, ask, setReport });
  const sheet = useSheet({ services, nowMs, setReport, fail });
  const covers = useMemo(() => coversByKey(pages, choices), [pages, choices]);
  const chosen = chosenCovers(pages, covers, saving.states);
  const again = ({ key }: ListedPage) => dispatch({ type: 'again', key });

  async function allowAll(): Promise<void> {
    if (!(await ask(() => services.openTabs.allow(), message('tabs_allow_refused')))) return;
    await readTabs();
    dispatch({ type: 'allowed' });
  }

  async function allowSite(page: ListedPage, origin: string): Promise<void> {
    const refusal = message('popup_allow_refused', { host: hostOf(origin) });
    if (await ask(() => services.permissions.requestOrigin(origin), refusal)) again(page);
  }

  async function visit({ key, tabId, url }: ListedPage): Promise<void> {
    if (tabId === undefined)
      return perform(() => services.tabs.open(url), { failure: message('popup_open_failed') });
    setReport(undefined);
    if (await services.openTabs.show(tabId)) return;
    dispatch({ type: 'closed', key });
    fail(message('tabs_closed'));
  }

  return {
    ...{ pages, stop: list.stop, tabs, covers, chosen, saving, sheet, report, add },
    choose(keys, isChosen) {
      // What was said of others is not said of these.
      setReport(undefined);
      dispatch({ type: 'choose', keys, isChosen });
    },
    pick({ key }, url) {
      setReport(undefined);
      dispatch({ type: 'pick', key, url });
    },
    goOn: () => dispatch({ type: 'go-on' }),
    lookAgain() {
      setReport(undefined);
      // A tab that fell asleep has another number, and is read another way.
      void readTabs().then(list.refresh);
    },
    lookAgainAt: again,
    allow: () => void allowAll(),
    allowSite: (page, origin) => void allowSite(page, origin),
    remove(page) {
      const place = pages.indexOf(page);
      list.remove(page.key);
      const undo = () => {
        dispatch({ type: 'put-back', page, place });
        setReport({ tone: 'done', text: message('tabs_put_back') });
      };
      setReport({ tone: 'done', text: message('tabs_removed'), undo });
    },
    copy: ({ write }) =>
      void perform(() => services.clipboard.writeText(write(chosen.covers)), {
        failure: message('popup_copy_failed'),
        done: plural('tabs_copied', chosen.covers.length),
      }),
    visit: (page) => void visit(page),
  };
}

/** What the user lets sites have always; none until it is read, and where it cannot be. */
function useChoices(store: AllTabsServices['choices']): readonly SiteChoice[] {
  const [choices, setChoices] = useState<readonly SiteChoice[]>([]);
  useEffect(() => {
    store.list().then(setChoices, (fault: unknown) => console.warn('Choices were not read.', fault));
  }, [store]);
  return choices;
}
