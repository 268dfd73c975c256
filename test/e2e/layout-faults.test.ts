/** What the layout tests look for is shown to be found: each fault is planted once. */
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../scripts/browser/find-browser';
import { launchBrowser } from '../../scripts/browser/launch-browser';
import { axeViolations } from '../ui/gallery/axe-violations';
import { focusFaults } from '../ui/gallery/focus-faults';
import { layoutFaults } from '../ui/gallery/layout-faults';

const MENU = `<select aria-label="Sizes"><option>1280 × 720 px</option></select>`;
const FINE = `<main><h1>Title</h1><p>Some words of a text</p><button>Press</button>${MENU}</main>`;

describe('the search for faults', () => {
  let browser: Browser;
  beforeAll(async () => {
    const executablePath = await findBrowser({ env: process.env, install: false, log: console.log });
    browser = await launchBrowser({ executablePath, extensionPaths: [], args: [], headless: true });
  });
  afterAll(() => browser?.close());

  async function pageWith(style: string, body = FINE) {
    const page = await browser.newPage();
    await page.setViewport({ width: 360, height: 600 });
    const head = `<meta charset="utf-8"><title>Planted</title>`;
    await page.setContent(
      `<!doctype html><html lang="en"><head>${head}<style>button, select { min-height: 32px } :focus-visible { outline: 2px solid } ${style}</style></head><body>${body}</body></html>`,
    );
    return page;
  }

  it('finds none where there is none', async () => {
    const page = await pageWith('');
    expect(await page.evaluate(layoutFaults)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    expect(await focusFaults(page)).toEqual([]);
    await page.close();
  });

  it.each([
    ['p { width: 500px; background: red }', /^scrolls sideways by/],
    ['p { width: 20px; height: 12px; overflow: hidden }', /^cut: Some words/],
    ['p { margin-top: -3.2em }', /^overlap: Title \| Some words/],
    ['p { margin-left: -40px }', /^outside: Some words/],
    ['button { min-height: 0; height: 14px; padding: 0; border: 0 }', /^small: button Press/],
    ['select { width: 70px }', /^cut: menu Sizes/],
    ['main::after { content: ""; position: fixed; inset: 0 }', /^covered: button Press/],
  ])('finds what %s does', async (style, fault) => {
    const page = await pageWith(style);
    expect(await page.evaluate(layoutFaults)).toContainEqual(expect.stringMatching(fault));
    await page.close();
  });

  it.each([
    [
      'p { height: 12px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1 }',
    ],
    ['p { position: absolute; top: 0; background: white }'],
  ])('takes %s for what it is', async (style) => {
    const page = await pageWith(style);
    expect(await page.evaluate(layoutFaults)).toEqual([]);
    await page.close();
  });

  it('finds a focus that cannot be seen', async () => {
    const page = await pageWith('button:focus-visible { outline: none }');
    expect(await focusFaults(page)).toEqual([expect.stringMatching(/^focus of button Press is not seen/)]);
    await page.close();
  });
});
