import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox } from '../../scripts/firefox/find-firefox';
import { until } from '../../scripts/firefox/firefox';
import type { Firefox } from '../../scripts/firefox/firefox';
import { consoleOf } from '../../scripts/firefox/firefox-console';
import { clickContextMenu, clickToolbarMenu } from '../../scripts/firefox/firefox-context-menu';
import { changeOrigins } from '../../scripts/firefox/firefox-permissions';
import { openFirefoxPopup, openFirefoxPopupByMenu } from '../../scripts/firefox/firefox-popup';
import type { FirefoxPopup } from '../../scripts/firefox/firefox-popup';
import { launchFirefox } from '../../scripts/firefox/launch-firefox';
import type { ApiRequest, ApiResponse } from '../../src/contract/types';
import { buildCallerExtension } from '../caller-extension/build';
import { startReplayProxy } from '../firefox/replay-proxy';
import { startReplay } from '../replay/replay';
import type { Replay } from '../replay/replay';
import { closeWelcome } from './welcome-tab';

export const BUILT_EXTENSION = '.output/firefox-mv3';
export const ADDON_ID = '@cover-image-resolver';
const CALLER = { addonId: 'cover-caller@example.org', view: 'tab' } as const;
const CALLER_UUID = '6f9f4a9d-53a1-4f0c-8d0b-0d6f0a7c1d11';
const CALLER_PAGE = '<!doctype html><title>Cover caller</title><script src="background.js"></script>';
export const ALL_SITES = ['https://*/*', 'http://*/*'];

export interface CheckedAnswer {
  call: ApiRequest;
  response: ApiResponse;
  valid: boolean;
  errors: string[];
}

/** A Firefox with our extension and one that calls it, on the replay web. */
export interface FirefoxSession extends Pick<Firefox, 'visit' | 'evaluate' | 'inChrome' | 'click' | 'close'> {
  replay: Replay;
  /** Presses the toolbar button in front of the current tab. */
  openPopup(): Promise<FirefoxPopup>;
  /** Right-clicks an element of the current tab, chooses our item of that title and returns the popup it opens. */
  openPopupByMenu(selector: string, title: string): Promise<FirefoxPopup>;
  /** The same, where no popup is to open. */
  clickContextMenu(selector: string, title: string): Promise<void>;
  /** Right-clicks our toolbar button and chooses our item of that title. */
  clickToolbarMenu(title: string): Promise<void>;
  /** Sends messages from the other extension, all at once, and checks the answers against the schemas. */
  call(...calls: unknown[]): Promise<CheckedAnswer[]>;
  /** Grants or takes back sites, as the user may at any time. */
  changeSites(change: 'add' | 'remove', origins: readonly string[]): Promise<void>;
  /** `running`, `stopped` and what is between. */
  backgroundState(): Promise<string>;
  /** Suspends the background page now, as Firefox does after half a minute. */
  suspendBackground(): Promise<void>;
  /** What the browser's console says about our extension. */
  console(): Promise<string[]>;
}

export interface SessionSettings {
  /** The folder of the extension under test; without it the built one. */
  extensionPath?: string;
  backgroundIdleMs?: number;
  /** Leaves the first-run page open that the install opens. */
  keepsWelcome?: boolean;
  /** With windows, on the display that the environment names. */
  isHeaded?: boolean;
}

/** Starts the replay web, a fresh Firefox, and both extensions. Rejects where there is none. */
export async function startSession(settings: SessionSettings = {}): Promise<FirefoxSession> {
  const { extensionPath = BUILT_EXTENSION, keepsWelcome, isHeaded, ...profile } = settings;
  const executablePath = await findFirefox({ env: process.env, install: false, log: console.log });
  const callerPath = await mkdtemp(join(tmpdir(), 'caller-'));
  const replay = await startReplay();
  const proxy = await startReplayProxy(replay);
  const stopWeb = async () => {
    await proxy.close();
    await replay.stop();
    await rm(callerPath, { recursive: true, force: true });
  };
  try {
    await buildCallerExtension(callerPath);
    await writeFile(join(callerPath, 'caller.html'), CALLER_PAGE);
    const firefox = await launchFirefox({
      ...profile,
      executablePath,
      extensionPaths: [extensionPath, callerPath],
      headless: !isHeaded,
      proxyPort: proxy.port,
      uuids: { [CALLER.addonId]: CALLER_UUID },
    });
    if (!keepsWelcome) await closeWelcome(firefox, ADDON_ID);
    return sessionOf(firefox, replay, stopWeb);
  } catch (fault) {
    await stopWeb();
    throw fault;
  }
}

function sessionOf(firefox: Firefox, replay: Replay, stopWeb: () => Promise<void>): FirefoxSession {
  const { visit, evaluate, inChrome, click } = firefox;
  return {
    ...{ visit, evaluate, inChrome, click, replay },
    openPopup: () => openFirefoxPopup(firefox, ADDON_ID),
    openPopupByMenu: (selector, title) => openFirefoxPopupByMenu(firefox, selector, title),
    clickContextMenu: (selector, title) => clickContextMenu(firefox, selector, title),
    clickToolbarMenu: (title) => clickToolbarMenu(firefox, ADDON_ID, title),
    async call(...calls) {
      await openCaller(firefox);
      return evaluate(CALLER, callEndpoints, ADDON_ID, calls);
    },
    changeSites: (change, origins) => changeOrigins(firefox, ADDON_ID, change, origins),
    backgroundState: () =>
      inChrome(
        ({ WebExtensionPolicy }, id) => WebExtensionPolicy.getByID(id)?.extension.backgroundState ?? 'absent',
        ADDON_ID,
      ),
    async suspendBackground() {
      await inChrome(
        async ({ WebExtensionPolicy }, id) =>
          WebExtensionPolicy.getByID(id)?.extension.terminateBackground({ disableResetIdleForTest: true }),
        ADDON_ID,
      );
    },
    console: () => consoleOf(firefox, ADDON_ID),
    async close() {
      await firefox.close();
      await stopWeb();
    },
  };
}

/** From a tab of its own in the back: its background page may be suspended at any time. */
async function openCaller({ inChrome, evaluate }: Firefox): Promise<void> {
  const isOpen = () =>
    evaluate(
      CALLER,
      () => typeof (globalThis as { callEndpoints?: unknown }).callEndpoints === 'function',
    ).catch(
      // Not there yet.
      () => false,
    );
  if (await isOpen()) return;
  await inChrome(
    ({ window }, url) => void window.gBrowser.addTrustedTab(url),
    `moz-extension://${CALLER_UUID}/caller.html`,
  );
  await until(isOpen, 'The calling extension did not open');
}

/** Runs in the page of the calling extension. */
function callEndpoints(targetId: string, calls: unknown[]): Promise<CheckedAnswer[]> {
  type CallerScope = typeof globalThis & {
    callEndpoints(targetId: string, calls: unknown[]): Promise<CheckedAnswer[]>;
  };
  return (globalThis as CallerScope).callEndpoints(targetId, calls);
}
