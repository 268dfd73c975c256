import { describe, expect, it } from 'vitest';
import { VIDEOS } from '../replay/videos';
import { sessionForFile } from './session-for-file';

const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${id}`;
const VIDEO = { method: 'POST', path: '/v1/resolve', body: { url: watchUrl(VIDEOS.complete.id) } };
const OTHER = { method: 'POST', path: '/v1/resolve', body: { url: watchUrl(VIDEOS.maxMissing.id) } };
const SUSPENDED = { timeout: 20_000, interval: 50 };

/** Long enough for a whole answer on a slow computer, and shorter than the delay that is to be interrupted. */
const IDLE_MS = 2_000;
const DELAY_MS = 15_000;

const session = sessionForFile({ backgroundIdleMs: IDLE_MS });

const untilSuspended = () => expect.poll(() => session.backgroundState(), SUSPENDED).toBe('stopped');

/** The keys of the extension's storage, by what its index and its entries say. */
async function storedCache() {
  const popup = await session.openPopup();
  const stored = await popup.evaluate(async () => {
    type Storage = { local: { get(keys: null): Promise<Record<string, unknown>> } };
    const { storage } = (globalThis as unknown as { browser: { storage: Storage } }).browser;
    const items = await storage.local.get(null);
    const index = items['cover-cache-index'] as { entries: Record<string, unknown> } | undefined;
    return {
      indexed: Object.keys(index?.entries ?? {}).sort(),
      entries: Object.keys(items)
        .filter((name) => name.startsWith('cover:'))
        .sort(),
    };
  });
  await popup.close();
  return stored;
}

describe('a background page that Firefox suspends', () => {
  it('answers the next message from the cache it left', async () => {
    const [first] = await session.call(VIDEO);
    expect(first?.response.body).toMatchObject({ cache: { hit: false } });
    await untilSuspended();
    const [second] = await session.call(VIDEO);
    expect(second).toMatchObject({ valid: true, response: { status: 200, body: { cache: { hit: true } } } });
  });

  it('answers the next popup from the cache it left', async () => {
    await session.visit(watchUrl(VIDEOS.maxAndHighPlaceholder.id));
    const first = await session.openPopup();
    await first.textWith('2,173');
    await first.close();
    await untilSuspended();
    const second = await session.openPopup();
    expect(await second.textWith('2,173')).toContain('Remembered from an earlier look.');
  });

  it('leaves an open popup as it is, and answers it again', async () => {
    await session.visit(watchUrl(VIDEOS.defaultOnly.id));
    const popup = await session.openPopup();
    const before = await popup.textWith('1,011');
    await untilSuspended();
    expect(await popup.text()).toBe(before);
    session.replay.clearLog();
    await popup.evaluate(() =>
      [...document.querySelectorAll('button')]
        .find((button) => button.innerText.includes('Refresh'))
        ?.click(),
    );
    await popup.textWith('Looked again');
    await expect.poll(() => session.replay.requestsTo('i.ytimg.com').length).toBeGreaterThanOrEqual(5);
    await popup.close();
  });

  it('answers two messages that wake it at once', async () => {
    await untilSuspended();
    const answers = await session.call(VIDEO, { method: 'GET', path: '/health' });
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200]);
  });

  it('in the middle of a resolve answers the next message, and the cache is whole', async () => {
    await session.call(OTHER);
    session.replay.alter('i.ytimg.com', { delayMs: DELAY_MS });
    const [interrupted] = await session.call({
      ...VIDEO,
      body: { ...VIDEO.body, options: { refresh: true } },
    });
    expect(interrupted?.errors.join()).toMatch(/Receiving end|closed|disconnected/);

    session.replay.reset();
    const [again] = await session.call(VIDEO);
    expect(again?.response).toMatchObject({ status: 200, body: { best: { width: 1280 } } });
    const { indexed, entries } = await storedCache();
    expect(entries).toEqual(indexed);
    expect(entries.length).toBeGreaterThanOrEqual(2);
  });
});
