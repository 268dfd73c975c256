/** An app in Firefox that goes to another view and leaves the first one's tags in its head. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePicture } from '../replay/pictures';
import { forgetAll, isAtRest } from './browser-state';
import { sessionForFile } from './session-for-file';

const HOST = 'tides.example.org';
const SITE = `https://${HOST}`;
const LEFT_OVER = 'description of what you saw before';
const SETTLED = { timeout: 15_000, interval: 50 };
const TITLES = { a: 'Spring tide', b: 'Harbor at night' } as const;
type Story = keyof typeof TITLES;

const coverOf = (story: Story) => `${SITE}/covers/${story}-1200x630.jpg`;
const bodyOf = (story: Story) => `${SITE}/shown/${story}-960x640.jpg`;
const view = (story: Story) =>
  `<h1>${TITLES[story]}</h1><figure><img src="${bodyOf(story)}" width="960" height="640"></figure>`;

const pageOf = (story: Story) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${TITLES[story]} – Tides</title><link rel="icon" href="data:,"><meta property="og:url" content="${SITE}/${story}">
<meta property="og:title" content="${TITLES[story]}"><meta property="og:image" content="${coverOf(story)}">
</head><body><main><article>${view(story)}</article></main></body></html>`;

const session = sessionForFile();
beforeEach(async () => {
  const covers = await makePicture({ format: 'jpg', width: 1200, height: 630 });
  const bodies = await makePicture({ format: 'jpg', width: 960, height: 640 });
  for (const story of ['a', 'b'] as const) {
    session.replay.on(HOST, `/${story}`, { headers: { 'content-type': 'text/html' }, body: pageOf(story) });
    session.replay.on(HOST, new URL(coverOf(story)).pathname, jpeg(covers));
    session.replay.on(HOST, new URL(bodyOf(story)).pathname, jpeg(bodies));
  }
});

const jpeg = (body: Uint8Array) => ({ headers: { 'content-type': 'image/jpeg' }, body });

/** Goes to another view as an app does, in the page's own world, and waits until its picture is drawn. */
async function goTo(story: Story): Promise<void> {
  await session.evaluate(
    'tab',
    (path, title, html) => {
      history.pushState(null, '', path);
      document.title = title;
      (document.querySelector('article') as HTMLElement).innerHTML = html;
    },
    `/${story}`,
    `${TITLES[story]} – Tides`,
    view(story),
  );
  const isDrawn = () =>
    session.evaluate(
      'tab',
      () => (document.querySelector('article img') as HTMLImageElement).naturalWidth > 0,
    );
  await expect.poll(isDrawn, SETTLED).toBe(true);
}

/** What the popup shows of the tab: the picture on its stage, and all it says. */
async function answer(): Promise<{ cover: string; says: string }> {
  const popup = await session.openPopup();
  await popup.textWith(' px');
  await popup.waitFor(isAtRest);
  const cover = await popup.evaluate(() => document.querySelector<HTMLImageElement>('.stage img')?.src ?? '');
  return { cover, says: await popup.text() };
}

describe.each([
  ['as installed', [], bodyOf('b')],
  ['with the site allowed', [`${SITE}/*`], coverOf('b')],
])('an app that keeps the tags of the first story, in Firefox, %s', (_what, origins, expected) => {
  beforeAll(async () => {
    await session.changeSites('add', origins);
    await forgetAll(session);
  });
  afterAll(() => session.changeSites('remove', origins));

  it('the second one’s picture wins, and a note says why', async () => {
    await session.visit(`${SITE}/a`);
    await goTo('b');
    const { cover, says } = await answer();
    expect(cover).toBe(expected);
    expect(says).toContain(LEFT_OVER);
    expect(says).toContain(TITLES.b);
    expect(says).not.toContain(TITLES.a);
  });

  it('the first one’s tags are right before', async () => {
    await session.visit(`${SITE}/a`);
    const { cover, says } = await answer();
    expect(cover).toBe(coverOf('a'));
    expect(says).not.toContain(LEFT_OVER);
  });
});
