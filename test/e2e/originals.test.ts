import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ScreenEvent } from '../../src/contract/screen-messages';
import { SCREEN_PORT_NAME } from '../../src/contract/screen-messages';
import type { ResolveResult } from '../../src/contract/types';
import { makePicture } from '../replay/pictures';
import type { Reply } from '../replay/reply';
import { clickMenuItem } from './menu-click';
import type { Session } from './session';
import { startSession } from './session';

const HOST = 'gallery.example.org';
const PAGE = `https://${HOST}/page`;
/** WordPress documents its names: the original is certain enough to be asked for everywhere. */
const THUMBNAIL = '/wp-content/uploads/2026/11/cliff-1280x720.jpg';
const ORIGINAL = '/wp-content/uploads/2026/11/cliff.jpg';
/** A mere habit: tried only where its bytes may be read. */
const SMALL = '/pictures/small/12.jpg';
const GUESSES = ['/pictures/large/12.jpg', '/pictures/original/12.jpg', '/pictures/12.jpg'];

async function jpeg(width: number, height: number): Promise<Reply & { body: Uint8Array }> {
  const body = await makePicture({ format: 'jpg', width, height });
  return { headers: { 'content-type': 'image/jpeg' }, body };
}

let session: Session;

function theWeb(grantedSites: readonly string[]): void {
  beforeAll(async () => {
    session = await startSession({ grantedSites });
  });
  beforeEach(async () => {
    session.replay.reset();
    session.replay.clearLog();
    const body = `<!doctype html><title>Gallery</title><img src="${THUMBNAIL}"><img src="${SMALL}">`;
    session.replay.on(HOST, '/page', { headers: { 'content-type': 'text/html; charset=utf-8' }, body });
    session.replay.on(HOST, THUMBNAIL, await jpeg(1280, 720));
    session.replay.on(HOST, SMALL, await jpeg(400, 300));
  });
  afterAll(() => session.close());
}

/** Right-clicks an image and asks, from the view that opens, what the view asks: past what was kept of another case. */
async function clickedImage(path: string): Promise<ResolveResult['best']> {
  const page = await session.visit(PAGE);
  const srcUrl = `https://${HOST}${path}`;
  const click = { menuItemId: 'image', mediaType: 'image', pageUrl: PAGE, srcUrl };
  const view = await clickMenuItem(session, page, click);
  const { best } = await answerTo(view, srcUrl);
  await view.close();
  await page.close();
  return best;
}

async function answerTo(view: Page, url: string): Promise<ResolveResult> {
  const event = await view.evaluate(
    (name, request) =>
      new Promise<ScreenEvent>((resolve) => {
        type Port = {
          postMessage(message: object): void;
          onMessage: { addListener(listener: (event: ScreenEvent) => void): void };
        };
        type Runtime = { connect(info: { name: string }): Port };
        const { runtime } = (globalThis as unknown as { chrome: { runtime: Runtime } }).chrome;
        const port = runtime.connect({ name });
        port.onMessage.addListener((said) => {
          if (said.type === 'result' || said.type === 'error') resolve(said);
        });
        port.postMessage(request);
      }),
    SCREEN_PORT_NAME,
    { type: 'resolve-target', url, kind: 'image', options: { refresh: true } },
  );
  if (event.type !== 'result') throw new Error(`No result: ${JSON.stringify(event)}`);
  return event.result;
}

const asked = (path: string) => session.replay.requestsTo(HOST).filter((entry) => entry.path === path).length;

describe('a right-clicked image on a site that was granted', () => {
  theWeb([`https://${HOST}/*`]);

  it('is answered with its original: both sizes, and the bytes of the larger file', async () => {
    const original = await jpeg(4000, 2250);
    session.replay.on(HOST, ORIGINAL, original);
    expect(await clickedImage(THUMBNAIL)).toMatchObject({
      ...{ url: `https://${HOST}${ORIGINAL}`, width: 4000, height: 2250, format: 'jpg' },
      file_bytes: original.body.byteLength,
      variants: [{ url: `https://${HOST}${THUMBNAIL}`, width: 1280, height: 720 }],
    });
  });

  it('is answered with a guess that its bytes confirm', async () => {
    session.replay.on(HOST, GUESSES[1] ?? '', await jpeg(1600, 1200));
    expect(await clickedImage(SMALL)).toMatchObject({ url: `https://${HOST}${GUESSES[1]}`, width: 1600 });
  });

  it.each<[string, () => Promise<Reply>]>([
    ['missing', async () => ({ status: 404 })],
    ['a page', async () => ({ headers: { 'content-type': 'text/html' }, body: '<!doctype html><p>Gone' })],
    [
      'a page that calls itself an image',
      async () => ({ headers: { 'content-type': 'image/jpeg' }, body: '<!doctype html>' }),
    ],
    ['smaller', () => jpeg(640, 360)],
    ['a narrower cut', () => jpeg(900, 2000)],
    ['broken off', async () => ({ ...(await jpeg(4000, 2250)), truncateAt: 20 })],
  ])('stays itself where the original is %s', async (_what, reply) => {
    session.replay.on(HOST, ORIGINAL, await reply());
    expect(await clickedImage(THUMBNAIL)).toMatchObject({ url: `https://${HOST}${THUMBNAIL}`, width: 1280 });
    expect(asked(ORIGINAL)).toBeGreaterThan(0);
  });

  it('stays itself where what a guess found has another aspect', async () => {
    session.replay.on(HOST, GUESSES[0] ?? '', await jpeg(1600, 700));
    expect(await clickedImage(SMALL)).toMatchObject({ url: `https://${HOST}${SMALL}`, width: 400 });
    expect(asked(GUESSES[0] ?? '')).toBeGreaterThan(0);
  });
});

describe('a right-clicked image on a site that was not granted', () => {
  theWeb([]);

  it('is answered with a documented original that was measured by showing it', async () => {
    session.replay.on(HOST, ORIGINAL, await jpeg(4000, 2250));
    const best = await clickedImage(THUMBNAIL);
    expect(best).toMatchObject({
      ...{ url: `https://${HOST}${ORIGINAL}`, width: 4000, height: 2250 },
      variants: [{ url: `https://${HOST}${THUMBNAIL}`, width: 1280, height: 720 }],
    });
    expect(best).not.toHaveProperty('file_bytes');
  });

  it('stays itself where the original is missing', async () => {
    session.replay.on(HOST, ORIGINAL, { status: 404 });
    expect(await clickedImage(THUMBNAIL)).toMatchObject({ url: `https://${HOST}${THUMBNAIL}`, width: 1280 });
  });

  it('is never guessed at', async () => {
    session.replay.on(HOST, GUESSES[0] ?? '', await jpeg(1600, 1200));
    expect(await clickedImage(SMALL)).toMatchObject({
      url: `https://${HOST}${SMALL}`,
      width: 400,
      height: 300,
    });
    expect(GUESSES.map(asked)).toEqual([0, 0, 0]);
  });
});
