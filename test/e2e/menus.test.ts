/** The menu items that copy at once, from their handler on; see `dispatchIn`. */
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerSizedPictures } from '../replay/sized-pictures';
import { VIDEOS } from '../replay/videos';
import { keepSettings } from './keep-settings';
import { buttonOf, clipboardReader, dispatchIn, grantPage } from './background-events';
import type { Session } from './session';
import { startSession } from './session';

const HOST = 'gallery.example.org';
const PAGE = `https://${HOST}/page`;
const VIDEO = `https://youtu.be/${VIDEOS.complete.id}`;
const VIDEO_COVER = `https://i.ytimg.com/vi/${VIDEOS.complete.id}/maxresdefault.jpg`;
const SETTLED = { timeout: 15_000, interval: 50 };
const BODY = `<!doctype html><title>Gallery</title>
<meta property="og:image" content="https://${HOST}/640x360.jpg"><h1>Pictures</h1>
<style>div, cover-card { position: absolute; top: 60px; width: 200px; height: 150px } img, video { width: 200px; height: 150px }</style>
<div id="background" style="left: 10px; background: url(/800x600.jpg)"></div>
<div id="video" style="left: 230px"><video poster="/700x400.jpg"></video></div>
<cover-card style="left: 450px"></cover-card>
<script>
  const card = document.querySelector('cover-card').attachShadow({ mode: 'open' });
  card.innerHTML = '<img src="/900x500.jpg" style="width:200px;height:150px"><b style="position:absolute;inset:0"></b>';
</script>`;

let session: Session;
let clipboard: () => Promise<string>;
beforeAll(async () => {
  session = await startSession();
});
beforeEach(async () => {
  session.replay.reset();
  session.replay.on(HOST, '/page', { headers: { 'content-type': 'text/html; charset=utf-8' }, body: BODY });
  registerSizedPictures(session.replay, HOST);
  clipboard = await clipboardReader(session);
});
afterAll(() => session.close());

async function clickOn(page: Page, selector: string, info: { menuItemId: string } & Record<string, unknown>) {
  await grantPage(session, page);
  await page.bringToFront();
  await page.click(selector, { button: 'right' });
  await dispatchIn(session, page, { event: 'contextMenus.onClicked', detail: { pageUrl: PAGE, ...info } });
}

describe('an item that copies', () => {
  it.each<[string, string, { menuItemId: string } & Record<string, unknown>, string]>([
    ['the cover of the page', 'h1', { menuItemId: 'copy-page' }, `https://${HOST}/640x360.jpg`],
    ['the cover of a link', 'h1', { menuItemId: 'copy-link', linkUrl: VIDEO }, VIDEO_COVER],
    [
      'the cover of a link that is text',
      'h1',
      { menuItemId: 'copy-selection', selectionText: VIDEO },
      VIDEO_COVER,
    ],
    [
      'the image that the browser reports',
      'h1',
      { menuItemId: 'copy-image', mediaType: 'image', srcUrl: `https://${HOST}/900x500.jpg` },
      `https://${HOST}/900x500.jpg`,
    ],
    ['a background', '#background', { menuItemId: 'copy-pointer' }, `https://${HOST}/800x600.jpg`],
    [
      'a video’s poster',
      '#video',
      { menuItemId: 'copy-video', mediaType: 'video' },
      `https://${HOST}/700x400.jpg`,
    ],
    [
      'a picture under an overlay in a component',
      'cover-card',
      { menuItemId: 'copy-pointer' },
      `https://${HOST}/900x500.jpg`,
    ],
  ])('puts the address into the clipboard: %s', async (_what, selector, info, address) => {
    const page = await session.visit(PAGE);
    await clickOn(page, selector, info);
    await expect
      .poll(() => buttonOf(session, page), SETTLED)
      .toEqual({ badge: '✓', title: expect.stringContaining('copied') });
    expect(await clipboard()).toBe(address);
  });

  it('says on the button why there is nothing to copy', async () => {
    const page = await session.visit(PAGE);
    await clickOn(page, 'h1', { menuItemId: 'copy-selection', selectionText: 'Only words' });
    await expect
      .poll(() => buttonOf(session, page), SETTLED)
      .toEqual({ badge: '!', title: 'Cover Image Resolver: The selected text is not a link.' });
  });
});

/** Whether the browser has that item: only one it has can be changed. */
async function hasItem(id: string): Promise<boolean> {
  const worker = await session.worker();
  return worker.evaluate((wanted) => {
    type Menus = { update(id: string, change: object): Promise<void> };
    const { contextMenus } = (globalThis as unknown as { chrome: { contextMenus: Menus } }).chrome;
    return contextMenus.update(wanted, {}).then(
      () => true,
      () => false,
    );
  }, id);
}

describe('the items that copy', () => {
  it('are there only while they are switched on, also where the worker slept meanwhile', async () => {
    const page = await session.visit(PAGE);
    const popup = await session.openPopup(page);
    const write = (hasCopyMenus: boolean) => keepSettings(popup, { hasCopyMenus });
    expect(await hasItem('copy-page')).toBe(false);
    await session.stopWorker();
    await write(true);
    await expect.poll(() => hasItem('copy-page'), SETTLED).toBe(true);
    await write(false);
    await expect.poll(() => hasItem('copy-page'), SETTLED).toBe(false);
    expect(await hasItem('page')).toBe(true);
  });
});
