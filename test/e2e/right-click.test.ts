/**
 * The right click from its handler on. `dispatch` hands the handler an event as the browser would, but it shows no
 * menu and grants nothing: that the items stand in the menu, that the browser reports what was clicked, and that
 * the click alone lets a script into the page is seen in a headed run. Where a script has to look into the page,
 * the toolbar button is pressed first, which grants it.
 */
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerSizedPictures } from '../replay/sized-pictures';
import { VIDEOS } from '../replay/videos';
import { clickMenuItem } from './menu-click';
import type { Session } from './session';
import { startSession } from './session';

const HOST = 'gallery.example.org';
const PAGE = `https://${HOST}/page`;

const BODY = `<!doctype html><title>Gallery</title>
<style>div { position: absolute; top: 40px; width: 200px; height: 150px } .over { inset: 0; width: auto; height: auto }</style>
<meta property="og:image" content="https://${HOST}/640x360.jpg">
<h1>Pictures</h1>
<div id="background" style="left: 10px; background: url(/800x600.jpg)"></div>
<div id="overlay" style="left: 230px"><img src="/900x500.jpg" width="200" height="150"><div class="over"></div></div>
<div id="video" style="left: 450px"><video poster="/700x400.jpg" width="200" height="150"></video></div>
<div id="drawn" style="left: 670px"><style>#drawn::before { content: ""; position: absolute; inset: 0; background: url(/600x450.jpg) }</style></div>
<p id="text" style="margin-top: 250px">Only words</p>
<section id="tall" style="position: relative; height: 3000px"><img src="/500x400.jpg" style="position: absolute; inset: 1400px 0 auto"></section>`;

let session: Session;
beforeAll(async () => {
  session = await startSession();
});
beforeEach(async () => {
  session.replay.reset();
  session.replay.on(HOST, '/page', { headers: { 'content-type': 'text/html; charset=utf-8' }, body: BODY });
  registerSizedPictures(session.replay, HOST);
});
afterAll(() => session.close());

/** Lets our scripts into a page, as the click in a real menu does. */
async function grant(page: Page): Promise<void> {
  const popup = await session.openPopup(page);
  await popup.close();
}

const clickItem = (page: Page, info: Parameters<typeof clickMenuItem>[2]) =>
  clickMenuItem(session, page, info);

async function says(view: Page, text: string): Promise<string> {
  const wanted = (expected: string) => document.body.innerText.includes(expected);
  await view.waitForFunction(wanted, { timeout: 15_000 }, text);
  const shown = await view.evaluate(() => document.body.innerText);
  await view.close();
  return shown;
}

describe('a click in the context menu', () => {
  it('shows the cover of a link', async () => {
    const page = await session.visit(PAGE);
    const linkUrl = `https://youtu.be/${VIDEOS.complete.id}`;
    const view = await clickItem(page, { menuItemId: 'link', pageUrl: PAGE, linkUrl });
    expect(await says(view, '1280 × 720')).toContain('640 × 480');
  });

  it('shows the cover of a link that is only text', async () => {
    const page = await session.visit(PAGE);
    const selectionText = ` youtu.be/${VIDEOS.maxMissing.id} `;
    const view = await clickItem(page, { menuItemId: 'selection', pageUrl: PAGE, selectionText });
    expect(await says(view, '640 × 480')).not.toContain('1280 × 720');
  });

  it('says so where the selected text is no link', async () => {
    const page = await session.visit(PAGE);
    const view = await clickItem(page, {
      menuItemId: 'selection',
      pageUrl: PAGE,
      selectionText: 'Only words',
    });
    expect(await says(view, 'The selected text is not a link.')).toContain(
      'The selected text is not a link.',
    );
  });

  it('shows the image that the browser reports', async () => {
    const page = await session.visit(PAGE);
    const srcUrl = `https://${HOST}/900x500.jpg`;
    const view = await clickItem(page, { menuItemId: 'image', mediaType: 'image', pageUrl: PAGE, srcUrl });
    expect(await says(view, '900 × 500')).toContain('900 × 500');
  });

  it('shows the cover of the page from its live DOM', async () => {
    const page = await session.visit(PAGE);
    await grant(page);
    const view = await clickItem(page, { menuItemId: 'page', pageUrl: PAGE });
    expect(await says(view, '640 × 360')).toContain('640 × 360');
  });
});

describe('a picture that the browser does not report', () => {
  it.each([
    ['a background', '#background', '800 × 600'],
    ['an image under an overlay', '#overlay', '900 × 500'],
    ['a background drawn before the content', '#drawn', '600 × 450'],
  ])('is found where it was right-clicked: %s', async (_what, selector, size) => {
    const page = await session.visit(PAGE);
    await grant(page);
    await page.click(selector, { button: 'right' });
    expect(await says(await clickItem(page, { menuItemId: 'pointer', pageUrl: PAGE }), size)).toContain(size);
  });

  it('is none where only words were clicked', async () => {
    const page = await session.visit(PAGE);
    await grant(page);
    await page.click('#text', { button: 'right' });
    const view = await clickItem(page, { menuItemId: 'pointer', pageUrl: PAGE });
    expect(await says(view, 'There is no picture where you clicked.')).toContain(
      'There is no picture where you clicked.',
    );
  });

  it('is none where the click was far from it, in the same tall box', async () => {
    const page = await session.visit(PAGE);
    await grant(page);
    await page.click('#tall', { button: 'right', offset: { x: 20, y: 20 } });
    const view = await clickItem(page, { menuItemId: 'pointer', pageUrl: PAGE });
    expect(await says(view, 'There is no picture where you clicked.')).toContain(
      'There is no picture where you clicked.',
    );
  });

  it('is a video’s poster', async () => {
    const page = await session.visit(PAGE);
    await grant(page);
    await page.click('#video', { button: 'right' });
    const view = await clickItem(page, { menuItemId: 'video', mediaType: 'video', pageUrl: PAGE });
    expect(await says(view, '700 × 400')).toContain('700 × 400');
  });
});

describe('the menu', () => {
  it('has each of its items as soon as the extension is installed', async () => {
    const worker = await session.worker();
    const outcome = await worker.evaluate(async () => {
      type Menus = { update(id: string, change: object): Promise<void> };
      const { contextMenus } = (globalThis as unknown as { chrome: { contextMenus: Menus } }).chrome;
      const ids = ['page', 'link', 'image', 'video', 'selection', 'pointer'];
      const updates = await Promise.allSettled(ids.map((id) => contextMenus.update(id, { enabled: true })));
      return updates.map(({ status }) => status);
    });
    expect(new Set(outcome)).toEqual(new Set(['fulfilled']));
    expect(outcome).toHaveLength(6);
  });
});
