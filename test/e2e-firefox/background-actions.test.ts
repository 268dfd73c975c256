/** What is done without a screen, in Firefox: copying from the menu, and the keys. */
import { beforeEach, describe, expect, it } from 'vitest';
import { registerSitePages } from '../replay/site-pages';
import { VIDEOS } from '../replay/videos';
import { pressKey } from './press-key';
import { ADDON_ID } from './session';
import { sessionForFile } from './session-for-file';
import { storeSettings } from './store-settings';

const WATCH_URL = `https://www.youtube.com/watch?v=${VIDEOS.complete.id}`;
const COVER_URL = `https://i.ytimg.com/vi/${VIDEOS.complete.id}/maxresdefault.jpg`;
const PAGE_URL = 'https://menu.example.org/';
const PICTURE = 'https://news.example.org/pictures/dusk-640x360.jpg';
const PAGE = `<!doctype html><title>A page to click on</title><h1>Words</h1>
<a href="${WATCH_URL}">A video</a><img src="${PICTURE}" style="display:block;width:640px;height:360px">`;
const SETTLED = { timeout: 20_000, interval: 100 };

const session = sessionForFile();
beforeEach(async () => {
  registerSitePages(session.replay);
  session.replay.on('menu.example.org', '/', { headers: { 'content-type': 'text/html' }, body: PAGE });
});

/** While the background page sleeps. */
async function switchOnCopyMenus(): Promise<void> {
  const popup = await session.openPopup();
  await session.suspendBackground();
  await popup.evaluate(storeSettings, { hasCopyMenus: true });
  await popup.close();
}

/** Runs in the browser's window. */
const clipboard = () =>
  session.inChrome(({ window }) => (window as unknown as Window).navigator.clipboard.readText());

/** What stands on the toolbar button of the tab in front. */
const button = () =>
  session.evaluate({ addonId: ADDON_ID, view: 'background' }, async () => {
    interface Api {
      tabs: { query(filter: object): Promise<[{ id: number }]> };
      action: Record<'getBadgeText' | 'getTitle', (details: object) => Promise<string>>;
    }
    const { browser } = globalThis as unknown as { browser: Api };
    const [{ id: tabId }] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
    return {
      badge: await browser.action.getBadgeText({ tabId }),
      title: await browser.action.getTitle({ tabId }),
    };
  });

describe('copying from the menu, in Firefox', () => {
  it.each([
    ['a link', 'a', 'Copy the address of this link’s cover', COVER_URL],
    ['an image', 'img', 'Copy the address of this image’s original', PICTURE],
  ])('puts the address of the cover into the clipboard: %s', async (_what, selector, title, address) => {
    await session.visit(PAGE_URL);
    await switchOnCopyMenus();
    await expect
      .poll(() => session.clickContextMenu(selector, title).then(() => 'clicked', String), SETTLED)
      .toBe('clicked');
    await expect.poll(button, SETTLED).toMatchObject({ badge: '✓' });
    expect(await clipboard()).toBe(address);
  });
});

describe('the keys, in Firefox', () => {
  it('copy the address of the page’s cover, where nothing in the page was clicked', async () => {
    await session.visit(WATCH_URL);
    await pressKey(session, 'U');
    await expect.poll(button, SETTLED).toEqual({ badge: '✓', title: expect.stringContaining('copied') });
    expect(await clipboard()).toBe(COVER_URL);
  });

  it('open the cover where a download would need a permission', async () => {
    await session.visit(WATCH_URL);
    await pressKey(session, 'D');
    const text = () => session.evaluate('popup', () => document.body.innerText).catch(String);
    await expect.poll(text, SETTLED).toContain('Download');
  });
});
