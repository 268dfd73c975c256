import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePicture } from '../replay/pictures';
import type { Session } from './session';
import { startSession } from './session';

const HOST = 'tides.example.org';
const SITE = `https://${HOST}`;
const WAIT = { timeout: 15_000 };
const LEFT_OVER = 'description of what you saw before';

type Story = 'a' | 'b';
/** What an app does with its head when it goes to another view. */
type Head = 'keeps' | 'updates';

const titleOf = (story: Story) => (story === 'a' ? 'Spring tide' : 'Harbor at night');
const coverOf = (story: Story) => `${SITE}/covers/${story}-1200x630.jpg`;
const bodyOf = (story: Story) => `${SITE}/shown/${story}-960x640.jpg`;

const view = (story: Story) =>
  `<h1>${titleOf(story)}</h1><figure><img src="${bodyOf(story)}" width="960" height="640"></figure>`;

/** A story as the server sends it, with the app that goes on from there without loading anything. */
function storyHtml(story: Story, head: Head): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${titleOf(story)} – Tides</title>
<meta property="og:url" content="${SITE}/${head}/${story}"><meta property="og:title" content="${titleOf(story)}">
<meta property="og:image" content="${coverOf(story)}"><link rel="canonical" href="${SITE}/${head}/${story}">
</head><body><main><article>${view(story)}</article></main><script>
const views = ${JSON.stringify({ a: view('a'), b: view('b') })};
const titles = ${JSON.stringify({ a: titleOf('a'), b: titleOf('b') })};
const covers = ${JSON.stringify({ a: coverOf('a'), b: coverOf('b') })};
const set = (selector, name, value) => document.querySelector(selector).setAttribute(name, value);
function show() {
  const story = location.href.at(-1);
  document.title = titles[story] + ' – Tides';
  document.querySelector('article').innerHTML = views[story];
  set('link[rel=canonical]', 'href', location.href);
  if ('${head}' === 'keeps') return;
  set('meta[property="og:url"]', 'content', location.href);
  set('meta[property="og:title"]', 'content', titles[story]);
  set('meta[property="og:image"]', 'content', covers[story]);
}
addEventListener('popstate', show);
</script></body></html>`;
}

async function serve(session: Session): Promise<void> {
  const { replay } = session;
  replay.reset();
  for (const head of ['keeps', 'updates'] as const) {
    for (const story of ['a', 'b'] as const) {
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      replay.on(HOST, `/${head}/${story}`, { headers, body: storyHtml(story, head) });
    }
  }
  const pictures = new Map<string, Uint8Array>();
  for (const url of [coverOf('a'), coverOf('b'), bodyOf('a'), bodyOf('b')]) {
    const [, width, height] = /(\d+)x(\d+)/.exec(url) ?? [];
    pictures.set(
      new URL(url).pathname,
      await makePicture({ format: 'jpg', width: Number(width), height: Number(height) }),
    );
  }
  replay.on(HOST, /^\/(?:covers|shown)\//, ({ url }) => {
    const body = pictures.get(url.pathname);
    return body ? { headers: { 'content-type': 'image/jpeg' }, body } : { status: 404 };
  });
  replay.clearLog();
}

/** Goes to another view as an app does, and waits until its picture is drawn. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await drawn(page);
}

async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const picture = document.querySelector('article img');
    return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;
  }, WAIT);
}

/** What the popup shows of a page: the picture on its stage, and all it says. */
async function answerOn(session: Session, page: Page): Promise<{ cover: string; says: string }> {
  const popup = await session.openPopup(page);
  await popup.waitForSelector('.candidates', WAIT);
  const cover = await popup.$eval('.stage img', (image) => (image as HTMLImageElement).src);
  return { cover, says: await popup.evaluate(() => document.body.innerText) };
}

const documentsAsked = (session: Session) =>
  session.replay.requestsTo(HOST).filter(({ path }) => /^\/(?:keeps|updates)\//.test(path)).length;

describe.each([
  ['as installed', {}, bodyOf('b')],
  ['with the site allowed', { grantedSites: [`${SITE}/*`] }, coverOf('b')],
])('an app that goes from one story to the next, %s', (_, launch, expected) => {
  let session: Session;
  beforeAll(async () => {
    session = await startSession(launch);
  });
  beforeEach(() => serve(session));
  afterAll(() => session.close());

  it('and keeps the first one’s tags: the second one’s picture wins, and a note says why', async () => {
    const page = await session.visit(`${SITE}/keeps/a`);
    await goTo(page, '/keeps/b');
    const { cover, says } = await answerOn(session, page);
    expect(cover).toBe(expected);
    expect(says).toContain(LEFT_OVER);
    expect(says).toContain(titleOf('b'));
    expect(says).not.toContain(titleOf('a'));
  });

  it('and brings its tags up to date: the declared cover wins, and nothing is loaded again', async () => {
    const page = await session.visit(`${SITE}/updates/a`);
    await goTo(page, '/updates/b');
    const { cover, says } = await answerOn(session, page);
    expect(cover).toBe(coverOf('b'));
    expect(says).not.toContain(LEFT_OVER);
    expect(documentsAsked(session)).toBe(1);
  });

  it('and back by the browser’s button: the tags are right again', async () => {
    const page = await session.visit(`${SITE}/keeps/a`);
    await goTo(page, '/keeps/b');
    await page.goBack();
    await page.waitForFunction(() => document.title.startsWith('Spring'), WAIT);
    await drawn(page);
    const { cover, says } = await answerOn(session, page);
    expect(cover).toBe(coverOf('a'));
    expect(says).not.toContain(LEFT_OVER);
  });

  it('by the fragment of its address: the body decides, for no server knows the view', async () => {
    const page = await session.visit(`${SITE}/keeps/a#/a`);
    await goTo(page, '/keeps/a#/b');
    const { cover, says } = await answerOn(session, page);
    expect(cover).toBe(bodyOf('b'));
    expect(says).toContain(LEFT_OVER);
    expect(documentsAsked(session)).toBe(1);
  });

  it('where it was loaded: a jump within the page leaves its tags alone', async () => {
    const page = await session.visit(`${SITE}/keeps/a`);
    await page.evaluate(() => {
      location.hash = '#part-a';
    });
    const { cover, says } = await answerOn(session, page);
    expect(cover).toBe(coverOf('a'));
    expect(says).not.toContain(LEFT_OVER);
  });
});
