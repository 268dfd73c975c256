import { until } from '../../scripts/firefox/firefox';
import type { Firefox } from '../../scripts/firefox/firefox';

const WELCOME = '/welcome.html';

interface Tab {
  linkedBrowser: { currentURI: { spec: string } };
}
interface Tabs {
  tabs: Tab[];
  removeTab(tab: Tab): void;
}

/** How many tabs show the first-run page. */
export function welcomeTabs({ inChrome }: Pick<Firefox, 'inChrome'>): Promise<number> {
  return inChrome(({ window }, page) => {
    const { tabs } = window.gBrowser as unknown as Tabs;
    return tabs.filter(({ linkedBrowser }) => linkedBrowser.currentURI.spec.endsWith(page)).length;
  }, WELCOME);
}

/** Waits for the first-run page, which an install opens by itself, and closes it: it would come between a test and its tab. */
export async function closeWelcome(firefox: Firefox, addonId: string): Promise<void> {
  const isAtRest = () =>
    firefox.evaluate({ addonId, view: 'tab' }, settleWelcome).catch(
      // Not there yet.
      () => false,
    );
  await until(isAtRest, 'The first-run page did not open');
  await firefox.inChrome(({ window }, page) => {
    const { tabs, removeTab } = window.gBrowser as unknown as Tabs;
    const welcome = tabs.find(({ linkedBrowser }) => linkedBrowser.currentURI.spec.endsWith(page));
    if (welcome) removeTab.call(window.gBrowser, welcome);
  }, WELCOME);
}

/**
 * Runs in the page. It has asked the browser a few things, and Firefox complains in its console of an answer that
 * finds nobody; the same questions, asked last, are answered last.
 */
async function settleWelcome(): Promise<boolean> {
  interface Api {
    storage: { local: { get(key: string): Promise<object> } };
    commands: { getAll(): Promise<object[]> };
    permissions: { getAll(): Promise<object> };
  }
  if (document.querySelector('main section') === null) return false;
  const { storage, commands, permissions } = (globalThis as unknown as { browser: Api }).browser;
  await Promise.all([storage.local.get('settings'), commands.getAll(), permissions.getAll()]);
  return true;
}
