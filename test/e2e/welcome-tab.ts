import type { Extension } from 'puppeteer-core';
import { workerOf } from '../../scripts/browser/loaded-extension';

const TIMEOUT_MS = 10_000;

/** Waits until the extension has shown its first-run page, which an install does by itself, and closes it. */
export async function closeWelcome(extension: Extension): Promise<void> {
  const worker = await workerOf(extension);
  await worker.evaluate(async (timeoutMs) => {
    interface Tab {
      id: number;
      url?: string;
      pendingUrl?: string;
    }
    interface Chrome {
      runtime: { getURL(path: string): string };
      storage: { local: { get(key: string): Promise<Record<string, unknown>> } };
      tabs: { query(filter: object): Promise<Tab[]>; remove(ids: number[]): Promise<void> };
    }
    const { chrome } = globalThis as unknown as { chrome: Chrome };
    const deadlineMs = Date.now() + timeoutMs;
    while ((await chrome.storage.local.get('first-run'))['first-run'] === undefined) {
      if (Date.now() > deadlineMs) throw new Error('The extension did not say that its first run is over.');
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    const welcome = chrome.runtime.getURL('/welcome.html');
    const tabs = await chrome.tabs.query({});
    const shown = tabs.filter(({ url, pendingUrl }) => [url, pendingUrl].includes(welcome));
    await chrome.tabs.remove(shown.map(({ id }) => id));
  }, TIMEOUT_MS);
}
