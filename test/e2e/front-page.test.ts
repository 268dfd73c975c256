import { afterEach, describe, expect, it } from 'vitest';
import { makePicture } from '../replay/pictures';
import type { Session } from './session';
import { startSession } from './session';

const HOST = 'regatta.example.org';
const SITE = `https://${HOST}`;
const CARD = `${SITE}/files/2023/8841.jpg`;
const PHOTO = `${SITE}/files/2024/9127.jpg`;
const WAIT = { timeout: 15_000 };

const page = (title: string, body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${title} – Regatta club</title><meta property="og:image" content="${CARD}"></head><body>${body}</body></html>`;
const NEWS = page(
  'Autumn race won by the youngest crew',
  `<main><article><h1>Autumn race won by the youngest crew</h1>
<figure><img src="${PHOTO}" width="1200" height="800" alt="The youngest crew after the autumn race"></figure>
<p>Three boats were level at the last buoy.</p></article></main>`,
);

async function serve({ replay }: Session): Promise<void> {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  replay.on(HOST, '/news/autumn-race', { headers, body: NEWS });
  replay.on(HOST, '/', { headers, body: page('Home', '<main><h1>Regatta club</h1></main>') });
  for (const [url, width, height] of [
    [CARD, 1200, 630],
    [PHOTO, 1200, 800],
  ] as const) {
    const body = await makePicture({ format: 'jpg', width, height });
    replay.on(HOST, new URL(url).pathname, { headers: { 'content-type': 'image/jpeg' }, body });
  }
}

describe('a page that declares the card of its site', () => {
  let session: Session;
  afterEach(() => session.close());

  async function popupOn(path: string) {
    const tab = await session.visit(`${SITE}${path}`);
    session.replay.clearLog();
    const popup = await session.openPopup(tab);
    await popup.waitForSelector('.candidates', WAIT);
    return popup;
  }
  const frontAsked = () => session.replay.requestsTo(HOST).filter(({ path }) => path === '/');

  it('has the picture that it shows where the site is allowed, whose front page is asked without cookies', async () => {
    session = await startSession({ grantedSites: [`${SITE}/*`] });
    await serve(session);
    const popup = await popupOn('/news/autumn-race');
    await popup.waitForFunction(
      (photo) => document.querySelector<HTMLImageElement>('.stage img')?.src === photo,
      WAIT,
      PHOTO,
    );
    const says = await popup.evaluate(() => document.body.textContent ?? '');
    expect(says.toLowerCase()).toContain('declared by the front page of this site too');
    const [asked, ...again] = frontAsked();
    expect(again).toEqual([]);
    expect(asked?.headers).not.toHaveProperty('cookie');
    expect(asked?.headers).not.toHaveProperty('referer');
  });

  it('has the declared one as installed, and nothing else of the site is asked for', async () => {
    session = await startSession({});
    await serve(session);
    const popup = await popupOn('/news/autumn-race');
    await popup.waitForFunction(
      (card) => document.querySelector<HTMLImageElement>('.stage img')?.src === card,
      WAIT,
      CARD,
    );
    expect(frontAsked()).toEqual([]);
  });
});
