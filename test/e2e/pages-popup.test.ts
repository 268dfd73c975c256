import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerSitePages, SITE_PAGES } from '../replay/site-pages';
import { VIDEOS } from '../replay/videos';
import type { Session } from './session';
import { startSession } from './session';

const ARTICLE = new URL(SITE_PAGES.article.url);
const POPUP_TIMEOUT_MS = 15_000;

// As installed: no host is granted but the one of the video thumbnails, so each page is read by the click alone.
let session: Session;
beforeAll(async () => {
  session = await startSession();
});
beforeEach(() => {
  session.replay.reset();
  registerSitePages(session.replay);
  session.replay.clearLog();
});
afterAll(() => session.close());

async function popupOn(url: string): Promise<Page> {
  return session.openPopup(await session.visit(url));
}

/** How far the tab in front is, as the browser tells an extension. */
async function frontStatus(): Promise<string> {
  const worker = await session.worker();
  return worker.evaluate(async () => {
    type Tabs = { query(filter: object): Promise<[{ status: string }]> };
    const { chrome } = globalThis as unknown as { chrome: { tabs: Tabs } };
    const [{ status }] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    return status;
  });
}

async function says(popup: Page, text: string): Promise<string> {
  await popup.waitForFunction(
    (wanted) => document.body.innerText.includes(wanted),
    { timeout: POPUP_TIMEOUT_MS },
    text,
  );
  return popup.evaluate(() => document.body.innerText);
}

/** The picture on the stage once it has loaded. */
async function shownPicture(popup: Page) {
  const stage = await popup.waitForSelector('.stage img', { timeout: POPUP_TIMEOUT_MS });
  await popup.waitForFunction(
    () => (document.querySelector('.stage img') as HTMLImageElement | null)?.complete,
  );
  return stage?.evaluate((image) => {
    const { src, naturalWidth, naturalHeight } = image as HTMLImageElement;
    return { src, naturalWidth, naturalHeight };
  });
}

const waitForAnswer = (popup: Page) => popup.waitForSelector('.candidates', { timeout: POPUP_TIMEOUT_MS });

describe('the toolbar button on a picture that a tab shows alone', () => {
  it('shows that picture, its size and the name of its file', async () => {
    const url = `${ARTICLE.origin}/pictures/noon-1200x800.jpg`;
    const popup = await popupOn(url);
    await waitForAnswer(popup);
    const shown = await says(popup, 'The image itself');
    for (const text of ['1200 × 800 px', '1 cover']) expect(shown).toContain(text);
    expect(await popup.$eval('h1', (heading) => heading.textContent)).toBe('noon-1200x800');
    expect(await shownPicture(popup)).toEqual({ src: url, naturalWidth: 1200, naturalHeight: 800 });
  });
});

describe('the toolbar button on an article, with no host allowed', () => {
  it('shows the declared cover, its measured size, the page’s title and who declares it', async () => {
    const popup = await popupOn(ARTICLE.href);
    await waitForAnswer(popup);
    const shown = await says(popup, 'Declared by the page');
    expect(await shownPicture(popup)).toEqual({
      src: `${ARTICLE.origin}/pictures/dawn-1600x900.webp`,
      naturalWidth: 1600,
      naturalHeight: 900,
    });
    for (const text of ['1600 × 900 px', 'The lake that keeps its ice until June', 'The Valley Courier']) {
      expect(shown).toContain(text);
    }
    expect(shown).toMatch(/for the page’s own declaration/);
  });

  it('never fetches the page or a picture: it reads the tab and shows what the page shows', async () => {
    const page = await session.visit(ARTICLE.href);
    await session.replay.idle();
    session.replay.clearLog();
    const popup = await session.openPopup(page);
    await waitForAnswer(popup);
    await session.replay.idle();
    const modes = session.replay.requestsTo(ARTICLE.host).map(({ headers }) => headers['sec-fetch-dest']);
    expect(modes).not.toContain('empty');
    expect(modes).not.toContain('document');
  });

  it('offers the other pictures of the page, which can be chosen', async () => {
    const popup = await popupOn(ARTICLE.href);
    await waitForAnswer(popup);
    const urls = await popup.$$eval('input[name=candidate]', (inputs) =>
      inputs.filter((input) => !(input as HTMLInputElement).disabled).map(({ value }) => value),
    );
    expect(urls.length).toBeGreaterThan(1);
    const other = urls.at(1) ?? '';
    await (await popup.waitForSelector(`input[value="${other}"]`))?.click();
    await says(popup, 'Your choice');
    expect((await shownPicture(popup))?.src).toBe(other);
  });
});

