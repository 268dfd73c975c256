import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SitePageName } from '../replay/site-pages';
import { SITE_COVERS } from '../replay/site-covers';
import { registerSitePages, SITE_PAGES } from '../replay/site-pages';
import { isAtRest } from './browser-state';
import { ALL_SITES } from './session';
import { silentSessionForFile } from './session-for-file';

// As installed: no host is granted but the one of the video thumbnails, so each page is read by the click alone.
const session = silentSessionForFile();
beforeEach(() => registerSitePages(session.replay));

/** What the title of each page begins with. */
const TITLES: readonly [SitePageName, title: string][] = [
  ['article', 'The lake that keeps its ice until June'],
  ['journal', 'Three days on foot along the ridge'],
  ['product', 'Enamel kettle'],
  ['thread', 'Which lens for mist?'],
  ['recipe', 'Plum cake'],
  ['gallery', 'Five lights, one lake'],
  ['manual', 'flow(1)'],
  ['app', 'Harbor'],
  ['kiji', '六月まで氷の残る湖'],
];

describe('the toolbar button on a page, in Firefox, with no host allowed', () => {
  it.each(TITLES)('reads the tab and offers the picture of: %s', async (name, title) => {
    const { url } = SITE_PAGES[name];
    await session.visit(url);
    const popup = await session.openPopup();
    await popup.textWith(' px');
    await popup.waitFor(isAtRest);
    await popup.waitFor(() => document.querySelector<HTMLImageElement>('.stage img')?.complete === true);
    const shown = await popup.evaluate(() => ({
      offered: [...document.querySelectorAll<HTMLInputElement>('input[name=candidate]:enabled')].map(
        ({ value }) => value,
      ),
      width: document.querySelector<HTMLImageElement>('.stage img')?.naturalWidth,
    }));
    expect(shown.offered).toContain(SITE_COVERS.find((each) => each.name === name)?.cover);
    expect(shown.width).toBeGreaterThanOrEqual(760);
    expect(await popup.text()).toContain(title);
  });

  it('offers the picture that a tab shows alone', async () => {
    await session.visit(new URL('/pictures/noon-1200x800.jpg', SITE_PAGES.article.url).href);
    const popup = await session.openPopup();
    const shown = await popup.textWith('The image itself');
    for (const text of ['noon-1200x800', '1200 × 800 px']) expect(shown).toContain(text);
  });

  it('says so where a page declares nothing and shows nothing', async () => {
    await session.visit(SITE_PAGES.note.url);
    const popup = await session.openPopup();
    expect(await popup.textWith('No cover here')).toContain('What was tried');
  });

  it('fetches neither the page nor a picture: it shows the picture, as the page would', async () => {
    session.replay.on('fresh.example.org', '/', {
      headers: { 'content-type': 'text/html' },
      body: '<title>Fresh</title><link rel="icon" href="data:,"><meta property="og:image" content="https://news.example.org/pictures/noon-1200x640.jpg">',
    });
    await session.visit('https://fresh.example.org/');
    await session.replay.idle();
    session.replay.clearLog();
    const popup = await session.openPopup();
    await popup.textWith('1200 × 640');
    await session.replay.idle();
    const asked = session.replay.log.map(({ host, headers }) => `${headers['sec-fetch-dest']} ${host}`);
    expect(new Set(asked)).toEqual(new Set(['image news.example.org']));
  });
});

