import type { Page } from 'puppeteer-core';
import type { Session } from './session';

const WAIT_MS = 15_000;

export interface SidePanel {
  page: Page;
  /** All that the panel says, once it says so. */
  says(text: string): Promise<string>;
  /** The address of the picture on the stage, once there is one in an answer. */
  cover(): Promise<string>;
  close(): Promise<void>;
}

/** Presses the toolbar button on `page`, then the popup's button for the panel, by key, and returns the browser's real panel. */
export async function openSidePanel(session: Session, page: Page): Promise<SidePanel> {
  const popup = await session.openPopup(page);
  await popup.waitForSelector('.keep-open');
  const before = new Set(session.browser.targets());
  const opened = session.browser.waitForTarget(
    (target) => !before.has(target) && target.url().endsWith('/sidepanel.html'),
    { timeout: WAIT_MS },
  );
  await popup.focus('.keep-open');
  // The popup may be gone before the key is up.
  await Promise.allSettled([popup.keyboard.press('Enter')]);
  const panel = await (await opened).asPage();
  return {
    page: panel,
    async says(text) {
      const wanted = (expected: string) => document.body.innerText.includes(expected);
      await panel.waitForFunction(wanted, { timeout: WAIT_MS }, text);
      return panel.evaluate(() => document.body.innerText);
    },
    async cover() {
      await panel.waitForSelector('.candidates', { timeout: WAIT_MS });
      return panel.$eval('.stage img', (image) => (image as HTMLImageElement).src);
    },
    async close() {
      const closed = new Promise((resolve) => panel.once('close', resolve));
      await panel.evaluate(() => setTimeout(() => window.close(), 0));
      await closed;
    },
  };
}
