import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePicture } from '../replay/pictures';
import type { Session } from './session';
import { startSession } from './session';

const HOST = 'bridge.example.org';
const POPUP_TIMEOUT_MS = 15_000;

let session: Session;
beforeAll(async () => {
  session = await startSession();
});
afterAll(() => session.close());

/** In a place of 600 pixels the browser takes the file of 640, and calls it 600 wide. */
const BODY = `<!doctype html><title>Glass bridge opens</title><article><h1>Glass bridge opens</h1>
  <img src="/p/1200.jpg" srcset="/p/320.jpg 320w, /p/640.jpg 640w, /p/1200.jpg 1200w" sizes="600px" alt="Glass bridge">
  </article>`;

it('the files of a picture are listed with their own pixels, also the one that the browser fitted into its place', async () => {
  const { replay } = session;
  replay.on(HOST, '/opens', { headers: { 'content-type': 'text/html; charset=utf-8' }, body: BODY });
  for (const width of [320, 640, 1_200]) {
    const body = await makePicture({ format: 'jpg', width, height: Math.round(width / 1.5) });
    replay.on(HOST, `/p/${width}.jpg`, { headers: { 'content-type': 'image/jpeg' }, body });
  }
  const page = await session.visit(`https://${HOST}/opens`);
  expect(await page.$eval('img', ({ naturalWidth }) => Math.abs(naturalWidth - 600) < 3)).toBe(true);
  const popup = await session.openPopup(page);
  await popup.waitForSelector('.sizes option', { timeout: POPUP_TIMEOUT_MS });
  const sizes = await popup.$$eval('.sizes option', (options) =>
    options.map(({ textContent }) => textContent),
  );
  expect(sizes).toEqual(['1200 × 800', '640 × 427', '≈ 320 × 213']);
});
