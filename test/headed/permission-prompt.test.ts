import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerSitePages, SITE_PAGES } from '../replay/site-pages';
import type { HeadedSession } from './headed-session';
import { startHeadedSession } from './headed-session';

// A prompt is drawn by the browser itself: nothing but a real window and real keys can answer it.
const WAIT = { timeout: 15_000, interval: 250 };
/** Keys that follow each other like a double click are ignored by a prompt. */
const CALM = { timeout: 15_000, interval: 1_000 };
/** A prompt takes no keys in its first moment. */
const SETTLE_MS = 1_500;
const GRANT_ATTEMPTS = 3;
const ALL_SITES = ['https://*/*', 'http://*/*'];

let session: HeadedSession;
beforeAll(async () => {
  session = await startHeadedSession();
});
beforeEach(() => {
  session.replay.reset();
  registerSitePages(session.replay);
});
afterAll(() => session?.close());

const hasFocus = (view: Page) => view.evaluate(() => document.hasFocus());
const textOf = (view: Page) => view.evaluate(() => document.body.innerText);
const shows = (view: Page, text: string) => expect.poll(() => textOf(view), WAIT).toContain(text);

/** Opens the view of a link to a site that is not allowed. */
async function viewLink(url: string): Promise<Page> {
  const view = await session.viewLink(url);
  await shows(view, 'One permission is missing');
  return view;
}

/** Presses the button of that name and waits for the prompt, which takes the focus from the page. */
async function raisePrompt(view: Page, name: string): Promise<void> {
  await view.bringToFront();
  await expect.poll(() => hasFocus(view), WAIT).toBe(true);
  await (await view.waitForSelector(`button ::-p-text(${name})`))?.click();
  await expect.poll(() => hasFocus(view), WAIT).toBe(false);
  await sleep(SETTLE_MS);
}

/** Presses a key until the prompt is gone. */
async function endPrompt(view: Page, key: string): Promise<void> {
  const isGone = async () => {
    if (await hasFocus(view)) return true;
    await session.display.press(key);
    return false;
  };
  await expect.poll(isGone, CALM).toBe(true);
}

/** The prompt begins on its Deny button; where the Tab came too early and it was denied, asks again. */
async function grant(view: Page, name: string, origins: string[]): Promise<void> {
  for (let attempt = 0; attempt < GRANT_ATTEMPTS; attempt += 1) {
    await raisePrompt(view, name);
    await session.display.press('Tab');
    await endPrompt(view, 'Return');
    if (await ask('contains', origins)) return;
  }
  throw new Error('The prompt was not granted by Tab and Return.');
}

/** Asks the browser in our worker about host permissions, or takes them back. */
function ask(what: 'contains' | 'remove', origins: string[]): Promise<boolean> {
  return session.worker.evaluate(
    (name, patterns) => {
      type Permissions = Record<typeof name, (what: { origins: string[] }) => Promise<boolean>>;
      const { permissions } = (globalThis as unknown as { chrome: { permissions: Permissions } }).chrome;
      return permissions[name]({ origins: patterns });
    },
    what,
    origins,
  );
}

const isRefusedFor = (url: string) => ({
  status: 502,
  body: {
    error: {
      code: 'RESOLVE_ERROR',
      details: [{ reason: 'permission_required', origin: new URL(url).origin }],
    },
  },
});

describe('the browser’s prompt for a site', () => {
  it('granted: the view resolves by itself, and other extensions are answered', async () => {
    const { url } = SITE_PAGES.article;
    expect(await session.askApi(url)).toMatchObject(isRefusedFor(url));
    const view = await viewLink(url);
    await grant(view, 'Allow news.example.org', ['https://news.example.org/*']);
    await shows(view, 'Declared by the page');
    await shows(view, '1600 × 900 px');
    expect(await session.askApi(url)).toMatchObject({
      status: 200,
      body: { best: { url: 'https://news.example.org/pictures/dawn-1600x900.webp', width: 1600 } },
    });
    await view.close();
  });

  it('denied: the view says so and loses nothing, and other extensions are refused as before', async () => {
    const { url } = SITE_PAGES.recipe;
    const view = await viewLink(url);
    await raisePrompt(view, 'Allow recipes.example.net');
    await endPrompt(view, 'Escape');
    await shows(view, 'recipes.example.net was not allowed. Nothing has changed.');
    expect(await textOf(view)).toContain('One permission is missing');
    expect(await session.askApi(url)).toMatchObject(isRefusedFor(url));
    expect(session.replay.requestsTo('recipes.example.net')).toEqual([]);
    await view.close();
  });

  it('granted and taken back: the next page there needs it again, in the view and for other extensions', async () => {
    const { url } = SITE_PAGES.product;
    const view = await viewLink(url);
    await grant(view, 'Allow shop.example.com', ['https://shop.example.com/*']);
    await shows(view, ' px');
    await view.close();
    expect(await ask('remove', ['https://shop.example.com/*'])).toBe(true);
    session.replay.clearLog();

    const next = 'https://shop.example.com/kitchen/another-kettle';
    const again = await viewLink(next);
    await shows(again, 'Allow shop.example.com');
    expect(await session.askApi(next)).toMatchObject(isRefusedFor(next));
    expect(session.replay.requestsTo('shop.example.com')).toEqual([]);
    await again.close();
  });

  it('granted for all sites: pages of any site are answered', async () => {
    const view = await viewLink(SITE_PAGES.manual.url);
    await grant(view, 'Allow all sites', ALL_SITES);
    await expect.poll(() => textOf(view), WAIT).not.toContain('One permission is missing');
    expect(await session.askApi(SITE_PAGES.recipe.url)).toMatchObject({ status: 200 });
    await view.close();
    expect(await ask('remove', ALL_SITES)).toBe(true);
  });

  it('granted for all tabs: the page of all tabs shows their covers', async () => {
    const page = await session.openOwnPage('all-tabs.html');
    await page.evaluate((url) => window.open(url, '_blank', 'noopener'), SITE_PAGES.article.url);
    await page.bringToFront();
    await page.reload();
    await shows(page, 'need your permission');
    await grant(page, 'Allow all tabs and sites', ALL_SITES);
    await shows(page, '1 cover found');
    expect(await textOf(page)).toContain('1600 × 900 px, WebP');
    await page.close();
    expect(await ask('remove', ALL_SITES)).toBe(true);
  });
});