describe('a page by message, in Firefox', () => {
  const ask = async (url: string) => {
    const [answer] = await session.call({ method: 'GET', path: '/api/resolve', query: { url } });
    expect(answer?.errors).toEqual([]);
    return answer?.response;
  };

  it('is answered while its site is granted, and not before or after', async () => {
    const { url } = SITE_PAGES.article;
    const another = new URL('/another', url).href;
    const required = { status: 502, body: { error: { details: [{ reason: 'permission_required' }] } } };
    expect(await ask(url)).toMatchObject(required);
    await session.changeSites('add', ['https://news.example.org/*']);
    expect(await ask(url)).toMatchObject({ status: 200, body: { canonical: { platform: 'web' } } });
    await session.changeSites('remove', ['https://news.example.org/*']);
    expect(await ask(another)).toMatchObject(required);
    expect(session.replay.log.map(({ path }) => path)).not.toContain('/another');
  });

  it('sends no cookie, no referrer and no origin', async () => {
    session.replay.on('recipes.example.net', '/plant', {
      headers: { 'set-cookie': 'who=me; SameSite=None; Secure; Path=/', 'content-type': 'text/html' },
    });
    await session.visit('https://recipes.example.net/plant');
    await session.replay.idle();
    session.replay.clearLog();
    await session.changeSites('add', ALL_SITES);
    expect(await ask(SITE_PAGES.recipe.url)).toMatchObject({ status: 200 });
    await session.changeSites('remove', ALL_SITES);
    expect(session.replay.log.length).toBeGreaterThan(1);
    for (const { headers } of session.replay.log) {
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('referer');
      expect(headers).not.toHaveProperty('origin');
    }
  });

  it('reaches a page that there is only without TLS', async () => {
    session.replay.on('plain.example.org', '/', {
      headers: { 'content-type': 'text/html' },
      body: '<title>Plain</title><meta property="og:image" content="https://news.example.org/pictures/dawn-1200x630.jpg">',
    });
    await session.changeSites('add', ALL_SITES);
    expect(await ask('http://plain.example.org/')).toMatchObject({
      status: 200,
      body: { best: { width: 1200 } },
    });
    await session.changeSites('remove', ALL_SITES);
    expect(session.replay.requestsTo('plain.example.org').map(({ scheme }) => scheme)).toEqual(['http']);
  });
});

describe.each(SITE_COVERS.filter(({ cover }) => cover !== null))(
  'the cover of $name, in Firefox',
  ({ url, cover }) => {
    const onStage = () => {
      const image = document.querySelector<HTMLImageElement>('.stage img');
      return image !== null && image.naturalWidth > 0 ? image.src : null;
    };

    it('is found by click', async () => {
      await session.visit(url);
      const popup = await session.openPopup();
      await popup.textWith(' px');
      await popup.waitFor(isAtRest);
      await expect.poll(() => popup.evaluate(onStage), { timeout: 15_000 }).toBe(cover);
    });

    it('is found by right click', async () => {
      await session.visit(url);
      const popup = await session.openPopupByMenu('h1', 'Cover of this page');
      await popup.textWith(' px');
      await popup.waitFor(isAtRest);
      await expect.poll(() => popup.evaluate(onStage), { timeout: 15_000 }).toBe(cover);
    });
  },
);

describe('with one site granted, in Firefox', () => {
  const { url } = SITE_PAGES.article;
  beforeAll(() => session.changeSites('add', ['https://news.example.org/*']));
  afterAll(() => session.changeSites('remove', ['https://news.example.org/*']));

  it('that site’s page shows its cover by click', async () => {
    await session.visit(url);
    expect(await (await session.openPopup()).textWith('1600 × 900')).toContain('Declared by the page');
  });

  it('a link to it shows its cover by right click', async () => {
    session.replay.on('links.example.org', '/', {
      headers: { 'content-type': 'text/html' },
      body: `<title>Links</title><a href="${url}">An article</a>`,
    });
    await session.visit('https://links.example.org/');
    const popup = await session.openPopupByMenu('a', 'Cover of this link');
    expect(await popup.textWith('1600 × 900')).toContain('Declared by the page');
  });
});

describe('by message, with all sites granted, in Firefox', () => {
  beforeAll(() => session.changeSites('add', ALL_SITES));
  afterAll(() => session.changeSites('remove', ALL_SITES));

  it.each(SITE_COVERS)('$name has its cover', async ({ url, coverInHtml }) => {
    const [answer] = await session.call({ method: 'POST', path: '/api/resolve', body: { url } });
    expect(answer?.errors).toEqual([]);
    const body = answer?.response.body as { best?: { url: string } } | undefined;
    expect(body?.best?.url ?? null).toBe(coverInHtml);
  });
});
