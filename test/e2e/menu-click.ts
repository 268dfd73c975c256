import type { Page } from 'puppeteer-core';
import type { Session } from './session';

/**
 * Hands the handler of the context menu a click on one of our items in `page` and returns the view that opens for
 * it. No real menu is shown, so nothing is granted by it; the toolbar button grants.
 */
export async function clickMenuItem(
  session: Session,
  page: Page,
  info: { menuItemId: string } & Record<string, unknown>,
): Promise<Page> {
  await page.bringToFront();
  const opened = session.browser.waitForTarget((target) => target.url().includes('popup.html?target='), {
    timeout: 10_000,
  });
  const worker = await session.worker();
  await worker.evaluate(async (click) => {
    type Tabs = { query(filter: object): Promise<[object]> };
    type Menus = { onClicked: { dispatch(info: object, tab: object): void } };
    const { chrome } = globalThis as unknown as { chrome: { tabs: Tabs; contextMenus: Menus } };
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    chrome.contextMenus.onClicked.dispatch({ editable: false, modifiers: [], frameId: 0, ...click }, tab);
  }, info);
  return (await opened).asPage();
}
