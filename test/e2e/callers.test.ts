/** What the options page learns of other extensions that ask. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallerRecord } from '../../src/contract/settings/stored-records';
import { VIDEOS } from '../replay/videos';
import { keepSettings } from './keep-settings';
import type { Session } from './session';
import { startSession } from './session';

const SETTLED = { timeout: 10_000, interval: 50 };
const VIDEO = {
  method: 'POST',
  path: '/v1/resolve',
  body: { url: `https://youtu.be/${VIDEOS.complete.id}` },
};
const UNGRANTED = {
  method: 'GET',
  path: '/api/resolve',
  query: { url: 'https://ungranted.example.org/page' },
};

let session: Session;
beforeAll(async () => {
  session = await startSession();
});
beforeEach(() => session.replay.reset());
afterAll(() => session.close());

async function callers(): Promise<CallerRecord[]> {
  const worker = await session.worker();
  return worker.evaluate(async () => {
    type Area = { get(key: string): Promise<{ callers?: CallerRecord[] }> };
    const { chrome } = globalThis as unknown as { chrome: { storage: { session: Area } } };
    return (await chrome.storage.session.get('callers')).callers ?? [];
  });
}

describe('another extension that asks', () => {
  it('is counted, with the origins it was refused, also across workers', async () => {
    const beforeMs = Date.now();
    await session.call(VIDEO, VIDEO, UNGRANTED);
    await expect.poll(callers, SETTLED).toEqual([
      {
        id: expect.stringMatching(/^[a-p]{32}$/),
        count: 3,
        lastAtMs: expect.any(Number),
        refusedOrigins: ['https://ungranted.example.org'],
      },
    ]);
    expect((await callers())[0]?.lastAtMs).toBeGreaterThanOrEqual(beforeMs);
    await session.killWorker();
    await session.ask(VIDEO);
    await expect.poll(async () => (await callers())[0]?.count, SETTLED).toBe(4);
  });

  it('is counted while it is blocked, too', async () => {
    const [known] = await callers();
    await keepSettings(await session.worker(), { blockedCallers: [known?.id ?? ''] });
    expect((await session.ask(VIDEO)).response.status).toBe(403);
    await expect.poll(async () => (await callers())[0]?.count, SETTLED).toBe((known?.count ?? 0) + 1);
  });
});
