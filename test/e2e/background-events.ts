import type { Page } from 'puppeteer-core';
import type { Session } from './session';

/** What the worker's own listeners are handed, as the browser would hand it over. */
export interface BackgroundEvent {
  event: 'commands.onCommand' | 'contextMenus.onClicked';
  /** Before the tab: the command's name, or what was clicked. */
  detail: string | ({ menuItemId: string } & Record<string, unknown>);
}

type Dispatch = { dispatch(...values: unknown[]): void };
interface WorkerScope {
  chrome: {
    tabs: { query(filter: object): Promise<[{ id: number }]> };
    commands: { onCommand: Dispatch };
    contextMenus: { onClicked: Dispatch };
    action: {
      getBadgeText(details: object): Promise<string>;
      getTitle(details: object): Promise<string>;
    };
  };
}

/**
 * Dispatches a key or a menu click to the worker, in the tab of `page`. Neither reaches a browser that is driven from
 * outside: a shortcut is the browser's own, and a menu the system's. So nothing is granted by it; the toolbar button
 * grants.
 */
export async function dispatchIn(
  session: Pick<Session, 'worker'>,
  page: Page,
  { event, detail }: BackgroundEvent,
): Promise<void> {
  await page.bringToFront();
  const worker = await session.worker();
  const given =
    typeof detail === 'string' ? detail : { editable: false, modifiers: [], frameId: 0, ...detail };
  await worker.evaluate(
    async (name, value) => {
      const { chrome } = globalThis as unknown as WorkerScope;
      const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      const listeners = {
        'commands.onCommand': chrome.commands.onCommand,
        'contextMenus.onClicked': chrome.contextMenus.onClicked,
      };
      listeners[name].dispatch(value, tab);
    },
    event,
    given,
  );
}

/** What stands on the toolbar button in the tab of `page`, and what its title says. */
export async function buttonOf(
  session: Pick<Session, 'worker'>,
  page: Page,
): Promise<{ badge: string; title: string }> {
  await page.bringToFront();
  const worker = await session.worker();
  return worker.evaluate(async () => {
    const { chrome } = globalThis as unknown as WorkerScope;
    const [{ id: tabId }] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    const [badge, title] = await Promise.all([
      chrome.action.getBadgeText({ tabId }),
      chrome.action.getTitle({ tabId }),
    ]);
    return { badge, title };
  });
}

/** Lets our scripts into a page, as a key or the click in a real menu does. */
export async function grantPage(session: Session, page: Page): Promise<void> {
  const popup = await session.openPopup(page);
  await popup.close();
}

const READER = 'https://clipboard-reader.example.org';

/** Reads the clipboard in a page of its own, which alone is allowed to: the pages under test get no permission. */
export async function clipboardReader(session: Session): Promise<() => Promise<string>> {
  session.replay.on(new URL(READER).host, '/', {
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><title>Reader</title>',
  });
  const browser = await session.browser.target().createCDPSession();
  await browser.send('Browser.grantPermissions', { origin: READER, permissions: ['clipboardReadWrite'] });
  const page = await session.visit(`${READER}/`);
  return async () => {
    await page.bringToFront();
    await page.waitForFunction(() => document.hasFocus());
    return page.evaluate(() => navigator.clipboard.readText());
  };
}
