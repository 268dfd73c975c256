import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePicture } from '../replay/pictures';
import type { Session } from './session';
import { startSession } from './session';

const HOST = 'workshop.example.org';
const URL_OF_PAGE = `https://${HOST}/news/kiln`;
const WAIT = { timeout: 15_000 };

let session: Session;
let declared = '/files/kiln-1200x630.jpg';
beforeAll(async () => {
  session = await startSession();
  session.replay.on(HOST, '/news/kiln', () => ({
    headers: { 'content-type': 'text/html' },
    body: `<!doctype html><title>The new kiln</title><meta property="og:image" content="${declared}"><main><h1>The new kiln</h1><p>It is hot.</p></main>`,
  }));
  for (const [path, width, height] of [
    ['/files/kiln-1200x630.jpg', 1200, 630],
    ['/files/firing-1600x900.jpg', 1600, 900],
  ] as const) {
    const body = await makePicture({ format: 'jpg', width, height });
    session.replay.on(HOST, path, { headers: { 'content-type': 'image/jpeg' }, body });
  }
});
afterAll(() => session.close());

async function saysAfterRefresh(popup: Page, text: string): Promise<void> {
  const refresh = await popup.waitForSelector('::-p-aria([name="Refresh"][role="button"])', WAIT);
  await refresh?.click();
  await popup.waitForFunction(
    (wanted) => document.querySelector('output')?.textContent?.includes(wanted),
    WAIT,
    text,
  );
}

const shownIn = (popup: Page) =>
  popup.$eval('.stage img', (image) => new URL((image as HTMLImageElement).src).pathname);

it('says what a look at the page finds after its head was mended, beside what was remembered', async () => {
  const page = await session.visit(URL_OF_PAGE);
  const popup = await session.openPopup(page);
  await popup.waitForFunction(() => document.body.innerText.includes('Found in'), WAIT);
  await saysAfterRefresh(popup, 'Looked again: nothing has changed.');

  declared = '/files/firing-1600x900.jpg';
  await page.reload();
  await popup.bringToFront();
  await saysAfterRefresh(popup, 'this is another cover. The one before was 1200 × 630 px.');
  expect(await shownIn(popup)).toBe('/files/firing-1600x900.jpg');
  await popup.close();
});

it('remembers a page as it was only while that page declares the same', async () => {
  const same = await session.openPopup(await session.visit(URL_OF_PAGE));
  await same.waitForFunction(() => document.body.innerText.includes('Remembered'), WAIT);
  await same.close();

  declared = '/files/kiln-1200x630.jpg';
  const changed = await session.openPopup(await session.visit(URL_OF_PAGE));
  await changed.waitForFunction(() => document.body.innerText.includes('Found in'), WAIT);
  expect(await shownIn(changed)).toBe('/files/kiln-1200x630.jpg');
});
