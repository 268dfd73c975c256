import type { Page } from 'puppeteer-core';
import type { ScreenEvent } from '../../src/contract/screen-messages';
import type { ResolveOptions, ResolveResult } from '../../src/contract/types';

const DEADLINE_MS = 25_000;

/** What of the extension's API is used inside the popup. */
interface ExtensionApi {
  runtime: { connect(info: { name: string }): Port };
  tabs: { query(filter: object): Promise<{ id?: number }[]> };
}
interface Port {
  onMessage: { addListener(listener: (event: ScreenEvent) => void): void };
  onDisconnect: { addListener(listener: () => void): void };
  postMessage(message: object): void;
}

/**
 * Asks the worker for the cover of the current tab, in the popup's name and over the popup's own port.
 * Rejects with a sentence where there is none.
 */
export async function askWorker(popup: Page, options: Partial<ResolveOptions>): Promise<ResolveResult> {
  const event = await popup.evaluate(resolveCurrentTab, options, DEADLINE_MS);
  if (event.type === 'result') return event.result;
  throw new Error(event.type === 'error' ? event.error.error.message : 'The worker did not answer in time.');
}

/** Runs inside the popup, so it may use nothing of this file. */
async function resolveCurrentTab(
  options: Partial<ResolveOptions>,
  deadlineMs: number,
): Promise<ScreenEvent | { type: 'none' }> {
  const { chrome } = globalThis as unknown as { chrome: ExtensionApi };
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  const port = chrome.runtime.connect({ name: 'screen' });
  return new Promise((settle) => {
    setTimeout(() => settle({ type: 'none' }), deadlineMs);
    port.onDisconnect.addListener(() => settle({ type: 'none' }));
    port.onMessage.addListener((event) => {
      if (event.type === 'result' || event.type === 'error') settle(event);
    });
    port.postMessage({ type: 'resolve-tab', tabId: tab?.id, options });
  });
}
