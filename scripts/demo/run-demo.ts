import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page, ScreenshotClip } from 'puppeteer-core';
import { startReplay } from '../../test/replay/replay';
import { registerSitePages } from '../../test/replay/site-pages';
import { extensionOf, launchBrowser, openPopup } from '../browser/launch-browser';
import { askWorker } from './ask-worker';
import { DEMO_PAGES, type DemoPage } from './demo-pages';
import { formatAnswers } from './format-result';
import { showsItsCover } from './shows-its-cover';

const EXTENSION = '.output/chrome-mv3';
const PICTURES = '.output/demo';
const PICTURE_DEADLINE_MS = 10_000;

/** Shows each demo page in a browser without a window: what the popup finds, as text and as a screenshot. */
export async function runDemo(executablePath: string): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const replay = await startReplay();
  registerSitePages(replay);
  try {
    const browser = await launchBrowser({
      executablePath,
      extensionPaths: [EXTENSION],
      args: replay.chromiumArgs,
      headless: true,
    });
    try {
      for (const page of DEMO_PAGES) await showPage(browser, page);
    } finally {
      await browser.close();
    }
  } finally {
    await replay.stop();
  }
}

async function showPage(browser: Browser, { slug, about, url }: DemoPage): Promise<void> {
  console.log(`\n── ${about}: ${url}`);
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await page.bringToFront();
  const extension = await extensionOf(browser, 'Cover Image Resolver');
  const popup = await openPopup(page, extension);
  const fresh = await askWorker(popup, { refresh: true, debug: true });
  const cached = await askWorker(popup, {});
  for (const line of formatAnswers(fresh, cached)) console.log(line);
  console.log(`screenshots of the popup: ${(await photograph(popup, slug)).join(', ')}`);
  await page.close();
}

/** The popup as it opens, and scrolled to its end: a popup cannot be made taller for a picture. */
async function photograph(popup: Page, slug: string): Promise<string[]> {
  await waitForCover(popup);
  const files = [];
  for (const [name, place] of [
    [slug, 'start'],
    [`${slug}-end`, 'end'],
  ] as const) {
    const file = join(PICTURES, `${name}.png`) as `${string}.png`;
    const clip = await popup.evaluate(scrollTo, place);
    await popup.screenshot({ path: file, clip, captureBeyondViewport: false });
    files.push(file);
  }
  return files;
}

async function waitForCover(popup: Page): Promise<void> {
  try {
    await popup.waitForFunction(showsItsCover, { timeout: PICTURE_DEADLINE_MS });
  } catch (cause) {
    const seconds = PICTURE_DEADLINE_MS / 1000;
    throw new Error(`The popup did not show its pictures within ${seconds} seconds.`, { cause });
  }
}

/** Runs inside the popup. Returns the visible part of the content, in pixels. */
function scrollTo(place: 'start' | 'end'): ScreenshotClip {
  window.scrollTo(0, place === 'start' ? 0 : document.documentElement.scrollHeight);
  return { x: 0, y: window.scrollY, width: document.body.offsetWidth, height: window.innerHeight };
}
