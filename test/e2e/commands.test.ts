/**
 * The keyboard's commands from their handler on; see `dispatchIn`. That the keys reach it is the browser's part.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePicture } from '../replay/pictures';
import { VIDEOS } from '../replay/videos';
import { buttonOf, clipboardReader, dispatchIn, grantPage } from './background-events';
import type { DownloadSession } from './download-session';
import { startDownloadSession } from './download-session';
import { keepSettings } from './keep-settings';
import { CLOSED_HOST, PAGE_HOST, servePage } from './page-pictures';
import type { Session } from './session';
import { startSession } from './session';

const { id, title } = VIDEOS.complete;
const WATCH_URL = `https://www.youtube.com/watch?v=${id}`;
const COVER_URL = `https://i.ytimg.com/vi/${id}/maxresdefault.jpg`;
const HOST = 'plain.example.org';
const SETTLED = { timeout: 15_000, interval: 50 };

function registerPages({ replay }: Session): void {
  replay.reset();
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const meta = `<meta property="og:image" content="/640x360.jpg">`;
  const forbidding = { ...html, 'permissions-policy': 'clipboard-write=()' };
  replay.on(HOST, '/page', {
    headers: forbidding,
    body: `<!doctype html><title>Plain</title>${meta}<h1>Plain</h1>`,
  });
  replay.on(HOST, '/empty', { headers: html, body: '<!doctype html><title>Empty</title><p>Words</p>' });
  replay.on(HOST, '/640x360.jpg', async () => ({
    headers: { 'content-type': 'image/jpeg' },
    body: await makePicture({ format: 'jpg', width: 640, height: 360 }),
  }));
}

const NOT_ALLOWED = 'The browser did not allow copying. Open the popup and copy there.';

/** What a real key hands to the page, and one that is dispatched does not: the user's presence. */
const handOver = (page: Page) => page.click('body');

const press = (session: Session, page: Page, detail: string) =>
  dispatchIn(session, page, { event: 'commands.onCommand', detail });

describe('the key that copies', () => {
  let session: Session;
  let clipboard: () => Promise<string>;
  beforeAll(async () => {
    session = await startSession();
  });
  beforeEach(async () => {
    registerPages(session);
    clipboard = await clipboardReader(session);
  });
  afterAll(() => session.close());

  it('copies the address of the page’s cover, and says so on the button', async () => {
    const page = await session.visit(WATCH_URL);
    await grantPage(session, page);
    await handOver(page);
    await press(session, page, 'copy-cover-url');
    await expect
      .poll(() => buttonOf(session, page), SETTLED)
      .toEqual({ badge: '✓', title: 'Cover Image Resolver: The address of the cover is copied.' });
    expect(await clipboard()).toBe(COVER_URL);
    await expect
      .poll(() => buttonOf(session, page), SETTLED)
      .toMatchObject({ badge: '', title: expect.not.stringContaining('copied') });
  });

  it('copies by the older way where the page forbids itself the newer', async () => {
    const page = await session.visit(`https://${HOST}/page`);
    await grantPage(session, page);
    await handOver(page);
    await press(session, page, 'copy-cover-url');
    await expect.poll(() => buttonOf(session, page), SETTLED).toMatchObject({ badge: '✓' });
    expect(await clipboard()).toBe(`https://${HOST}/640x360.jpg`);
  });

  it.each([
    ['a page without a cover', `https://${HOST}/empty`, 'No cover was found here.'],
    ['a page that was not clicked, as a key without a user would be', `https://${HOST}/page`, NOT_ALLOWED],
    ['a page of the browser', 'chrome://version', 'The browser does not let extensions read this page.'],
  ])('explains why not, on %s', async (_where, url, why) => {
    const page = await session.visit(url);
    await grantPage(session, page);
    await press(session, page, 'copy-cover-url');
    await expect
      .poll(() => buttonOf(session, page), SETTLED)
      .toEqual({ badge: '!', title: `Cover Image Resolver: ${why}` });
  });

  it('leaves no mark of a worker that ended', async () => {
    const page = await session.visit(`https://${HOST}/empty`);
    await press(session, page, 'copy-cover-url');
    await expect.poll(() => buttonOf(session, page), SETTLED).toMatchObject({ badge: '!' });
    await session.stopWorker();
    await session.ask({ method: 'GET', path: '/health' });
    await expect.poll(() => buttonOf(session, page), SETTLED).toMatchObject({ badge: '' });
  });
});

