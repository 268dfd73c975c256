import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_COVERS } from '../replay/site-covers';
import { registerSitePages } from '../replay/site-pages';
import type { ExtensionLaunch } from './launch';
import { clickMenuItem } from './menu-click';
import type { Session } from './session';
import { startSession } from './session';

async function sessionWithPages(launch: Partial<ExtensionLaunch>): Promise<Session> {
  const session = await startSession(launch);
  registerSitePages(session.replay);
  return session;
}

/** A view that nobody sees may paint no frames, so they are not waited for. */
const POLLED = { polling: 50, timeout: 15_000 };

/** The cover that a view ends with; null where it says that there is none. */
async function coverShown(view: Page): Promise<string | null> {
  await view.waitForFunction(() => /^\d+ covers?\b|No cover here/m.test(document.body.innerText), POLLED);
  await view.waitForFunction(() => document.querySelector('[aria-busy=true]') === null, POLLED);
  return view.evaluate(() => document.querySelector<HTMLImageElement>('.stage img')?.src ?? null);
}

describe('as installed, on ten pages', () => {
  let session: Session;
  beforeAll(async () => {
    session = await sessionWithPages({});
  });
  afterAll(() => session.close());

  it.each(SITE_COVERS)('$name shows its cover by click', async ({ url, cover }) => {
    const page = await session.visit(url);
    expect(await coverShown(await session.openPopup(page))).toBe(cover);
    await page.close();
  });

  it.each(SITE_COVERS)('$name shows its cover by right click', async ({ url, cover }) => {
    const page = await session.visit(url);
    // A real click in the menu grants the page; a handed-over one does not.
    await (await session.openPopup(page)).close();
    const view = await clickMenuItem(session, page, { menuItemId: 'page', pageUrl: url });
    expect(await coverShown(view)).toBe(cover);
    await page.close();
  });

  it.each(SITE_COVERS)('$name asks for its permission by message', async ({ url }) => {
    const { response } = await session.ask({ method: 'GET', path: '/api/resolve', query: { url } });
    const { origin } = new URL(url);
    expect(response.body).toMatchObject({ error: { details: [{ reason: 'permission_required', origin }] } });
  });
});

describe('with one site granted', () => {
  const article = SITE_COVERS.find(({ name }) => name === 'article');
  const recipe = SITE_COVERS.find(({ name }) => name === 'recipe');
  const url = article?.url ?? '';
  let session: Session;
  beforeAll(async () => {
    session = await sessionWithPages({ grantedSites: ['https://news.example.org/*'] });
  });
  afterAll(() => session.close());

  it('that site’s page shows its cover by click', async () => {
    const page = await session.visit(url);
    expect(await coverShown(await session.openPopup(page))).toBe(article?.cover);
  });

  it('a link to it shows its cover by right click', async () => {
    const page = await session.visit(recipe?.url ?? '');
    const view = await clickMenuItem(session, page, {
      menuItemId: 'link',
      linkUrl: url,
      pageUrl: page.url(),
    });
    expect(await coverShown(view)).toBe(article?.cover);
  });

  it('messages are answered for that site, its pictures measured by their bytes, and for no other', async () => {
    const [own, other] = await session.call(
      { method: 'GET', path: '/api/resolve', query: { url } },
      { method: 'GET', path: '/api/resolve', query: { url: recipe?.url } },
    );
    expect(own?.response.body).toMatchObject({
      best: {
        url: article?.cover,
        width: 1600,
        height: 900,
        format: 'webp',
        availability: { http_status: 200 },
      },
    });
    expect(other?.response.body).toMatchObject({ error: { details: [{ reason: 'permission_required' }] } });
  });
});

describe('with all sites granted, on ten pages', () => {
  let session: Session;
  beforeAll(async () => {
    session = await sessionWithPages({ grantAllSites: true });
  });
  afterAll(() => session.close());

  it.each(SITE_COVERS)('$name answers with its cover by message', async ({ url, coverInHtml }) => {
    const answers = await session.call(
      { method: 'GET', path: '/api/resolve', query: { url } },
      { method: 'POST', path: '/api/resolve', body: { url } },
    );
    for (const { response, errors } of answers) {
      expect(errors).toEqual([]);
      expect((response.body as { best?: { url: string } }).best?.url ?? null).toBe(coverInHtml);
    }
  });

  it.each(SITE_COVERS)('$name shows its cover by click', async ({ url, cover }) => {
    const page = await session.visit(url);
    expect(await coverShown(await session.openPopup(page))).toBe(cover);
    await page.close();
  });
});
