import type { Browser, KeyInput, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../../scripts/browser/find-browser';
import { launchBrowser } from '../../../scripts/browser/launch-browser';
import { axeViolations } from './axe-violations';
import { buildGallery } from './build-gallery';
import { openState } from './open-state';
import { GALLERY } from './states';

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
      expect(await axeViolations(page)).toEqual([]);
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
    await page.focus('input[name=candidate]:checked');
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

  it('lets the keyboard alone open what is no cover, and the arrow keys go on into it and around', async () => {
    const page = await openState(browser, html, 'ready-article');
    const goAround = async (steps: number) => {
      const order: string[] = [];
      for (let step = 0; step < steps; step += 1) {
        await page.keyboard.press('ArrowDown');
        order.push(await chosen(page));
      }
      return order;
    };
    await page.focus('input[name=candidate]:checked');
    expect(await goAround(3)).toEqual(['dawn.jpg', 'dusk.jpg', 'noon.jpg']);
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Not covers: 1 – icons');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.apart[open] input');
    await page.focus('input[name=candidate]:checked');
    expect(await goAround(4)).toEqual(['dawn.jpg', 'dusk.jpg', 'transparent.png', 'noon.jpg']);
    await page.close();
  });

  it('lets the keyboard alone reach everything, in reading order, each with a name', async () => {
    const page = await openState(browser, html, 'folded');
    const reached: string[] = [];
    for (let step = 0; step < KEYBOARD_ORDER.length; step += 1) {
      await page.keyboard.press('Tab');
      reached.push(await focusedName(page));
    }
    expect(reached).toEqual(KEYBOARD_ORDER);
    await page.close();
  });

  it('lets the keyboard alone open the menu, pick from it, choose a size and open the details', async () => {
    const page = await openState(browser, html, 'folded');
    const press = async (...keys: KeyInput[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const says = (text: string) =>
      page.waitForFunction((wanted) => document.querySelector('output')?.textContent === wanted, {}, text);
    await page.focus('[aria-haspopup=menu]');
    await press('Enter');
    await page.waitForSelector('[role=menuitem]:focus');
    await press('ArrowDown', 'Enter');
    await says('Copied as HTML.');
    expect(await focusedName(page)).toBe('More actions');
    await press('Enter');
    await page.waitForSelector('[role=menuitem]:focus');
    await press('Escape');
    expect([await focusedName(page), await page.$('[role=menu]')]).toEqual(['More actions', null]);
    await page.focus('select');
    await press('ArrowDown');
    await page.waitForFunction(() =>
      document.querySelector<HTMLImageElement>('.stage img')?.src.includes('1920x1080'),
    );
    await page.focus('summary');
    await press('Enter');
    await page.waitForSelector('details textarea');
    await page.close();
  });
}

/** Everything that takes keys on a ready screen. One of a radio group stands for it. */
const KEYBOARD_ORDER = [
  'Covers of all tabs',
  'Keep open in the side panel',
  'Refresh',
  'Copy URL',
  'Copy image',
  'Open in a new tab',
  'Download',
  'More actions',
  'Balanced',
  'Always use this on example.org',
  '1280 × 720 px',
  'Sizes of this picture',
  'Details',
];

/** What a screen reader calls the element with the focus: its label, else its text, in its first words. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    const label = element?.labels?.[0];
    const text = label?.querySelector('strong')?.textContent ?? label?.textContent ?? element?.textContent;
    return (element?.getAttribute('aria-label') ?? text ?? '').trim();
  });
}

async function startBrowser(): Promise<Browser> {
  const executablePath = await findBrowser({ env: process.env, install: false, log: console.log });
  return launchBrowser({ executablePath, extensionPaths: [], args: [], headless: true });
}

/** The file name of the picture that is checked and, the same, in view. */
async function chosen(page: Page): Promise<string> {
  const [checked, inView] = await page.evaluate(() => [
    document.querySelector<HTMLInputElement>('input[name=candidate]:checked')?.value,
    document.querySelector<HTMLImageElement>('.stage img')?.src,
  ]);
  expect(inView).toBe(checked);
  return checked?.split('/').at(-1) ?? 'none';
}

function contentWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