describe('the key that downloads', () => {
  let session: DownloadSession;
  beforeAll(async () => {
    session = await startDownloadSession();
    session.replay.reset();
  });
  afterAll(() => session.close());

  it('saves the cover under the name that the settings give it', async () => {
    const page = await session.visit(WATCH_URL);
    await grantPage(session, page);
    await press(session, page, 'download-cover');
    await expect
      .poll(() => readdir(session.downloadFolder).catch(() => []), SETTLED)
      .toEqual([`${title}.jpg`]);
    await expect.poll(() => buttonOf(session, page), SETTLED).toMatchObject({ badge: '✓' });
  });
});

describe('the key that downloads, where WebP is wanted as JPEG', () => {
  let session: DownloadSession;
  beforeAll(async () => {
    session = await startDownloadSession();
    session.replay.reset();
    const popup = await session.openPopup(await session.visit(WATCH_URL));
    await keepSettings(popup, { downloadFormat: 'jpg' });
    await popup.close();
  });
  afterAll(() => session.close());

  /** Serves a page whose cover is a WebP of a photo's noise, so that its JPEG is large. */
  async function storyWith(pictureUrl: string): Promise<string> {
    const file = await sharp({
      create: {
        ...{ width: 2400, height: 1600, channels: 3, background: 'gray' },
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .webp({ quality: 60 })
      .toBuffer();
    const { host, pathname } = new URL(pictureUrl);
    session.replay.on(host, pathname, { headers: { 'content-type': 'image/webp' }, body: file });
    return servePage(session.replay, pictureUrl);
  }

  it('saves a JPEG of megabytes, read through the page, where nothing is allowed', async () => {
    const page = await session.visit(await storyWith(`https://${PAGE_HOST}/noise.webp`));
    await grantPage(session, page);
    await press(session, page, 'download-cover');
    await expect
      .poll(() => readdir(session.downloadFolder).catch(() => []), SETTLED)
      .toEqual(['A story.jpg']);
    const saved = await readFile(join(session.downloadFolder, 'A story.jpg'));
    expect(await sharp(saved).metadata()).toMatchObject({ format: 'jpeg', width: 2400, height: 1600 });
    expect(saved.length).toBeGreaterThan(2_097_152);
    await expect
      .poll(() => buttonOf(session, page), SETTLED)
      .toMatchObject({ badge: '✓', title: expect.stringContaining('The cover is being downloaded.') });
  });

  it('saves the file as it is where the page may not read it, and says so', async () => {
    const page = await session.visit(await storyWith(`https://${CLOSED_HOST}/noise.webp`));
    await grantPage(session, page);
    await press(session, page, 'download-cover');
    await expect
      .poll(() => buttonOf(session, page), SETTLED)
      .toMatchObject({ badge: '✓', title: expect.stringContaining('as it is. It could not be converted.') });
    await expect.poll(() => readdir(session.downloadFolder), SETTLED).toContain('A story.webp');
  });
});

describe('the key that downloads, before downloads are allowed', () => {
  it('opens the cover, where the button that may ask is', async () => {
    const session = await startSession();
    const page = await session.visit(WATCH_URL);
    await grantPage(session, page);
    const opened = session.browser.waitForTarget((target) => target.url().includes('popup.html?target='), {
      timeout: 10_000,
    });
    await press(session, page, 'download-cover');
    const view = await (await opened).asPage();
    await view.waitForFunction(() => document.body.innerText.includes('Download'), { timeout: 15_000 });
    await expect
      .poll(() => buttonOf(session, page), SETTLED)
      .toEqual({ badge: '!', title: expect.stringContaining('Downloads are not allowed yet.') });
    await session.close();
  });
});
