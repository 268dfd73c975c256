import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { VIDEOS } from '../replay/videos';
import type { Session } from './session';
import { startSession } from './session';

const VIDEO = {
  method: 'POST',
  path: '/v1/resolve',
  body: { url: `https://youtu.be/${VIDEOS.complete.id}` },
};
const OTHER = {
  method: 'POST',
  path: '/v1/resolve',
  body: { url: `https://youtu.be/${VIDEOS.maxMissing.id}` },
};

let session: Session;
beforeAll(async () => {
  session = await startSession();
});
beforeEach(() => {
  session.replay.reset();
  session.replay.clearLog();
});
afterAll(() => session.close());

/** Every key in the extension's storage, and whether its index and entries agree. */
async function storedCache() {
  const worker = await session.worker();
  return worker.evaluate(async () => {
    type Storage = { local: { get(keys: null): Promise<Record<string, unknown>> } };
    const { storage } = (globalThis as unknown as { chrome: { storage: Storage } }).chrome;
    const items = await storage.local.get(null);
    const index = items['cover-cache-index'] as { entries: Record<string, unknown> } | undefined;
    return {
      indexed: Object.keys(index?.entries ?? {}).toSorted(),
      entries: Object.keys(items)
        .filter((name) => name.startsWith('cover:'))
        .toSorted(),
    };
  });
}

describe('a worker that is killed', () => {
  it('in the middle of a resolve answers the next message, and the cache is whole', async () => {
    await session.call(OTHER);
    session.replay.alter('i.ytimg.com', { delayMs: 3_000 });
    const interrupted = session.ask(VIDEO);
    await expect
      .poll(() => session.replay.requestsTo('i.ytimg.com').length, { timeout: 5_000 })
      .toBeGreaterThan(5);
    await session.killWorker();
    expect((await interrupted).errors.join()).toMatch(/channel closed|Receiving end/);

    session.replay.reset();
    const again = await session.ask(VIDEO);
    expect(again.response).toMatchObject({
      status: 200,
      body: { best: { width: 1280 }, cache: { hit: false } },
    });
    const before = await session.ask(OTHER);
    expect(before.response.body).toMatchObject({ cache: { hit: true } });
    const { indexed, entries } = await storedCache();
    expect(entries).toEqual(indexed);
    expect(entries).toHaveLength(2);
  });

  it('many times loses no answer that was given', async () => {
    await session.call(VIDEO);
    for (let kill = 0; kill < 10; kill += 1) {
      await session.killWorker();
      const answer = await session.ask(VIDEO);
      expect(answer.response.body).toMatchObject({ cache: { hit: true } });
    }
  });

  it('answers two messages that wake it at once', async () => {
    await session.stopWorker();
    const answers = await session.call(VIDEO, { method: 'GET', path: '/health' });
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200]);
  });
});
