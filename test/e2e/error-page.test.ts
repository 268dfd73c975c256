/** Pages that a server sends with the status of an error, in a real tab. */
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePicture } from '../replay/pictures';
import type { Session } from './session';
import { startSession } from './session';

const HOST = 'coast.example.org';
const SITE = `https://${HOST}`;
const WAIT = { timeout: 15_000 };
const GONE = 'The server says that there is nothing at this address';

const html = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Coast</title></head><body><main>${body}</main></body></html>`;
const PHOTO =
  '<h1>Low tide</h1><figure><img src="/low-tide-1200x800.jpg" width="1200" height="800"></figure>';
const PAGES = {
  '/gone': { status: 404, body: html(PHOTO) },
  '/bare': { status: 410, body: html('<h1>Not found</h1>') },
  '/broken': { status: 503, body: html(PHOTO) },
  '/there': { status: 200, body: html(PHOTO) },
} as const;

let session: Session;
beforeAll(async () => {
  session = await startSession();
  const body = await makePicture({ format: 'jpg', width: 1200, height: 800 });
  for (const [path, { status, body: page }] of Object.entries(PAGES)) {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    session.replay.on(HOST, path, { status, headers, body: page });
  }
  session.replay.on(HOST, /\.jpg$/, { headers: { 'content-type': 'image/jpeg' }, body });
});
afterAll(() => session?.close());

async function popupOn(page: Page, until: string): Promise<string> {
  const popup = await session.openPopup(page);
  await popup.waitForFunction((text) => document.body.innerText.includes(text), WAIT, until);
  return popup.evaluate(() => document.body.innerText);
}

const visit = (path: keyof typeof PAGES) => session.visit(`${SITE}${path}`);

describe('a page that its server sends with the status of an error', () => {
  it('has its cover, and a note that it may be the error page’s', async () => {
    expect(await popupOn(await visit('/gone'), 'Found in')).toContain(`${GONE}. The picture may be`);
  });

  it('has that as the reason where it has no cover', async () => {
    expect(await popupOn(await visit('/bare'), 'No cover here')).toContain(`${GONE}.`);
  });

  it('is told from one whose server fails', async () => {
    expect(await popupOn(await visit('/broken'), 'Found in')).toContain('The server answered with an error.');
  });

  it('is told from one that is there', async () => {
    expect(await popupOn(await visit('/there'), 'Found in')).not.toContain('The server');
  });

  it('is no matter once an app has gone on to another view', async () => {
    const page = await visit('/gone');
    await page.evaluate(() => history.pushState(null, '', '/elsewhere'));
    expect(await popupOn(page, 'Found in')).not.toContain(GONE);
  });
});
