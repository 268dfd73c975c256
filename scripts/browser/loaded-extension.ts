import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Extension, Page, WebWorker } from 'puppeteer-core';

const LOOK_EVERY_MS = 25;
const LOAD_TIMEOUT_MS = 10_000;
const POPUP_TIMEOUT_MS = 10_000;
const POPUP_PATH = '/popup.html';

/** The loaded extension of that name. Rejects after ten seconds, naming those that are there. */
export async function extensionOf(browser: Browser, name: string): Promise<Extension> {
  let names: string[] = [];
  const found = await soon(async () => {
    const extensions = [...(await browser.extensions()).values()];
    names = extensions.map((extension) => extension.name);
    return extensions.find((extension) => extension.name === name);
  });
  if (found) return found;
  throw new Error(`No extension "${name}" is loaded, only: ${names.join(', ') || 'none'}.`);
}

/**
 * Presses the extension's toolbar button on `page`, which also grants activeTab there, and returns the
 * popup that opens. Rejects after ten seconds without one.
 */
export async function openPopup(page: Page, extension: Extension): Promise<Page> {
  const browser = page.browser();
  const before = new Set(browser.targets());
  const address = `chrome-extension://${extension.id}${POPUP_PATH}`;
  const [popup] = await Promise.all([
    browser.waitForTarget((target) => !before.has(target) && target.url().startsWith(address), {
      timeout: POPUP_TIMEOUT_MS,
    }),
    extension.triggerAction(page),
  ]);
  return popup.asPage();
}

/** The extension's running service worker. Rejects after ten seconds without one. Ask again after a restart. */
export async function workerOf(extension: Extension): Promise<WebWorker> {
  const worker = await soon(async () => (await extension.workers())[0]);
  if (worker) return worker;
  throw new Error(`No worker of "${extension.name}" is running.`);
}

/** Stops a worker at once, as the browser may at any time. Ends also where it is gone before it is detached from. */
export async function killWorker(worker: WebWorker): Promise<void> {
  try {
    await worker.close();
  } catch (fault) {
    // It is closed by then, and the session with it.
    if (!/No session with given id/.test(String(fault))) throw fault;
  }
}

async function soon<T>(look: () => Promise<T | undefined>): Promise<T | undefined> {
  const deadlineMs = Date.now() + LOAD_TIMEOUT_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined || Date.now() > deadlineMs) return found;
    await sleep(LOOK_EVERY_MS);
  }
}
