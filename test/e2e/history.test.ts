/** What stays in the browser between visits: settings, history, cache; and the first run. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ResolveResult } from '../../src/contract/types';
import { VIDEOS } from '../replay/videos';
import type { Session } from './session';
import { startSession } from './session';

const { id, title } = VIDEOS.complete;
const WATCH_URL = `https://www.youtube.com/watch?v=${id}`;
const VIDEO = { method: 'POST', path: '/v1/resolve', body: { url: WATCH_URL } };
const SETTLED = { timeout: 15_000, interval: 50 };

type Items = Record<string, unknown>;
interface Area {
  get(keys: string | null): Promise<Items>;
  set(items: Items): Promise<void>;
  remove(keys: string[]): Promise<void>;
}

async function stored(session: Session): Promise<Items> {
  const worker = await session.worker();
  return worker.evaluate(() =>
    (globalThis as unknown as { chrome: { storage: { local: Area } } }).chrome.storage.local.get(null),
  );
}

async function store(session: Session, items: Items): Promise<void> {
  const worker = await session.worker();
  await worker.evaluate(
    (given) =>
      (globalThis as unknown as { chrome: { storage: { local: Area } } }).chrome.storage.local.set(given),
    items,
  );
}

async function showCover(session: Session): Promise<Page> {
  const popup = await session.openPopup(await session.visit(WATCH_URL));
  await popup.waitForFunction(() => document.body.innerText.includes('1280 × 720'), { timeout: 15_000 });
  return popup;
}

/** What the worker answers a screen that says nothing of options. */
function resolveByScreen(popup: Page, url: string): Promise<ResolveResult> {
  return popup.evaluate((target) => {
    type Port = {
      postMessage(message: object): void;
      onMessage: { addListener(hear: (event: Event) => void): void };
    };
    type Event = { type: string; result: ResolveResult };
    type Runtime = { connect(info: { name: string }): Port };
    const port = (globalThis as unknown as { chrome: { runtime: Runtime } }).chrome.runtime.connect({
      name: 'screen',
    });
    const answer = new Promise<ResolveResult>((settle) => {
      port.onMessage.addListener(({ type, result }) => (type === 'result' ? settle(result) : undefined));
    });
    port.postMessage({ type: 'resolve-target', url: target, kind: 'link' });
    return answer;
  }, url);
}

describe('the history', () => {
  let session: Session;
  beforeAll(async () => {
    session = await startSession();
  });
  beforeEach(() => session.replay.reset());
  afterAll(() => session.close());

  it('is empty until the user wants one, then has what the user saw, and nothing that others asked for', async () => {
    await showCover(session);
    expect((await stored(session)).history).toBeUndefined();

    await store(session, { settings: { keepsHistory: true } });
    await session.ask({ ...VIDEO, body: { url: `https://youtu.be/${VIDEOS.maxMissing.id}` } });
    await showCover(session);
    await expect
      .poll(async () => (await stored(session)).history, SETTLED)
      .toEqual([
        expect.objectContaining({
          pageUrl: WATCH_URL,
          title,
          coverUrl: `https://i.ytimg.com/vi/${id}/maxresdefault.jpg`,
          width: 1280,
          height: 720,
        }),
      ]);
  });

  it('tells that a page had another cover before, and opens that one when it is asked to', async () => {
    const before = {
      pageUrl: WATCH_URL,
      title,
      site: 'YouTube',
      width: 640,
      height: 480,
      atMs: Date.UTC(2026, 0, 5),
    };
    const coverUrl = `https://i.ytimg.com/vi/${VIDEOS.maxMissing.id}/hqdefault.jpg`;
    await store(session, { settings: { keepsHistory: true }, history: [{ ...before, coverUrl }] });
    const popup = await showCover(session);
    const line = await popup.waitForSelector('.earlier-cover');
    expect(await line?.evaluate(({ textContent }) => textContent)).toMatch(
      /^On .*2026.* had another cover\./,
    );
    const opened = session.browser.waitForTarget((target) => target.url() === coverUrl);
    await popup.bringToFront();
    await popup.locator('.earlier-cover button').click();
    await (await (await opened).page())?.close();
    await expect
      .poll(async () => (await stored(session)).history, SETTLED)
      .toEqual([expect.objectContaining({ earlier: [expect.objectContaining({ coverUrl })] })]);
  });

  it('follows the preference of the user, which other extensions do not get', async () => {
    await store(session, { settings: { minWidth: 700, preference: 'largest' } });
    const popup = await showCover(session);
    const tooSmall = ({ candidates }: ResolveResult) =>
      candidates.filter((each) => each.below_minimum).length;
    expect(tooSmall(await resolveByScreen(popup, WATCH_URL))).toBe(4);
    const { response } = await session.ask(VIDEO);
    expect(tooSmall(response.body as ResolveResult)).toBe(0);
  });
});

describe('an update from the first version', () => {
  it('keeps the settings and the cache that it left', async () => {
    const session = await startSession();
    session.replay.reset();
    await session.ask(VIDEO);
    // As the first version stored them, beside the cache, whose records are the same.
    await store(session, {
      settings: { isApiEnabled: true, blockedCallers: ['x'.repeat(32)] },
      settings$: { v: 1 },
    });
    await session.stopWorker();
    const { response } = await session.ask(VIDEO);
    expect(response.body).toMatchObject({ cache: { hit: true } });

    await store(session, { settings: { isApiEnabled: false, blockedCallers: [] }, settings$: { v: 1 } });
    await session.killWorker();
    const refused = await session.ask(VIDEO);
    expect(refused.response).toMatchObject({ status: 403, body: { error: { code: 'FORBIDDEN' } } });
    await session.close();
  });
});

describe('the first run', () => {
  it('shows its page once, and not again when the browser starts anew', async () => {
    const userDataDir = await mkdtemp(join(tmpdir(), 'profile-'));
    const welcomes = async (session: Session) =>
      (await session.browser.pages()).filter((page) => page.url().endsWith('/welcome.html')).length;
    const first = await startSession({ userDataDir, keepsWelcome: true });
    await expect.poll(() => welcomes(first), SETTLED).toBe(1);
    await expect.poll(async () => (await stored(first))['first-run'], SETTLED).toBe('done');
    await first.close();

    const second = await startSession({ userDataDir, keepsWelcome: true });
    await second.ask({ method: 'GET', path: '/health' });
    expect([await welcomes(second), (await stored(second))['first-run']]).toEqual([0, 'done']);
    await second.close();
    await rm(userDataDir, { recursive: true, force: true });
  });

  it('says what the extension does, reaches no network, and leads to the options', async () => {
    const session = await startSession();
    const page = await session.browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).protocol));
    await page.goto(`chrome-extension://${session.extension.id}/welcome.html`);
    await page.waitForSelector('main section');
    expect(await page.$eval('main', ({ textContent }) => textContent)).toContain('Alt+Shift+O');
    await page.locator('a.button').click();
    await page.waitForSelector('#cover');
    expect(new Set(asked)).toEqual(new Set(['chrome-extension:']));
    await session.close();
  });
});
