import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerSitePages } from '../replay/site-pages';
import type { Session } from './session';
import { startSession } from './session';

const HOST = 'gallery.example.org';
const PART = `${HOST}/exhibitions`;
const BODY = `<!doctype html><title>Lights</title><main><article><h1>Lights</h1>
<figure><img src="/pictures/dusk-1600x900.jpg" width="800" alt="Dusk"><figcaption>Dusk.</figcaption></figure>
<p>What the lake looks like in the evening, and in the morning.</p>
<figure><img src="/pictures/dawn-1200x800.jpg" width="800" alt="Dawn"><figcaption>Dawn.</figcaption></figure>
</article></main>`;

let session: Session;
beforeAll(async () => {
  session = await startSession();
  registerSitePages(session.replay);
  session.replay.on(HOST, '/exhibitions/lights', () => ({
    headers: { 'content-type': 'text/html' },
    body: BODY,
  }));
});
afterAll(() => session.close());

const inView = (popup: Page) => popup.$eval('.stage img', (image) => (image as HTMLImageElement).src);

async function popupOfPart(): Promise<Page> {
  const popup = await session.openPopup(await session.visit(`https://${PART}/lights`));
  await popup.waitForSelector('.always select');
  return popup;
}

it('remembers a choice for a part of the site, and shows it the next time', async () => {
  const popup = await popupOfPart();
  const best = await inView(popup);
  const other = await popup.waitForSelector('.card:not(:has(:checked))', { visible: true });
  await other?.click();
  await popup.waitForFunction(
    (url) => document.querySelector<HTMLImageElement>('.stage img')?.src !== url,
    {},
    best,
  );
  const chosen = await inView(popup);
  await popup.select('.always select', PART);
  await (await popup.waitForSelector('.always input'))?.click();
  const said = (text: string) =>
    popup.waitForFunction(
      (wanted) => document.querySelector('output')?.textContent?.includes(wanted),
      {},
      text,
    );
  await said(`From now on this kind is used on ${PART}:`);
  await popup.close();

  const later = await popupOfPart();
  await later.waitForFunction(
    (url) => document.querySelector<HTMLImageElement>('.stage img')?.src === url,
    {},
    chosen,
  );
  expect(await later.$eval('.always select', (menu) => (menu as HTMLSelectElement).value)).toBe(PART);
});
