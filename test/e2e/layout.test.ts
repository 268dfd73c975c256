/** Layout instead of pixels: every screen and state, in the longest language and from right to left. */
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../scripts/browser/find-browser';
import { launchBrowser } from '../../scripts/browser/launch-browser';
import { axeViolations } from '../ui/gallery/axe-violations';
import { buildGallery } from '../ui/gallery/build-gallery';
import { focusFaults } from '../ui/gallery/focus-faults';
import { layoutFaults } from '../ui/gallery/layout-faults';
import { openState } from '../ui/gallery/open-state';
import { SCREENS } from '../ui/gallery/screens';

const LANGUAGES = ['de', 'ar'];
const THEMES = ['light', 'dark'];
const WIDE_PX = 800;

/** CSS pixels, and the size of letters that the user set in the browser. */
const viewsFrom = (narrowPx: number) => [
  { about: `${narrowPx} px`, width: narrowPx, letterPx: 16 },
  { about: `${WIDE_PX} px`, width: WIDE_PX, letterPx: 16 },
  { about: `${WIDE_PX} px at 200 %`, width: WIDE_PX / 2, letterPx: 16 },
  { about: `${narrowPx} px with letters twice as large`, width: narrowPx, letterPx: 32 },
];

let browser: Browser;
beforeAll(async () => {
  const executablePath = await findBrowser({ env: process.env, install: false, log: console.log });
  browser = await launchBrowser({ executablePath, extensionPaths: [], args: [], headless: true });
});
afterAll(() => browser?.close());

describe.each(SCREENS)('the $name', ({ gallery, states, narrowPx }) => {
  let html: string;
  beforeAll(async () => {
    html = await buildGallery(gallery);
  });

  it.each(states)('%s fits everywhere, in German and Arabic, and is accessible', async (state) => {
    const faults: string[] = [];
    for (const language of LANGUAGES) {
      const page = await openState(browser, html, state, { language, width: narrowPx });
      for (const fault of await faultsOf(page, narrowPx)) faults.push(`${language}, ${fault}`);
      // What axe-core judges is the same in all languages but for the words.
      if (language === LANGUAGES[0]) faults.push(...(await axeInBothThemes(page)));
      await page.close();
    }
    expect(faults).toEqual([]);
  });

  it.each(states)('%s shows where the keyboard is', async (state) => {
    const page = await openState(browser, html, state, { width: narrowPx });
    expect(await focusFaults(page)).toEqual([]);
    await page.close();
  });
});

describe('the popup where the screen leaves it little height', () => {
  it.each([600, 510, 400])(
    'of %i px keeps the actions and their report in view at its end',
    async (height) => {
      const page = await openState(browser, await buildGallery('gallery'), 'always', { height });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const tops = await page.$$eval('.actions, .status', (parts) =>
        parts.map((part) => part.getBoundingClientRect().top),
      );
      expect(tops).toHaveLength(2);
      for (const top of tops) expect(top).toBeGreaterThanOrEqual(0);
      expect(Math.max(...tops)).toBeLessThan(height);
      await page.close();
    },
  );
});

describe('the popup without a cover', () => {
  it.each([240, 360, 800])(
    'keeps no place for a report, and moves nothing when one comes: %i px',
    async (width) => {
      const html = await buildGallery('panel');
      const places = [];
      for (const state of ['permission', 'permission-refused']) {
        const page = await openState(browser, html, state, { width });
        await page.waitForSelector(state === 'permission' ? '.status.quiet' : '.status.failed');
        places.push(
          await page.evaluate(() => {
            const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect();
            const gap = (boxOf('.problem')?.top ?? 0) - (boxOf('.stage')?.bottom ?? 0);
            return { gap: Math.round(gap), top: boxOf('.choices button')?.top };
          }),
        );
        await page.close();
      }
      const [silent, speaking] = places;
      expect(silent?.gap).toBeLessThanOrEqual(16);
      expect(speaking).toEqual(silent);
    },
  );
});

describe('the first run', () => {
  it.each([400, 600, 800, 1_200])('leaves no card alone beside a hole in its row: %i px', async (width) => {
    const page = await openState(browser, await buildGallery('welcome'), 'welcome', { width });
    const rows = await page.$$eval('.welcome ul, .welcome ol', (lists) =>
      lists.map((list) => {
        const cards = [...list.children].map((card) => card.getBoundingClientRect());
        const end = Math.max(...cards.map(({ right }) => right));
        return cards.at(-1)?.right === end;
      }),
    );
    expect(rows).toEqual([true, true]);
    await page.close();
  });
});

describe('a list in the options', () => {
  it.each([
    ['en', 'left'],
    ['ar', 'right'],
  ] as const)('begins all its lines on one side, whatever their language: %s', async (language, side) => {
    const page = await openState(browser, await buildGallery('options'), 'options-busy', { language });
    const sides = await page.$$eval(
      '#history .row-text',
      (rows, edge) =>
        rows.map((row) =>
          [...row.children].map((line) => {
            const text = document.createRange();
            text.selectNodeContents(line);
            return Math.round(text.getBoundingClientRect()[edge]);
          }),
        ),
      side,
    );
    expect(sides).toHaveLength(8);
    for (const [name, facts] of sides) expect(name).toBe(facts);
    await page.close();
  });
});

/** In all views and themes; one page is enough, since both change while it stands. */
async function faultsOf(page: Page, narrowPx: number): Promise<string[]> {
  const faults: string[] = [];
  const protocol = await page.createCDPSession();
  for (const theme of THEMES) {
    await useTheme(page, theme);
    for (const { about, width, letterPx } of viewsFrom(narrowPx)) {
      await page.setViewport({ width, height: 600 });
      await protocol.send('Page.setFontSizes', { fontSizes: { standard: letterPx } });
      for (const fault of await page.evaluate(layoutFaults)) faults.push(`${theme}, ${about}: ${fault}`);
    }
  }
  return faults;
}

async function axeInBothThemes(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of THEMES) {
    await useTheme(page, theme);
    for (const violation of await axeViolations(page)) faults.push(`${theme}: ${violation}`);
  }
  return faults;
}

async function useTheme(page: Page, theme: string): Promise<void> {
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
}
