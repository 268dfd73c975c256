import type { Browser } from 'puppeteer-core';
import { startReplay } from '../../test/replay/replay';
import { launchBrowser } from '../browser/launch-browser';
import { DEMO_PAGES } from './demo-pages';

const EXTENSION = '.output/chrome-mv3';

/** Whether a window can be opened here. */
export function hasDisplay(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): boolean {
  return platform === 'darwin' || platform === 'win32' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/** Opens a browser on the first demo page with the extension loaded; settles when its last window is closed. */
export async function openWindow(executablePath: string): Promise<void> {
  const replay = await startReplay();
  try {
    const browser = await launchBrowser({
      executablePath,
      extensionPaths: [EXTENSION],
      args: replay.chromiumArgs,
      headless: false,
    });
    const [page = await browser.newPage()] = await browser.pages();
    await page.goto(DEMO_PAGES[0].url);
    console.log('The browser is open on a page of a small local web; no request of it reaches the internet.');
    console.log('Press the extension in the toolbar (the puzzle piece lists it). Close the window to end.');
    for (const { about, url } of DEMO_PAGES) console.log(`  ${url}  ${about}`);
    await lastWindowClosed(browser);
    if (browser.connected) await browser.close();
  } finally {
    await replay.stop();
  }
}

/** On macOS the browser outlives its windows, so both ends are waited for. No deadline: a person decides. */
function lastWindowClosed(browser: Browser): Promise<void> {
  return new Promise((settle) => {
    browser.once('disconnected', () => settle());
    browser.on('targetdestroyed', () => {
      browser.pages().then(
        (pages) => pages.length === 0 && settle(),
        () => settle(),
      );
    });
  });
}
