import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePicture } from '../replay/pictures';
import type { Session } from './session';
import { startSession } from './session';

const HOST = 'regatta.example.org';
const SITE = `https://${HOST}`;
const CARD = `${SITE}/files/2023/8841.jpg`;
const PHOTOS = { '/news/autumn-race': '/files/2024/9127.jpg', '/news/new-boats': '/files/2024/9133.jpg' };
const WAIT = { timeout: 15_000 };

const page = (photo: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>News of the club</title><meta property="og:image" content="${CARD}"></head><body><main><article>
<h1>News of the club</h1><figure><img src="${photo}" width="1200" height="800" alt="On the lake"></figure>
<p>Three boats were level at the last buoy.</p></article></main></body></html>`;

let session: Session;
beforeAll(async () => {
  session = await startSession({ grantedSites: [`${SITE}/*`] });
  for (const [path, photo] of Object.entries(PHOTOS))
    session.replay.on(HOST, path, { headers: { 'content-type': 'text/html' }, body: page(photo) });
  for (const [path, width, height] of [
    [new URL(CARD).pathname, 1200, 630],
    ...Object.values(PHOTOS).map((photo) => [photo, 1200, 800] as const),
  ] as const) {
    const body = await makePicture({ format: 'jpg', width, height });
    session.replay.on(HOST, path, { headers: { 'content-type': 'image/jpeg' }, body });
  }
});
afterAll(() => session.close());

async function popupOn(path: string): Promise<Page> {
  const popup = await session.openPopup(await session.visit(`${SITE}${path}`));
  await popup.waitForSelector('.never', WAIT);
  return popup;
}

const shows = (popup: Page, url: string) =>
  popup.waitForFunction(
    (wanted) => document.querySelector<HTMLImageElement>('.stage img')?.src === wanted,
    WAIT,
    url,
  );

it('never uses a refused picture again, on no page of its site, and tells no other extension', async () => {
  const popup = await popupOn('/news/autumn-race');
  await shows(popup, CARD);
  await (await popup.waitForSelector('.never input'))?.click();
  await shows(popup, `${SITE}${PHOTOS['/news/autumn-race']}`);
  const said = await popup.$eval('output', (output) => output.textContent);
  expect(said).toBe(`This picture is never used on ${HOST} from now on.`);
  await popup.close();

  const other = await popupOn('/news/new-boats');
  await shows(other, `${SITE}${PHOTOS['/news/new-boats']}`);
  await other.close();

  const query = { url: `${SITE}/news/autumn-race` };
  const { response, valid } = await session.ask({ method: 'GET', path: '/api/resolve', query });
  expect(valid).toBe(true);
  expect(JSON.stringify(response)).not.toContain('"refused"');
  expect(response.body).toMatchObject({ best: { url: CARD } });
});

it('uses it again once the options say so', async () => {
  const options = await session.browser.newPage();
  await options.goto(`chrome-extension://${session.extension.id}/options.html#sites`);
  const name = `Use again ${CARD.replace('https://', '')}`;
  const again = await options.waitForSelector(`::-p-aria([name="${name}"][role="button"])`, WAIT);
  await again?.click();
  await options.waitForFunction(() => document.body.innerText.includes('There is no such picture.'), WAIT);
  await options.close();
  const popup = await popupOn('/news/autumn-race');
  await shows(popup, CARD);
  expect(await popup.$eval('.never input', (box) => (box as HTMLInputElement).checked)).toBe(false);
});
