import { resolve } from 'node:path';
import puppeteer from 'puppeteer-core';
import type { Browser } from 'puppeteer-core';

export { extensionOf, openPopup } from './loaded-extension';

const LAUNCH_TIMEOUT_MS = 60_000;
/** No single step of a script in the browser takes longer. */
const PROTOCOL_TIMEOUT_MS = 60_000;
const HEADLESS_VIEW = { width: 1280, height: 800 };

const QUIET_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  // Chrome of before 2026 loads unpacked extensions over the pipe only with it.
  '--enable-unsafe-extension-debugging',
];

export interface BrowserLaunch {
  executablePath: string;
  /** Folders of unpacked extensions. */
  extensionPaths: readonly string[];
  args: readonly string[];
  headless: boolean;
  /** Kept afterwards. Without it the browser gets a fresh folder that is removed when it closes. */
  userDataDir?: string;
}

/** Starts a browser with the extensions loaded. Rejects where one of them cannot be loaded. */
export async function launchBrowser(launch: BrowserLaunch): Promise<Browser> {
  const { executablePath, extensionPaths, args, headless, userDataDir } = launch;
  const browser = await puppeteer.launch({
    executablePath,
    headless,
    pipe: true,
    enableExtensions: true,
    args: [...QUIET_ARGS, ...sandboxArgs(), ...args],
    defaultViewport: headless ? HEADLESS_VIEW : null,
    timeout: LAUNCH_TIMEOUT_MS,
    protocolTimeout: PROTOCOL_TIMEOUT_MS,
    ...(userDataDir === undefined ? {} : { userDataDir }),
  });
  try {
    // Not by `enableExtensions`, which starts loading and does not wait for it.
    for (const path of extensionPaths) await load(browser, resolve(path));
    return browser;
  } catch (fault) {
    await browser.close();
    throw fault;
  }
}

async function load(browser: Browser, path: string): Promise<void> {
  try {
    await browser.installExtension(path);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The extension in ${path} could not be loaded: ${reason}`, { cause });
  }
}

/** Chromium refuses to run as root with its sandbox; everybody else keeps it. */
function sandboxArgs(): string[] {
  return process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}
