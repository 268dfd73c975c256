/** Pictures in the clipboard: without a display Firefox keeps none, so here it has windows. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COVER_URL, WATCH_URL } from '../e2e/copy-cases';
import { comparePictures } from '../e2e/picture-difference';
import { clipboardPng, isAtRest } from '../e2e-firefox/browser-state';
import { press } from '../e2e-firefox/real-clicks';
import type { FirefoxSession } from '../e2e-firefox/session';
import { VIDEOS } from '../replay/videos';
import { startHeadedFirefox } from './headed-firefox';

const SETTLED = { timeout: 15_000, interval: 100 };

let session: FirefoxSession;
beforeAll(async () => {
  session = await startHeadedFirefox();
});
afterAll(() => session?.close());

async function popupOnVideo(covers: string, url = WATCH_URL) {
  session.replay.reset();
  await session.visit(url);
  const popup = await session.openPopup();
  await popup.textWith(covers);
  await popup.waitFor(isAtRest);
  const said = () =>
    popup.evaluate(() => [...document.querySelectorAll('output')].map((each) => each.textContent).join(' '));
  return { popup, says: (text: string) => expect.poll(said, SETTLED).toContain(text) };
}

it.each([
  ['the cover', '1280 × 720', COVER_URL, 1280, 720],
  ['the picture that was chosen', '320 × 180', COVER_URL.replace('maxresdefault', 'mqdefault'), 320, 180],
])('Firefox copies %s as a PNG of the same size and colors', async (_what, size, url, width, height) => {
  const { says } = await popupOnVideo('5 covers');
  await press(session, 'popup', '.card label', size);
  await press(session, 'popup', 'button', 'Copy image');
  await says('Copied the picture as PNG.');
  const png = await clipboardPng(session);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const original = Buffer.from(await (await session.replay.fetch(url)).arrayBuffer());
  const compared = await comparePictures(png, original);
  expect(compared).toMatchObject({ width, height });
  expect(compared.difference).toBeLessThan(2);
  expect(await session.console()).toEqual([]);
});

it('Firefox copies a picture without its black bars', async () => {
  const { id } = VIDEOS.maxMissing;
  const { says } = await popupOnVideo('4 covers', WATCH_URL.replace(VIDEOS.complete.id, id));
  await press(session, 'popup', '.bars input');
  await says('The black bars are cut off: 640 × 360 px.');
  await press(session, 'popup', 'button', 'Copy image');
  await says('Copied the picture as PNG.');
  const file = await session.replay.fetch(`https://i.ytimg.com/vi/${id}/sddefault.jpg`);
  const alone = sharp(Buffer.from(await file.arrayBuffer())).extract({
    left: 0,
    top: 60,
    width: 640,
    height: 360,
  });
  const compared = await comparePictures(await clipboardPng(session), await alone.png().toBuffer());
  expect(compared).toMatchObject({ width: 640, height: 360 });
  expect(compared.difference).toBeLessThan(2);
  expect(await session.console()).toEqual([]);
});
