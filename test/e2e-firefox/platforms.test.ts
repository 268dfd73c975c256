/** Platforms that tell of their pictures by an address of their own, in Firefox. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PLATFORM_CASES } from '../e2e/platforms/platform-cases';
import { FAULTS, pagePictureOf, pictureOf, servePlatform } from '../e2e/platforms/serve-platform';
import { forgetAll, isAtRest } from './browser-state';
import { sessionForFile } from './session-for-file';

const SETTLED = { timeout: 15_000, interval: 50 };
/** One by oEmbed alone, one by an API and then by oEmbed. */
const PLATFORMS = PLATFORM_CASES.filter(({ id }) => id === 'soundcloud' || id === 'dailymotion');

const session = sessionForFile();
beforeEach(async () => {
  await forgetAll(session);
  session.replay.clearLog();
});

type Platform = (typeof PLATFORMS)[number];

const originsOf = ({ url, pictureHost, answers }: Platform) =>
  [new URL(url).host, pictureHost, ...answers.map(({ host }) => host)].map((host) => `https://${host}/*`);

async function ask({ url }: Platform) {
  const [answer] = await session.call({ method: 'GET', path: '/api/resolve', query: { url } });
  expect(answer?.errors).toEqual([]);
  return answer?.response;
}

async function coverOnClick({ url }: Platform): Promise<string> {
  await session.visit(url);
  const popup = await session.openPopup();
  await popup.textWith(' px');
  await popup.waitFor(isAtRest);
  const shown = () => popup.evaluate(() => document.querySelector<HTMLImageElement>('.stage img')?.src ?? '');
  await expect.poll(shown, SETTLED).not.toBe('');
  return shown();
}

describe.each(PLATFORMS)('$id as installed, in Firefox', (platform) => {
  it('needs a permission by message, shows by click what its page declares, and is not asked', async () => {
    servePlatform(session.replay, platform);
    expect(await ask(platform)).toMatchObject({
      status: 502,
      body: { error: { details: [{ reason: 'permission_required' }] } },
    });
    expect(await coverOnClick(platform)).toBe(pagePictureOf(platform));
    const asked = session.replay.log.map(({ host, path }) => host + path.replace(/\?.*/, ''));
    for (const { host, path } of platform.answers) expect(asked).not.toContain(host + path);
  });
});

describe.each(PLATFORMS)('$id with its hosts granted, in Firefox', (platform) => {
  beforeAll(() => session.changeSites('add', originsOf(platform)));
  afterAll(() => session.changeSites('remove', originsOf(platform)));

  it('answers with what it tells first, by message', async () => {
    servePlatform(session.replay, platform);
    expect(await ask(platform)).toMatchObject({
      status: 200,
      body: { canonical: { platform: platform.id }, best: { url: pictureOf(platform, 0), width: 1280 } },
    });
  });

  it('takes the next way where it is refused', async () => {
    servePlatform(session.replay, platform, 1, FAULTS['is refused with 403']);
    const next = platform.answers.length > 1 ? pictureOf(platform, 1) : pagePictureOf(platform);
    expect(await ask(platform)).toMatchObject({
      body: { best: { url: next }, warnings: [{ code: 'SOURCE_FAILED' }] },
    });
  });

  it('shows on its page by click what it tells', async () => {
    servePlatform(session.replay, platform);
    expect(await coverOnClick(platform)).toBe(pictureOf(platform, 0));
  });
});
