import type { ScreenEvent } from '../../src/contract/screen-messages';
import type { ResolveOptions, ResolveResult } from '../../src/contract/types';

const DEADLINE_MS = 25_000;

/** The popup of any browser: it runs a function inside itself and gives back what that returns. */
interface Popup {
  evaluate(
    script: typeof resolveCurrentTab,
    ...args: Parameters<typeof resolveCurrentTab>
  ): ReturnType<typeof resolveCurrentTab>;
}

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

/** What the popup is told: the cover, or in one sentence why there is none. */
export type DemoAnswer = { found: true; result: ResolveResult } | { found: false; message: string };

/**
 * Asks the worker for the cover of the current tab, in the popup's name and over the popup's own port.
 * Rejects where no answer comes, or one that is no answer about covers.
 */
export async function askWorker(popup: Popup, options: Partial<ResolveOptions>): Promise<DemoAnswer> {
  const event = await popup.evaluate(resolveCurrentTab, options, DEADLINE_MS);
  if (event.type === 'result') return { found: true, result: event.result };
  if (event.type !== 'error') throw new Error('The worker did not answer in time.');
  const { code, message } = event.error.error;
  if (code !== 'RESOLVE_ERROR') throw new Error(message);
  return { found: false, message };
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
