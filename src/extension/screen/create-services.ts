import browser from 'webextension-polyfill';
import type { ScreenEvent, ScreenRequest } from '../../contract/screen-messages';
import { SCREEN_PORT_NAME } from '../../contract/screen-messages';
import type { CurrentTab, Services } from '../../ui/services';
import { createPendingTargets } from '../menus/pending-target';
import { createScreenTargets } from '../menus/screen-targets';
import { createAskPermissions } from '../ask-permissions';
import { systemClock } from '../system-clock';
import { lateChoices, lateSettings } from './late-stores';
import { createPictureClipboard } from './picture-clipboard';
import { createStartDownload } from './start-download';

/** The screens' services over the browser's own APIs. */
export function createServices(): Services {
  return {
    resolve: {
      tab: (tabId, options, onEvent) => listen({ type: 'resolve-tab', tabId, options }, onEvent),
      target: (target, options, onEvent) => listen({ type: 'resolve-target', ...target, options }, onEvent),
    },
    targets: createScreenTargets(
      location.search,
      createPendingTargets({ area: browser.storage.session, clock: systemClock }),
    ),
    tabs: { current: currentTab, open: async (url) => void (await browser.tabs.create({ url })) },
    clipboard: {
      writeText: (text) => navigator.clipboard.writeText(text),
      writePicture: createPictureClipboard({
        png: async (url) => (await import('./read-png')).readPng(url),
        ...('ClipboardItem' in globalThis && { write: writePng }),
      }),
    },
    downloads: {
      download: createStartDownload({
        permissions: browser.permissions,
        downloads: () => browser.downloads,
        clock: systemClock,
      }),
    },
    settings: lateSettings(async () => (await import('../settings-store')).createSettingsStore()),
    choices: lateChoices(async () => (await import('../site-choices')).createSiteChoices()),
    permissions: createAskPermissions(browser.permissions),
  };
}

function listen(request: ScreenRequest, onEvent: (event: ScreenEvent) => void): () => void {
  const port = browser.runtime.connect({ name: SCREEN_PORT_NAME });
  let isDone = false;
  port.onMessage.addListener((message: unknown) => {
    const event = message as ScreenEvent;
    isDone ||= event.type === 'result' || event.type === 'error';
    onEvent(event);
  });
  port.onDisconnect.addListener(() => {
    if (!isDone) onEvent({ type: 'error', error: interrupted() });
  });
  port.postMessage(request);
  return () => {
    isDone = true;
    port.disconnect();
  };
}

/** The browser stopped the worker before it answered; asking again starts it anew. */
function interrupted() {
  return {
    request_id: crypto.randomUUID(),
    error: { code: 'INTERNAL_ERROR' as const, message: 'The search was interrupted. Try again.' },
  };
}

async function currentTab(): Promise<CurrentTab | undefined> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined) return undefined;
  const { id, url, title, incognito } = tab;
  return {
    id,
    privateWindow: incognito,
    ...(url === undefined ? {} : { url }),
    ...(title === undefined ? {} : { title }),
  };
}

function writePng(png: Promise<Blob>): Promise<void> {
  return navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
}
