import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { VIDEOS } from '../replay/videos';
import type { Session } from './session';
import { startSession } from './session';

/** Chromium itself asks for its accounts when a cookie has changed; it looks like a request of an extension. */
const CHROMIUMS_OWN_REQUEST = /^accounts\.google\.com\/ListAccounts\?/;

const SETTLED = { timeout: 15_000, interval: 50 };

const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${id}`;

let session: Session;
beforeAll(async () => {
  session = await startSession();
});
beforeEach(() => {
  session.replay.reset();
  session.replay.clearLog();
});
afterAll(() => session.close());

/** Presses the toolbar button on a page and waits until the popup says `text`, and its picture is loaded. */
async function popupOn(url: string, text: string) {
  const page = await session.visit(url);
  const popup = await session.openPopup(page);
  await popup.waitForFunction(
    (wanted) => document.body.innerText.includes(wanted),
    { timeout: 15_000 },
    text,
  );
  await popup.waitForFunction(
    () => document.querySelector<HTMLImageElement>('.stage img')?.complete !== false,
    { timeout: 15_000 },
  );
  return { page, popup, shown: await popup.evaluate(() => document.body.innerText) };
}

describe('the toolbar button on a video', () => {
  it('shows the largest picture, its size, tier, score and title, and the five candidates', async () => {
    const { popup, shown } = await popupOn(watchUrl(VIDEOS.complete.id), '4,922');
    for (const text of [
      '1280 × 720',
      '640 × 480',
      '480 × 360',
      '320 × 180',
      '120 × 90',
      VIDEOS.complete.title,
    ]) {
      expect(shown).toContain(text);
    }
    const picture = await popup.$eval('.stage img', (image) => {
      const { src, naturalWidth, naturalHeight } = image as HTMLImageElement;
      return { src, naturalWidth, naturalHeight };
    });
    expect(picture).toEqual({
      src: `https://i.ytimg.com/vi/${VIDEOS.complete.id}/maxresdefault.jpg`,
      naturalWidth: 1280,
      naturalHeight: 720,
    });
  });

  it.each([
    ['maxMissing', '640 × 480'],
    ['maxAndHighPlaceholder', '480 × 360'],
    ['defaultOnly', '120 × 90'],
  ] as const)('steps down where tiers are missing: %s', async (name, size) => {
    const { popup } = await popupOn(watchUrl(VIDEOS[name].id), size);
    const source = await popup.$eval('.stage img', (image) => (image as HTMLImageElement).naturalWidth);
    expect(source).toBe(Number(size.split(' ')[0]));
  });

  it('says so when a video has no picture at all', async () => {
    const { popup } = await popupOn(watchUrl(VIDEOS.none.id), 'No cover');
    expect(await popup.$$eval('.stage img', (images) => images.length)).toBe(0);
  });

  it('takes shorts and embedded players for the videos they are', async () => {
    const { shown } = await popupOn(`https://www.youtube.com/shorts/${VIDEOS.complete.id}`, '4,922');
    expect(shown).toContain('1280 × 720');
  });

  it('answers the second time from the cache', async () => {
    const url = watchUrl(VIDEOS.maxMissing.id);
    await popupOn(url, '3,307');
    session.replay.clearLog();
    await popupOn(url, '3,307');
    const probes = session.replay
      .requestsTo('i.ytimg.com')
      .filter(({ headers }) => headers['sec-fetch-mode'] === 'cors');
    expect(probes).toEqual([]);
  });
});

describe('pages without a cover of ours', () => {
  it('explains a page that no extension may read', async () => {
    const page = await session.browser.newPage();
    await page.goto('chrome://version/');
    await page.bringToFront();
    const popup = await session.openPopup(page);
    await popup.waitForFunction(() => document.body.innerText.includes('closed to extensions'));
    expect(await popup.evaluate(() => document.body.innerText)).toContain('Open a video');
  });
});

describe('what leaves the browser', () => {
  const requestsOfOurs = () =>
    session.replay.log.filter(
      ({ host, path, headers }) =>
        headers['sec-fetch-site'] === 'none' && !CHROMIUMS_OWN_REQUEST.test(host + path),
    );

  it('carries no cookie and no referrer, and goes to the granted host alone', async () => {
    const planted = {
      headers: { 'set-cookie': 'who=me; SameSite=None; Secure; Path=/', 'content-type': 'text/html' },
    };
    session.replay.on('i.ytimg.com', '/plant', planted);
    await (await session.visit('https://i.ytimg.com/plant')).close();
    // Nothing of it in the browser's own cache, so that the picture itself is asked for again.
    session.replay.alter('i.ytimg.com', { headers: { 'cache-control': 'no-store' } });
    const page = await session.visit(watchUrl(VIDEOS.complete.id));
    session.replay.clearLog();
    const popup = await session.openPopup(page);
    const refresh = await popup.waitForSelector('button ::-p-text(Refresh)');
    await refresh?.click();
    // What is in view may still be the answer of before, from the cache: the requests themselves are waited for.
    await expect.poll(() => requestsOfOurs().length, SETTLED).toBeGreaterThanOrEqual(5);
    await popup.waitForFunction(
      () => document.querySelector('.stage')?.getAttribute('aria-busy') === 'false',
    );
    await popup.waitForFunction(
      () => (document.querySelector('.stage img') as HTMLImageElement | null)?.complete,
    );
    expect(new Set(requestsOfOurs().map(({ host }) => host))).toEqual(new Set(['i.ytimg.com']));
    for (const { headers } of session.replay.requestsTo('i.ytimg.com')) {
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('referer');
    }
  });
});