/** The line of what is no cover, once it is there. */
async function apartLine(popup: Page): Promise<string> {
  const line = await popup.waitForSelector('.apart summary', { timeout: POPUP_TIMEOUT_MS });
  return (await line?.evaluate(({ textContent }) => textContent)) ?? '';
}

describe('what a page shows beside its covers', () => {
  it('is counted apart, closed, and none of it is shown before it is opened', async () => {
    const popup = await popupOn(ARTICLE.href);
    await waitForAnswer(popup);
    expect(await apartLine(popup)).toMatch(/^Not covers: \d+ – .*icons/);
    expect(await popup.$eval('.candidates > legend', (legend) => legend.textContent)).toMatch(
      /^\d+ covers?, \d+ others?$/,
    );
    expect(await popup.$('.apart img')).toBeNull();
    await popup.click('.apart summary');
    await popup.waitForSelector('.apart img');
    const reasons = await popup.$$eval('.apart .against', (lines) =>
      lines.map(({ textContent }) => textContent?.trim()),
    );
    expect(reasons).toContain('Being an icon');
  });

  it('can be chosen by the keyboard alone, and its address copied', async () => {
    const popup = await popupOn(ARTICLE.href);
    await waitForAnswer(popup);
    await popup.focus('.apart summary');
    await popup.keyboard.press('Enter');
    await popup.waitForSelector('.apart input');
    await popup.keyboard.press('Tab');
    await popup.focus('.apart input');
    await popup.keyboard.press('Space');
    const shown = await says(popup, 'The page shows it, but not as its cover.');
    expect(shown).toContain('points');
    const chosen = await popup.$eval('.apart input:checked', (input) => (input as HTMLInputElement).value);
    expect((await shownPicture(popup))?.src).toBe(chosen);
  });
});

describe('pages without a cover', () => {
  it('a page with nothing but its own sign and icons shows them, and why they are no cover', async () => {
    const popup = await popupOn(SITE_PAGES.club.url);
    const shown = await says(popup, 'No cover here');
    expect(await apartLine(popup)).toMatch(/^Not covers: 2 – (?:logos, icons|icons, logos)$/);
    expect(shown).toContain('Being an icon');
    const sizes = await popup.$$eval('.apart a strong', (lines) =>
      lines.map(({ textContent }) => textContent),
    );
    expect(sizes.toSorted()).toEqual(['180 × 180 px', '512 × 512 px']);
    const opened = session.browser.waitForTarget((target) => target.url().includes('night-180x180.png'), {
      timeout: POPUP_TIMEOUT_MS,
    });
    // The popup closes as the tab opens, at times before the click is over.
    await popup.click('.apart a[href*="180x180"]').catch((fault: unknown) => console.log(String(fault)));
    const target = await opened;
    expect(target.type()).toBe('page');
    // It may come to the front later, before the next page's popup asks which one is there.
    await (await target.page())?.close();
  });

  it('a video whose pictures are gone is called a video', async () => {
    const popup = await popupOn(`https://www.youtube.com/watch?v=${VIDEOS.none.id}`);
    const shown = await says(popup, 'This video has no picture that could be its cover.');
    expect(shown).toContain('Looked for the pictures of this video.');
    expect(shown).not.toContain('This page');
    expect(await apartLine(popup)).toBe('Not covers: 5 – unavailable');
  });

  it('a page that declares nothing and shows nothing: no cover, and what was tried', async () => {
    const popup = await popupOn(SITE_PAGES.note.url);
    const shown = await says(popup, 'No cover here');
    expect(shown).toContain('What was tried');
    expect(await popup.$('.stage img')).toBeNull();
  });

  it('a page that no extension may read', async () => {
    const page = await session.visit('chrome://version/');
    // Of a page on its way the popup says that it is loading, whatever it is; the browser tells late that this one is there.
    await expect.poll(frontStatus, { timeout: POPUP_TIMEOUT_MS }).toBe('complete');
    const shown = await says(await session.openPopup(page), 'closed to extensions');
    expect(shown).toContain('Open a video or an article');
  });

  it('a page on a private network, to whose pictures nothing of ours is sent', async () => {
    session.replay.on('router.local', '/', {
      headers: { 'content-type': 'text/html' },
      body: '<!doctype html><title>Router</title><meta property="og:image" content="/never-asked-for.png">',
    });
    const popup = await popupOn('http://router.local/');
    expect(await says(popup, 'private network')).not.toContain('Copy URL');
    await session.replay.idle();
    const asked = session.replay.requestsTo('router.local').map(({ path }) => path);
    expect(asked).not.toContain('/never-asked-for.png');
  });
});
