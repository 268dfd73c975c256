import { useCallback, useEffect, useState } from 'preact/hooks';
import type { SiteChoice } from '../../contract/settings/stored-records';
import { message, plural } from '../i18n/message';
import { hostOf } from '../popup/page-facts';
import { useSettings } from '../popup/use-settings';
import type { AllTabsServices, OpenTab, WindowTabs } from '../tab-services';
import type { ListFormat } from './list-formats';
import { coverOf, type ListedPage } from './listed-page';
import { MOST_PAGES, newOf } from './page-list';
import { type PageList, usePageList } from './use-page-list';
import { type Reporting, useReport } from './use-report';
import { type ChosenCover, type Saving, useSaving } from './use-saving';
import { useWindowTabs } from './use-window-tabs';
import { writtenAddresses } from './written-addresses';

export interface AllTabsModel
  extends Pick<PageList, 'pages' | 'dispatch' | 'stop'>,
    Pick<Reporting, 'report'> {
  /** Absent until the browser has told them. */
  tabs: WindowTabs | undefined;
  /** What the user lets sites have always. */
  choices: readonly SiteChoice[];
  /** Those that are chosen and have a cover. */
  chosen: readonly ChosenCover[];
  saving: Saving;
  /** Looks at the tabs that are open now, and at all pages anew. */
  lookAgain(): void;
  lookAgainAt(page: ListedPage): void;
  /** Asks for all tabs and sites. Must be called in the click. */
  allow(): void;
  /** Asks for the one site that a page needs. Must be called in the click. */
  allowSite(page: ListedPage, origin: string): void;
  /** Adds the addresses in a text. False where there is none. */
  add(text: string): boolean;
  copy(format: ListFormat): void;
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
  const reporting = useReport();
  const { report, setReport, perform, ask } = reporting;
  const settings = useSettings(services.settings);
  const choices = useChoices(services.choices);
  const saving = useSaving({
    ...{ saver: services.saver, settings, nowMs, setReport },
    onSaved: (key, saved) => dispatch({ type: 'saved', key, saved }),
  });
  const chosen = pages.flatMap((page) => {
    const cover = page.isChosen ? coverOf(page, choices) : null;
    return cover ? [{ key: page.key, cover }] : [];
  });
  const onTabs = useCallback(
    (open: readonly OpenTab[]) =>
      dispatch({ type: 'open', tabs: open.map(({ id, ...tab }) => ({ ...tab, tabId: id })) }),
    [dispatch],
  );
  const { tabs, readTabs } = useWindowTabs(services.openTabs, onTabs, setReport);
  const again = ({ key }: ListedPage) => dispatch({ type: 'again', key });

  async function allowAll(): Promise<void> {
    if (!(await ask(() => services.openTabs.allow(), message('tabs_allow_refused')))) return;
    await readTabs();
    pages.filter(({ screen }) => screen.screen === 'permission').forEach(again);
  }

  async function allowSite(page: ListedPage, origin: string): Promise<void> {
    const refusal = message('popup_allow_refused', { host: hostOf(origin) });
    if (await ask(() => services.permissions.requestOrigin(origin), refusal)) again(page);
  }

  return {
    ...{ pages, dispatch, stop: list.stop, tabs, choices, chosen, saving, report },
    lookAgain() {
      setReport(undefined);
      // A tab that fell asleep has another number, and is read another way.
      void readTabs().then(list.refresh);
    },
    lookAgainAt: again,
    allow: () => void allowAll(),
    allowSite: (page, origin) => void allowSite(page, origin),
    add: (text) => addWritten(text, list, reporting),
    copy: ({ write }) =>
      void perform(() => services.clipboard.writeText(write(chosen.map(({ cover }) => cover))), {
        failure: message('popup_copy_failed'),
        done: plural('tabs_copied', chosen.length),
      }),
    visit: ({ tabId, url }) =>
      void perform(() => (tabId === undefined ? services.tabs.open(url) : services.openTabs.show(tabId)), {
        failure: message(tabId === undefined ? 'popup_open_failed' : 'tabs_closed'),
      }),
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

function addWritten(text: string, { pages, dispatch }: PageList, { setReport, fail }: Reporting): boolean {
  const wanted = writtenAddresses(text).map((url) => ({ url, title: '' }));
  if (wanted.length === 0) {
    fail(message('tabs_addresses_none'));
    return false;
  }
  const fresh = newOf(wanted, pages).length;
  dispatch({ type: 'add', pages: wanted });
  if (pages.length + fresh > MOST_PAGES) fail(message('tabs_full', { count: MOST_PAGES }));
  else setReport({ tone: 'done', text: plural('tabs_added', fresh) });
  return true;
}
