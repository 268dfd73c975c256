/** The keyboard as people press it: the browser's own shortcuts reach the worker, and the key alone is enough to copy. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Extension, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../../scripts/browser/find-browser';
import { extensionOf, launchBrowser } from '../../scripts/browser/launch-browser';
import { workerOf } from '../../scripts/browser/loaded-extension';
import { buttonOf } from '../e2e/background-events';
import { closeWelcome } from '../e2e/welcome-tab';
import type { Replay } from '../replay/replay';
import { startReplay } from '../replay/replay';
import { VIDEOS } from '../replay/videos';
import type { Display } from './display';
import { startDisplay } from './display';

const WATCH_URL = `https://www.youtube.com/watch?v=${VIDEOS.complete.id}`;
const COVER_URL = `https://i.ytimg.com/vi/${VIDEOS.complete.id}/maxresdefault.jpg`;
const READER = 'https://clipboard-reader.example.org';
const SETTLED = { timeout: 20_000, interval: 100 };

let extensionPath: string;
let display: Display;
let replay: Replay;
let browser: Browser;
let reader: Page;
let watch: Page;
let extension: Extension;
const worker = () => workerOf(extension);
beforeAll(async () => {
  extensionPath = await withPanelKeys();
  [display, replay] = [await startDisplay(), await startReplay()];
  replay.reset();
  const html = { 'content-type': 'text/html' };
  replay.on(new URL(READER).host, '/', { headers: html, body: '<!doctype html><title>Reader</title>' });
  browser = await launchOn(display.name);
  extension = await extensionOf(browser, 'Cover Image Resolver');
  await closeWelcome(extension);
  const protocol = await browser.target().createCDPSession();
  await protocol.send('Browser.grantPermissions', { origin: READER, permissions: ['clipboardReadWrite'] });
  [reader, watch] = [await browser.newPage(), await browser.newPage()];
  await reader.goto(`${READER}/`);
  await watch.goto(WATCH_URL);
  await watch.bringToFront();
});
afterAll(async () => {
  await browser?.close();
  await replay?.stop();
  await display?.stop();
  await rm(extensionPath, { recursive: true, force: true });
});

/** A copy of the extension with keys for the panel, as after the user has set some. */
async function withPanelKeys(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'extension-'));
  await cp('.output/chrome-mv3', path, { recursive: true });
  const file = join(path, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { commands: Record<string, object> };
  const keys = { suggested_key: { default: 'Alt+Shift+K' } };
  Object.assign(manifest.commands, { 'keep-open': { ...manifest.commands['keep-open'], ...keys } });
  await writeFile(file, JSON.stringify(manifest));
  return path;
}

/** The browser opens its windows where the environment says, so the variable is set for as long as it starts. */
async function launchOn(name: string): Promise<Browser> {
  const executablePath = await findBrowser({ env: process.env, install: false, log: console.log });
  const before = process.env.DISPLAY;
  process.env.DISPLAY = name;
  try {
    return await launchBrowser({
      executablePath,
      extensionPaths: [extensionPath],
      args: replay.chromiumArgs,
      headless: false,
    });
  } finally {
    if (before === undefined) delete process.env.DISPLAY;
    else process.env.DISPLAY = before;
  }
}

it('copies the cover’s address where nothing in the page was clicked', async () => {
  // The copy is the page's, and one without the focus may not.
  await expect.poll(() => watch.evaluate(() => document.hasFocus()), SETTLED).toBe(true);
  await display.press('alt+shift+u');
  await expect
    .poll(() => buttonOf({ worker }, watch), SETTLED)
    .toEqual({ badge: '✓', title: expect.stringContaining('copied') });
  await reader.bringToFront();
  expect(await reader.evaluate(() => navigator.clipboard.readText())).toBe(COVER_URL);
});

it('opens the panel by keys that the user has set, and shows it the page', async () => {
  await watch.bringToFront();
  const opened = browser.waitForTarget((target) => target.url().endsWith('/sidepanel.html'), {
    timeout: SETTLED.timeout,
  });
  await display.press('alt+shift+k');
  const panel = await (await opened).asPage();
  await expect.poll(() => panel.evaluate(() => document.body.innerText), SETTLED).toContain('4,922');
});

it('opens the popup', async () => {
  await watch.bringToFront();
  await display.press('alt+shift+o');
  const popups = async () =>
    (await worker()).evaluate(async () => {
      type Contexts = { getContexts(filter: { contextTypes: string[] }): Promise<unknown[]> };
      const { chrome } = globalThis as unknown as { chrome: { runtime: Contexts } };
      return (await chrome.runtime.getContexts({ contextTypes: ['POPUP'] })).length;
    });
  await expect.poll(popups, SETTLED).toBe(1);
});
