import { beforeEach, describe, expect, it } from 'vitest';
import { registerSitePages } from '../replay/site-pages';
import { VIDEOS } from '../replay/videos';
import { ADDON_ID } from './session';
import { sessionForFile } from './session-for-file';

const PAGE_URL = 'https://menu.example.org/';
const PICTURES = 'https://news.example.org/pictures';
const BOX = 'display:block;width:640px;height:360px';
const PAGE = `<!doctype html><title>A page to click on</title>
<meta property="og:image" content="${PICTURES}/dawn-1200x630.jpg">
<h1>Words</h1>
<p id="typed">https://youtu.be/${VIDEOS.maxMissing.id}</p>
<a id="video" href="https://youtu.be/${VIDEOS.maxAndHighPlaceholder.id}">A video</a>
<a id="site" href="https://elsewhere.example.org/page">A page of a site that was not granted</a>
<img id="picture" src="${PICTURES}/autumn-640x360.jpg" style="${BOX}">
<div id="covered" style="${BOX};position:relative">
<img src="${PICTURES}/noon-640x360.jpg" style="position:absolute"><b style="position:absolute;inset:0"></b></div>
<div id="background" style="${BOX};background:url(${PICTURES}/dusk-640x360.jpg)"></div>
<video style="${BOX}" controls poster="${PICTURES}/night-640x360.jpg"></video>`;

const SETTLED = { timeout: 15_000, interval: 50 };

const session = sessionForFile();
beforeEach(async () => {
  registerSitePages(session.replay);
  session.replay.on('menu.example.org', '/', { headers: { 'content-type': 'text/html' }, body: PAGE });
  await session.visit(PAGE_URL);
});

/** Runs in the popup. The address of the picture on the stage, once it is there. */
function pictureOnStage(): string | null {
  const image = document.querySelector<HTMLImageElement>('.stage img');
  return image !== null && image.naturalWidth > 0 ? image.src : null;
}

describe('a right click, in Firefox, with no host allowed', () => {
  it.each([
    ['a picture', '#picture', 'Original of this image', `${PICTURES}/autumn-640x360.jpg`],
    ['a picture under something', '#covered b', 'Picture under the pointer', `${PICTURES}/noon-640x360.jpg`],
    ['a background', '#background', 'Picture under the pointer', `${PICTURES}/dusk-640x360.jpg`],
    ['a video', 'video', 'Poster of this video', `${PICTURES}/night-640x360.jpg`],
    ['the page', 'h1', 'Cover of this page', `${PICTURES}/dawn-1200x630.jpg`],
    [
      'a link to a video',
      '#video',
      'Cover of this link',
      `https://i.ytimg.com/vi/${VIDEOS.maxAndHighPlaceholder.id}/hqdefault.jpg`,
    ],
  ])('on %s shows it in the popup', async (_what, selector, title, picture) => {
    const popup = await session.openPopupByMenu(selector, title);
    // The first picture that is found may stand there before the best one does.
    await expect.poll(() => popup.evaluate(pictureOnStage), SETTLED).toBe(picture);
    expect(await session.console()).toEqual([]);
  });

  it('on selected text takes it for the link it is', async () => {
    await session.evaluate('tab', () =>
      getSelection()?.selectAllChildren(document.querySelector('#typed') as Node),
    );
    const popup = await session.openPopupByMenu('#typed', 'Cover of the selected link');
    expect(await popup.textWith('3,307')).toContain('640 × 480');
  });

  it('on a link to another site names the permission that is missing, and sends nothing there', async () => {
    const popup = await session.openPopupByMenu('#site', 'Cover of this link');
    expect(await popup.textWith('permission')).toContain('elsewhere.example.org');
    expect(session.replay.requestsTo('elsewhere.example.org')).toEqual([]);
  });

  it('wakes a background page that is suspended', async () => {
    await session.suspendBackground();
    const popup = await session.openPopupByMenu('#picture', 'Original of this image');
    expect(await popup.textWith('640 × 360')).toContain('autumn-640x360');
  });

  it('leaves the toolbar button its own popup', async () => {
    const byMenu = await session.openPopupByMenu('#picture', 'Original of this image');
    await byMenu.textWith('640 × 360');
    await byMenu.close();
    const popup = await session.openPopup();
    expect(await popup.textWith('1200 × 630')).toContain('A page to click on');
  });
});

describe('what Firefox gives to a right click', () => {
  interface Api {
    contextMenus: {
      create(item: { id: string; title: string; contexts: string[] }): void;
      onClicked: { addListener(listener: (info: { srcUrl?: string }, tab: { id: number }) => unknown): void };
    };
    scripting: {
      executeScript(call: { target: { tabId: number }; func: () => string }): Promise<{ result: string }[]>;
    };
  }
  type Scope = Window & { browser: Api; seen?: { srcUrl: string | undefined; title: string } };
  const BACKGROUND = { addonId: ADDON_ID, view: 'background' } as const;

  it('is the address of the picture and the right to read the page, without a site having been granted', async () => {
    await session.openPopup();
    await session.evaluate(BACKGROUND, () => {
      const scope = window as unknown as Scope;
      const { contextMenus, scripting } = scope.browser;
      contextMenus.create({ id: 'another', title: 'An item of the test', contexts: ['image'] });
      contextMenus.onClicked.addListener(async ({ srcUrl }, { id }) => {
        const [read] = await scripting.executeScript({ target: { tabId: id }, func: () => document.title });
        scope.seen = { srcUrl, title: read?.result ?? '' };
      });
    });
    await session.clickContextMenu('#picture', 'An item of the test');
    await expect
      .poll(() => session.evaluate(BACKGROUND, () => (window as unknown as Scope).seen ?? null))
      .toEqual({ srcUrl: `${PICTURES}/autumn-640x360.jpg`, title: 'A page to click on' });
    await expect(session.clickContextMenu('#picture', 'No such item')).rejects.toThrow(
      'Original of this image',
    );
  });
});
