/** The browser's real side panel, opened by the popup's button. */
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePicture } from '../replay/pictures';
import { VIDEOS } from '../replay/videos';
import type { Session } from './session';
import { startSession } from './session';
import type { SidePanel } from './side-panel';
import { openSidePanel } from './side-panel';

const HOST = 'tides.example.org';
const SITE = `https://${HOST}`;
const VIDEO = `https://www.youtube.com/watch?v=${VIDEOS.complete.id}`;
const UNSEEN = 'The side panel cannot see this page';

const coverOf = (story: string) => `${SITE}/covers/${story}.jpg`;
const storyHtml = (
  story: string,
  cover = coverOf(story),
) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Story ${story}</title><link rel="icon" href="data:,"><meta property="og:title" content="Story ${story}">
<meta property="og:image" content="${cover}"></head><body><article><h1>Story ${story}</h1></article></body></html>`;

async function serve({ replay }: Session): Promise<void> {
  replay.reset();
  const body = await makePicture({ format: 'jpg', width: 1200, height: 630 });
  replay.on(HOST, /^\/covers\//, { headers: { 'content-type': 'image/jpeg' }, body });
  for (const story of ['a', 'b', 'c', 'd', 'e']) {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    replay.on(HOST, `/${story}`, { headers, body: storyHtml(story) });
  }
}

/** Goes to another story as an app does, and draws it after a while. */
async function goTo(page: Page, story: string, drawsAfterMs = 150): Promise<void> {
  await page.evaluate(
    (path, title, html, delayMs) => {
      history.pushState(null, '', path);
      setTimeout(() => {
        document.title = title;
        document.querySelector('meta[property="og:title"]')?.setAttribute('content', title);
        document.querySelector('meta[property="og:image"]')?.remove();
        (document.querySelector('article') as HTMLElement).innerHTML = html;
      }, delayMs);
    },
    `/${story}`,
    `Story ${story}`,
    `<h1>Story ${story}</h1><img src="${coverOf(story)}" width="1200" height="630">`,
    drawsAfterMs,
  );
}

let session: Session;
let panel: SidePanel;
let page: Page;

describe('the side panel, as installed', () => {
  beforeAll(async () => {
    session = await startSession();
  });
  beforeEach(async () => {
    await serve(session);
    page = await session.visit(`${SITE}/a`);
    panel = await openSidePanel(session, page);
    await panel.says('Story a');
  });
  afterEach(() => panel.close());
  afterAll(() => session.close());

  it('opens by a key in the popup, which closes, and shows what the popup showed', async () => {
    expect(await panel.cover()).toBe(coverOf('a'));
    const popups = () => session.browser.targets().filter((target) => target.url().includes('popup.html'));
    await expect.poll(popups).toEqual([]);
    await panel.says('1200 × 630 px');
    expect(await panel.page.$('.keep-open')).toBeNull();
  });

  it('says that an action worked', async () => {
    await panel.cover();
    await panel.page.click('.actions button');
    expect(await panel.says('Copied the picture’s address.')).toContain('Copied\n');
  });

  it('goes along with an app that goes to another view', async () => {
    await panel.cover();
    await goTo(page, 'b');
    await panel.says('Story b');
    expect(await panel.cover()).toBe(coverOf('b'));
  });

  it('looks again at a view that was drawn after it had been asked about', async () => {
    await panel.cover();
    await goTo(page, 'd', 3_000);
    await panel.page.waitForFunction((left) => !document.body.innerHTML.includes(left), {}, coverOf('a'));
    await panel.page.waitForFunction(
      (wanted) => document.querySelector<HTMLImageElement>('.stage img')?.src === wanted,
      { timeout: 15_000 },
      coverOf('d'),
    );
    expect(await panel.says('1200 × 630 px')).toContain('Story d');
  });

  it('looks again at a page that is loaded again, and says what is new', async () => {
    await panel.cover();
    await page.goto(`${SITE}/e`);
    await panel.says('Story e');
    await panel.cover();
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    session.replay.on(HOST, '/e', { headers, body: storyHtml('e', coverOf('b')) });
    await page.reload();
    await panel.page.waitForFunction(
      (wanted) => document.querySelector<HTMLImageElement>('.stage img')?.src === wanted,
      { timeout: 15_000 },
      coverOf('b'),
    );
    expect(await panel.says('Looked again: this is another cover')).toContain('Story e');
  });

  it('goes along with a navigation on the site that was clicked on', async () => {
    await panel.cover();
    await page.goto(`${SITE}/c`);
    await panel.says('Story c');
    expect(await panel.cover()).toBe(coverOf('c'));
  });

  it('says of another tab that it may not see it, until the toolbar icon is clicked there', async () => {
    await panel.cover();
    const other = await session.visit(VIDEO);
    await panel.says(UNSEEN);
    expect(await panel.page.$('.stage img')).toBeNull();
    await session.openPopup(other);
    await panel.says('4,922');
    await page.bringToFront();
    await panel.says('Story a');
    expect(await panel.cover()).toBe(coverOf('a'));
    await other.close();
  });

  it('says of a page of the browser itself that it may not see it', async () => {
    const own = await session.browser.newPage();
    await own.goto('chrome://version/');
    await own.bringToFront();
    expect(await panel.says(UNSEEN)).toContain('own pages stay closed');
    await own.close();
  });

  it('does not heed another window', async () => {
    await panel.cover();
    const worker = await session.worker();
    const opened = session.browser.waitForTarget((target) => target.url() === `${SITE}/b`);
    await worker.evaluate((url) => {
      type Windows = { create(options: object): Promise<unknown> };
      void (globalThis as unknown as { chrome: { windows: Windows } }).chrome.windows.create({ url });
    }, `${SITE}/b`);
    const elsewhere = await (await opened).page();
    await elsewhere?.goto(`${SITE}/c`);
    await elsewhere?.close();
    await goTo(page, 'b');
    await panel.says('Story b');
    expect(await panel.cover()).toBe(coverOf('b'));
  });
});

describe('the side panel, with one site allowed', () => {
  it('shows every page of it, without a click there', async () => {
    const allowed = await startSession({ grantedSites: [`${SITE}/*`] });
    await serve(allowed);
    const opened = await openSidePanel(allowed, await allowed.visit(VIDEO));
    await opened.says('4,922');
    await allowed.visit(`${SITE}/a`);
    expect(await opened.says('1200 × 630 px')).toContain('Story a');
    await allowed.close();
  });
});

describe('the side panel, with all sites allowed', () => {
  beforeAll(async () => {
    session = await startSession({ grantAllSites: true });
  });
  beforeEach(async () => {
    await serve(session);
    page = await session.visit(`${SITE}/a`);
    panel = await openSidePanel(session, page);
  });
  afterEach(() => panel.close());
  afterAll(() => session.close());

  it('goes along from tab to tab and from site to site', async () => {
    await panel.says('Story a');
    const other = await session.visit(VIDEO);
    await panel.says('4,922');
    await other.goto(`${SITE}/c`);
    await panel.says('Story c');
    await page.bringToFront();
    expect(await panel.says('Story a')).not.toContain('Story c');
    await other.close();
  });

  it('never shows the late answer of the tab before', async () => {
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    const body = await makePicture({ format: 'jpg', width: 1600, height: 900 });
    session.replay.on(HOST, '/covers/late.jpg', async () => {
      await late;
      return { headers: { 'content-type': 'image/jpeg' }, body };
    });
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    session.replay.on(HOST, '/late', { headers, body: storyHtml('late') });
    const other = await session.visit(`${SITE}/late`);
    await panel.says('Story late');
    await expect
      .poll(() => session.replay.requestsTo(HOST).map(({ path }) => path))
      .toContain('/covers/late.jpg');
    await page.bringToFront();
    await panel.says('Story a');
    expect(await panel.cover()).toBe(coverOf('a'));
    release();
    await session.replay.idle();
    expect(await panel.cover()).toBe(coverOf('a'));
    expect(await panel.page.evaluate(() => document.body.innerText)).not.toContain('late');
    await other.close();
  });

  it('calls a page of the browser closed to extensions', async () => {
    const own = await session.browser.newPage();
    await own.goto('chrome://version/');
    await own.bringToFront();
    expect(await panel.says('closed to extensions')).not.toContain('Allow all sites');
    await own.close();
  });
});
