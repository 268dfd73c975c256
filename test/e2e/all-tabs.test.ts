/** The covers of all tabs of a window, in Chromium: found, saved, copied, and what is missing without permission. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerSitePages, SITE_PAGES } from '../replay/site-pages';
import { SITE_COVERS } from '../replay/site-covers';
import { COVER_URL, WATCH_URL } from './copy-cases';
import type { DownloadSession } from './download-session';
import { startDownloadSession } from './download-session';
import { keepSettings } from './keep-settings';
import { pressAndLeave } from './press-and-leave';
import { startSession, type Session } from './session';

const SETTLED = { timeout: 30_000, interval: 100 };
const textOf = (page: Page) => page.evaluate(() => document.body.innerText);
const shows = (page: Page, text: string) => expect.poll(() => textOf(page), SETTLED).toContain(text);
const coverOf = (name: string) => SITE_COVERS.find((site) => site.name === name)?.cover ?? '';
const picturesOf = (page: Page) =>
  page.$$eval('.page img', (images) => images.map((image) => image.getAttribute('src')));

async function press(page: Page, selector: string): Promise<void> {
  await (await page.waitForSelector(selector))?.click();
}

/** The page that the button in the popup opens, in front. */
async function openAllTabs(session: Session, from: Page): Promise<Page> {
  const opened = session.browser.waitForTarget((target) => target.url().endsWith('/all-tabs.html'));
  const popup = await session.openPopup(from);
  await pressAndLeave(popup, '.all-tabs');
  const page = await (await opened).page();
  if (!page) throw new Error('The page of all tabs did not open.');
  await page.bringToFront();
  return page;
}

describe('the covers of all tabs, with all sites allowed', () => {
  let session: DownloadSession;
  let page: Page;
  let article: Page;
  beforeAll(async () => {
    session = await startDownloadSession({ grantAllSites: true });
    const browser = await session.browser.target().createCDPSession();
    const permissions = ['clipboardReadWrite', 'clipboardSanitizedWrite'] as const;
    await browser.send('Browser.grantPermissions', { permissions: [...permissions] });
    registerSitePages(session.replay);
    article = await session.visit(SITE_PAGES.article.url);
    await session.visit(WATCH_URL);
    await session.visit(SITE_PAGES.note.url);
    page = await openAllTabs(session, await session.visit(SITE_PAGES.recipe.url));
  });
  afterAll(() => session.close());

  it('are found in the order of the tabs, with their sizes, and one that has none says so', async () => {
    await shows(page, '3 covers found');
    expect(await picturesOf(page)).toEqual([coverOf('article'), COVER_URL, coverOf('recipe')]);
    const text = await textOf(page);
    expect(text).toContain('1600 × 900 px, WebP');
    expect(text).toContain('No cover here');
  });

  it('are copied as one list, without one that is not chosen', async () => {
    await press(page, '.page:has(img[src*="ytimg"]) input');
    await press(page, '.menu-place > button');
    await press(page, '[role=menuitem] ::-p-text(Copy picture addresses)');
    await shows(page, '2 covers copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toEqual([coverOf('article'), coverOf('recipe')]);
  });

  it('are saved, the bytes of the originals', async () => {
    await press(page, 'button ::-p-text(Save 2 pictures)');
    await shows(page, '2 pictures saved.');
    const names = (await readdir(session.downloadFolder)).toSorted();
    expect(names).toEqual([
      'Plum cake with a crust of salt.jpg',
      'The lake that keeps its ice until June.webp',
    ]);
    const saved = await readFile(join(session.downloadFolder, names[1] ?? ''));
    const original = await (await session.replay.fetch(coverOf('article'))).arrayBuffer();
    expect(saved.equals(Buffer.from(original))).toBe(true);
  });

  it('are saved as JPEG where they are WebP and a setting says so', async () => {
    await keepSettings(page, { downloadFormat: 'jpg' });
    await page.reload();
    await shows(page, '3 covers found');
    await press(page, 'button ::-p-text(Save 3 pictures)');
    await shows(page, '3 pictures saved.');
    const name = 'The lake that keeps its ice until June.jpg';
    const saved = await sharp(join(session.downloadFolder, name)).metadata();
    expect(saved).toMatchObject({ format: 'jpeg', width: 1600, height: 900 });
    await keepSettings(page, {});
    await page.reload();
    await shows(page, '3 covers found');
    await press(page, '.page:has(img[src*="ytimg"]) input');
  });

  it('are saved as a page that has them in it', async () => {
    await press(page, 'button ::-p-text(Save as a page)');
    await shows(page, 'with its pictures in it.');
    const isSheet = (name: string) => /^covers \d{4}-\d\d-\d\d\.html$/.test(name);
    const files = () => readdir(session.downloadFolder);
    await expect.poll(async () => (await files()).some(isSheet), SETTLED).toBe(true);
    const sheet = await session.browser.newPage();
    await sheet.goto(pathToFileURL(join(session.downloadFolder, (await files()).find(isSheet) ?? '')).href);
    const widths = () => sheet.$$eval('img', (images) => images.map((image) => image.naturalWidth));
    await expect.poll(widths, SETTLED).toEqual([800, 800]);
    expect(await sheet.$$eval('img', (images) => images.every(({ src }) => src.startsWith('data:')))).toBe(
      true,
    );
    await sheet.close();
    await page.bringToFront();
  });

  it('lead to their tabs', async () => {
    await press(page, '.page:has(img[src*="dawn-1600x900"]) .links button');
    await expect.poll(() => article.evaluate(() => document.visibilityState), SETTLED).toBe('visible');
    await page.bringToFront();
  });

  it('are found for a tab that the browser has put to sleep, and for what is open by now', async () => {
    await (await session.worker()).evaluate(async (url) => {
      type Tabs = {
        query(what: { url: string }): Promise<{ id: number }[]>;
        discard(id: number): Promise<object>;
      };
      const { tabs } = (globalThis as unknown as { chrome: { tabs: Tabs } }).chrome;
      const [tab] = await tabs.query({ url });
      if (tab) await tabs.discard(tab.id);
    }, SITE_PAGES.article.url);
    await session.visit(SITE_PAGES.product.url);
    await page.bringToFront();
    await press(page, 'button ::-p-text(Look again)');
    await shows(page, '4 covers found');
    expect(await picturesOf(page)).toContain(coverOf('article'));
    expect(await picturesOf(page)).toContain(coverOf('product'));
  });
});

describe('the covers of all tabs, as installed', () => {
  let session: Session;
  let page: Page;
  beforeAll(async () => {
    session = await startSession();
    registerSitePages(session.replay);
    await session.visit(SITE_PAGES.article.url);
    page = await openAllTabs(session, await session.visit(SITE_PAGES.recipe.url));
  });
  afterAll(() => session.close());

  it('are those of the tab in which the icon was clicked; of the others the number is told', async () => {
    await shows(page, '1 cover found');
    expect(await picturesOf(page)).toEqual([coverOf('recipe')]);
    await shows(page, 'need your permission');
  });

  it('are found for addresses that need no permission, and a button asks for what others need', async () => {
    await press(page, '.addresses summary');
    await (await page.waitForSelector('textarea'))?.type(`${WATCH_URL} and ${SITE_PAGES.product.url}`);
    await press(page, 'button ::-p-text(Find their covers)');
    await shows(page, '2 pages added.');
    await shows(page, '2 covers found');
    expect(await picturesOf(page)).toEqual([coverOf('recipe'), COVER_URL]);
    await shows(page, 'Allow shop.example.com');
    expect(session.replay.requestsTo('shop.example.com')).toEqual([]);
  });
});
