import type { Page, WebWorker } from 'puppeteer-core';
import type { Settings } from '../../src/contract/settings/settings';

interface World {
  chrome: { storage: { local: { set(items: object): Promise<void> } } };
}

/** Keeps settings in place of all others, in a page or the worker of the extension; the rest is as at first. */
export function keepSettings(page: Page | WebWorker, settings: Partial<Settings>): Promise<void> {
  return page.evaluate(
    (kept) => (globalThis as unknown as World).chrome.storage.local.set({ settings: kept }),
    settings,
  );
}
