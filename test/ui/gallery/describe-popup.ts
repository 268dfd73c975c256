import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../../scripts/browser/find-browser';
import { launchBrowser } from '../../../scripts/browser/launch-browser';
import { buildGallery } from './build-gallery';
import { openState } from './open-state';
import { GALLERY } from './states';

declare const axe: { run(context: Document): Promise<AxeResults> };

const SMALLEST_WIDTH = 360;

/** Checks what only a real browser knows: every state's accessibility, the keyboard, the layout. */
export function describePopup(): void {
  let browser: Browser;
  let html: string;
  beforeAll(async () => {
    [browser, html] = await Promise.all([startBrowser(), buildGallery()]);
  });
  afterAll(() => browser?.close());

  describe.each(GALLERY.map(({ name }) => name))('popup, %s', (name) => {
    it.each([false, true])('is accessible; dark: %s', async (isDark) => {
      const page = await openState(browser, html, name, { isDark });
      expect(await violations(page)).toEqual([]);
      await page.close();
    });

    it('fits into the smallest width, and with letters twice as large', async () => {
      const page = await openState(browser, html, name, { width: SMALLEST_WIDTH });
      expect(await contentWidth(page)).toBe(SMALLEST_WIDTH);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect(await contentWidth(page)).toBe(SMALLEST_WIDTH);
      await page.close();
    });
  });

  it('moves nothing above the facts when the answer comes', async () => {
    const tops: number[] = [];
    for (const name of ['loading', 'loading-partial', 'ready']) {
      const page = await openState(browser, html, name);
      tops.push(await page.$eval('h1', (heading) => heading.getBoundingClientRect().top));
      await page.close();
    }
    expect(new Set(tops).size).toBe(1);
  });

  it('lets the arrow keys choose among the pictures that are there, and Enter copy', async () => {
    const page = await openState(browser, html, 'ready-max-missing');
    await page.focus('input:checked');
    const order = [await chosen(page)];
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press('ArrowDown');
      order.push(await chosen(page));
    }
    expect(order).toEqual(['hqdefault.jpg', 'mqdefault.jpg', 'default.jpg', 'hqdefault.jpg']);
    await page.keyboard.press('ArrowDown');
    await page.focus('.actions button');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('output')?.textContent?.startsWith('Copied'));
    await page.close();
  });
}

async function startBrowser(): Promise<Browser> {
  const executablePath = await findBrowser({ env: process.env, install: false, log: console.log });
  return launchBrowser({ executablePath, extensionPaths: [], args: [], headless: true });
}

/** The file name of the picture that is checked and, the same, in view. */
async function chosen(page: Page): Promise<string> {
  const [checked, inView] = await page.evaluate(() => [
    document.querySelector<HTMLInputElement>('input:checked')?.value,
    document.querySelector<HTMLImageElement>('.stage img')?.src,
  ]);
  expect(inView).toBe(checked);
  return checked?.split('/').at(-1) ?? 'none';
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const results = await page.evaluate(() => axe.run(document));
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

function contentWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
