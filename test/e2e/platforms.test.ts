import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ExtensionLaunch } from './launch';
import type { PlatformCase } from './platforms/platform-cases';
import { PLATFORM_CASES } from './platforms/platform-cases';
import { FAULTS, NO_ANSWER, pagePictureOf, pictureOf, servePlatform } from './platforms/serve-platform';
import type { CheckedAnswer, Session } from './session';
import { startSession } from './session';

const POLLED = { polling: 50, timeout: 15_000 };
const GRANTED = 'soundcloud';

let session: Session;

function sessionFor(launch: Partial<ExtensionLaunch>): void {
  beforeAll(async () => {
    session = await startSession(launch);
  });
  beforeEach(() => {
    session.replay.reset();
    session.replay.clearLog();
  });
  afterAll(() => session.close());
}

const resolve = ({ url }: PlatformCase) => ({ method: 'GET', path: '/api/resolve', query: { url } });

async function coverOnClick({ url }: PlatformCase): Promise<string | null> {
  const page = await session.visit(url);
  const popup = await session.openPopup(page);
  const cover = await shownCover(popup);
  const { SCREENSHOTS } = process.env;
  if (SCREENSHOTS !== undefined)
    await popup.screenshot({ path: `${SCREENSHOTS}/${new URL(url).hostname}-${Date.now()}.png` });
  await page.close();
  return cover;
}

/** The cover that the popup ends with. */
async function shownCover(popup: Page): Promise<string | null> {
  await popup.waitForFunction(() => /^\d+ covers?\b|No cover here/m.test(document.body.innerText), POLLED);
  await popup.waitForFunction(() => document.querySelector('[aria-busy=true]') === null, POLLED);
  return popup.evaluate(() => document.querySelector<HTMLImageElement>('.stage img')?.src ?? null);
}

/** What an answer says of the way that was taken. */
function wayTaken({ response, errors }: CheckedAnswer) {
  const { best, warnings = [] } = response.body as {
    best?: { url: string };
    warnings?: { code: string; url: string }[];
  };
  const told = warnings.map(({ code, url }) => [code, new URL(url).host, new URL(url).pathname]);
  return { errors, best: best?.url, told };
}

/** The first way that is of use, and a warning for each one before it. */
function nextWay({ platform, count }: FailingRow) {
  const { answers } = platform;
  const best = count < answers.length ? pictureOf(platform, count) : pagePictureOf(platform);
  const told = answers.slice(0, count).map(({ host, path }) => ['SOURCE_FAILED', host, path]);
  return { errors: [], best, told };
}

interface FailingRow {
  platform: PlatformCase;
  /** How many of its answers, from the first, are of no use. */
  count: number;
}

/** Every platform with how many of its answers, from the first, are of no use. */
const FAILING = PLATFORM_CASES.flatMap((platform) =>
  platform.answers.map((_answer, index) => ({ platform, id: platform.id, count: index + 1 })),
);

const IN_FIVES = [PLATFORM_CASES.slice(0, 5), PLATFORM_CASES.slice(5)].map(
  (platforms) => [platforms.map(({ id }) => id).join(', '), platforms] as const,
);

describe('with all sites granted', () => {
  sessionFor({ grantAllSites: true });
  // Nothing of an earlier test is remembered, and nobody has asked too much.
  beforeEach(async () => {
    const worker = await session.worker();
    await worker.evaluate(() => {
      const { chrome } = globalThis as unknown as {
        chrome: { storage: Record<'local' | 'session', { clear(): Promise<void> }> };
      };
      return Promise.all([chrome.storage.local.clear(), chrome.storage.session.clear()]);
    });
    await session.stopWorker();
  });

  it.each(PLATFORM_CASES)(
    '$id answers with what it tells first, and its page is not read',
    async (platform) => {
      servePlatform(session.replay, platform);
      const { response, errors } = await session.ask(resolve(platform));
      expect(errors).toEqual([]);
      expect(response.body).toMatchObject({
        canonical: { platform: platform.id, canonical_url: platform.url },
        best: { url: pictureOf(platform, 0), width: 1280, height: 720, availability: { http_status: 200 } },
      });
      expect(response.body).not.toHaveProperty('warnings');
      const { host, pathname } = new URL(platform.url);
      expect(session.replay.requestsTo(host).map(({ path }) => path)).not.toContain(pathname);
    },
  );

  describe.each(Object.entries(FAULTS))('where an answer %s', (_what, fault) => {
    it.each(FAILING)('$id takes the next way, $count failing, and says which did not help', async (row) => {
      servePlatform(session.replay, row.platform, row.count, fault);
      expect(wayTaken(await session.ask(resolve(row.platform)))).toEqual(nextWay(row));
    });
  });

  // Each costs the seconds that an answer is waited for, so they wait together, as many as the queue has room for.
  it.each(IN_FIVES)('where no answer comes the next way is taken: %s', async (_names, platforms) => {
    for (const platform of platforms) servePlatform(session.replay, platform, 1, NO_ANSWER);
    const answers = await session.call(...platforms.map(resolve));
    expect(answers.map(wayTaken)).toEqual(platforms.map((platform) => nextWay({ platform, count: 1 })));
  });

  it.each(PLATFORM_CASES)('$id shows what it tells on its page by click', async (platform) => {
    servePlatform(session.replay, platform);
    expect(await coverOnClick(platform)).toBe(pictureOf(platform, 0));
  });
});

describe('with one site granted', () => {
  const [granted, others] = [
    PLATFORM_CASES.filter(({ id }) => id === GRANTED),
    PLATFORM_CASES.filter(({ id }) => id !== GRANTED),
  ];
  sessionFor({ grantedSites: [`https://${GRANTED}.com/*`] });

  it.each(granted)(
    '$id tells its picture, which cannot be checked, and names who has to be allowed',
    async (platform) => {
      servePlatform(session.replay, platform);
      const { response } = await session.ask(resolve(platform));
      expect(response.body).toMatchObject({
        best: { url: pictureOf(platform, 0), source_method: 'oembed' },
        warnings: [{ code: 'PERMISSION_REQUIRED', url: `https://${platform.pictureHost}` }],
      });
      expect(session.replay.requestsTo(platform.pictureHost)).toEqual([]);
    },
  );

  it.each(others)('$id is not asked', async (platform) => {
    servePlatform(session.replay, platform);
    const { response } = await session.ask(resolve(platform));
    expect(response.body).toMatchObject({ error: { details: [{ reason: 'permission_required' }] } });
    for (const { host } of platform.answers) expect(session.replay.requestsTo(host)).toEqual([]);
  });
});

describe('as installed', () => {
  sessionFor({});

  it.each(PLATFORM_CASES)(
    '$id shows by click what its page declares, and nothing is asked',
    async (platform) => {
      servePlatform(session.replay, platform);
      expect(await coverOnClick(platform)).toBe(pagePictureOf(platform));
      const asked = session.replay.log.map(({ host, path }) => host + path.replace(/\?.*/, ''));
      for (const { host, path } of platform.answers) expect(asked).not.toContain(host + path);
    },
  );

  it.each(PLATFORM_CASES)('$id needs a permission by message', async (platform) => {
    servePlatform(session.replay, platform);
    const { response } = await session.ask(resolve(platform));
    expect(response).toMatchObject({
      status: 502,
      body: { error: { code: 'RESOLVE_ERROR', details: [{ reason: 'permission_required' }] } },
    });
  });
});
