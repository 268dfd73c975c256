/** The larger file behind an image, by real right clicks in Firefox. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePicture } from '../replay/pictures';
import { isAtRest } from './browser-state';
import type { FirefoxSession } from './session';
import { sessionForFile } from './session-for-file';

const HOST = 'gallery.example.org';
const SITE = `https://${HOST}`;
/** WordPress documents its names: the original is certain enough to be asked for everywhere. */
const THUMBNAIL = '/wp-content/uploads/2026/11/cliff-1280x720.jpg';
const ORIGINAL = '/wp-content/uploads/2026/11/cliff.jpg';
/** A mere habit: tried only where its bytes may be read. */
const SMALL = '/pictures/small/12.jpg';
const GUESS = '/pictures/large/12.jpg';
const BOX = 'display:block;width:320px;height:180px';
const PAGE = `<!doctype html><title>Gallery</title><link rel="icon" href="data:,">
<img id="documented" src="${THUMBNAIL}" style="${BOX}"><img id="habit" src="${SMALL}" style="${BOX}">`;

const session = sessionForFile();
beforeEach(async () => {
  session.replay.on(HOST, /^\/page/, { headers: { 'content-type': 'text/html; charset=utf-8' }, body: PAGE });
  await serve(THUMBNAIL, 1280, 720);
  await serve(SMALL, 400, 300);
});

async function serve(path: string, width: number, height: number): Promise<void> {
  const headers = { 'content-type': 'image/jpeg', 'cache-control': 'no-store' };
  session.replay.on(HOST, path, { headers, body: await makePicture({ format: 'jpg', width, height }) });
}

interface Shown {
  picture: string;
  /** That the picture can be had in. */
  sizes: string[];
  text: string;
}

let visits = 0;
/** Right-clicks an image, and asks past what an earlier case has left. The end of the popup's search, as it shows. */
async function clickedImage(selector: string): Promise<Shown> {
  visits += 1;
  await session.visit(`${SITE}/page?visit=${visits}`);
  const popup = await session.openPopupByMenu(selector, 'Original of this image');
  await popup.textWith(' px');
  await refresh(popup);
  return popup.evaluate(() => ({
    picture: document.querySelector<HTMLImageElement>('.stage img')?.src ?? '',
    sizes: [...document.querySelectorAll('.card option')].map(({ textContent }) => textContent),
    text: document.body.innerText,
  }));
}

type Popup = Awaited<ReturnType<FirefoxSession['openPopup']>>;
async function refresh(popup: Popup): Promise<void> {
  await popup.waitFor(isAtRest);
  await popup.evaluate(() =>
    [...document.querySelectorAll('button')].find((each) => each.innerText.includes('Refresh'))?.click(),
  );
  await popup.textWith('Looked again');
  await popup.waitFor(isAtRest);
}

const asked = (path: string) => session.replay.requestsTo(HOST).filter((entry) => entry.path === path).length;

describe('a right-clicked image of a site that was not granted, in Firefox', () => {
  it('shows a documented original, measured by showing it', async () => {
    await serve(ORIGINAL, 4000, 2250);
    const { picture, text, sizes } = await clickedImage('#documented');
    expect(picture).toBe(SITE + ORIGINAL);
    expect(text).toContain('4000 × 2250');
    expect(sizes.join()).toContain('1280 × 720');
  });

  it('stays itself where the original is missing', async () => {
    session.replay.on(HOST, ORIGINAL, { status: 404 });
    const { picture } = await clickedImage('#documented');
    expect(picture).toBe(SITE + THUMBNAIL);
    expect(asked(ORIGINAL)).toBeGreaterThan(0);
  });

  it('is never guessed at', async () => {
    await serve(GUESS, 1600, 1200);
    const { picture } = await clickedImage('#habit');
    expect(picture).toBe(SITE + SMALL);
    expect(asked(GUESS)).toBe(0);
  });
});

describe('a right-clicked image of a site that was granted, in Firefox', () => {
  beforeAll(() => session.changeSites('add', [`${SITE}/*`]));
  afterAll(() => session.changeSites('remove', [`${SITE}/*`]));

  it.each([
    ['the original that the name documents', '#documented', ORIGINAL, 4000, 2250],
    ['a guess that its bytes confirm', '#habit', GUESS, 1600, 1200],
  ])('shows %s', async (_what, selector, path, width, height) => {
    await serve(path, width, height);
    const { picture, text } = await clickedImage(selector);
    expect(picture).toBe(SITE + path);
    expect(text).toContain(`${width} × ${height}`);
  });

  it('stays itself where a guess finds another picture', async () => {
    await serve(GUESS, 1600, 700);
    const { picture } = await clickedImage('#habit');
    expect(picture).toBe(SITE + SMALL);
    expect(asked(GUESS)).toBeGreaterThan(0);
  });
});
