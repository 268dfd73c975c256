import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLayeredCache } from '../../src/extension/cache/layered-cache';
import { createMemoryCache } from '../../src/extension/cache/memory-cache';
import { createPartitionedCache } from '../../src/extension/cache/partitioned-cache';
import { createStorageCache } from '../../src/extension/cache/storage-cache';
import { createGuardedFetch, NETWORK_LIMITS } from '../../src/extension/network/guarded-fetch';
import { createPageFetch } from '../../src/extension/network/page-fetch';
import { createRequestQueue } from '../../src/extension/network/request-queue';
import { systemClock } from '../../src/extension/system-clock';
import { systemRandom } from '../../src/extension/system-random';
import type { Clock } from '../../src/resolver/ports';
import { scriptedPage } from '../extension/network/scripted-page';
import type { Replay } from '../replay/replay';
import { startReplay } from '../replay/replay';
import { describeCache, describeClearing } from './cache.contract';
import type { FakeClock } from './fake-clock';
import { createFakeClock } from './fake-clock';
import { createExclusiveLock } from './exclusive-lock';
import { createFakeFetch } from './fake-fetch';
import { createFakeStorageArea } from './fake-storage-area';
import { CONTRACT_PICTURE, describeFetch } from './fetch.contract';

function storageCache(clock: FakeClock) {
  return createStorageCache({
    area: createFakeStorageArea(),
    lock: createExclusiveLock(),
    clock,
    onFault: (fault) => expect.unreachable(String(fault)),
  });
}

describeCache('the memory cache', (clock) => createMemoryCache({ clock }));
describeCache('the storage cache', storageCache);
describeClearing('the memory cache', (clock) => createMemoryCache({ clock }));
describeClearing('the storage cache', storageCache);
describeCache('the layered cache', (clock) =>
  createLayeredCache({
    front: createMemoryCache({ clock, maxEntries: 3 }),
    back: storageCache(clock),
    onFault: (fault) => expect.unreachable(String(fault)),
  }),
);
describeCache('the partitioned cache', (clock) =>
  createPartitionedCache({ memory: createMemoryCache({ clock }), storage: storageCache(clock) }),
);

const URLS = {
  pictureUrl: 'https://pictures.example.org/p.jpg',
  missingUrl: 'https://pictures.example.org/none.jpg',
};
describeFetch('the fake network', () => ({
  ...URLS,
  fetch: createFakeFetch({ [URLS.pictureUrl]: { body: CONTRACT_PICTURE } }),
}));

describe('over the replay web', () => {
  let replay: Replay;
  beforeAll(async () => {
    replay = await startReplay();
    replay.on('pictures.example.org', '/p.jpg', () => ({
      headers: { 'content-type': 'image/jpeg' },
      body: Buffer.from(CONTRACT_PICTURE),
    }));
  });
  afterAll(() => replay.stop());

  describeFetch('the guarded network', () => ({
    ...URLS,
    fetch: createGuardedFetch({
      send: replay.fetch,
      isGranted: async () => true,
      rulesReady: async () => {},
      queue: createRequestQueue(NETWORK_LIMITS.queue),
      clock: systemClock,
    }),
  }));

  describeFetch('the network of a page', () => ({
    ...URLS,
    fetch: createPageFetch(
      { tabId: 7, url: 'https://news.example.org/story' },
      {
        scripting: scriptedPage({ href: 'https://news.example.org/story', fetch: replay.fetch }),
        clock: systemClock,
      },
    ),
  }));
});

describe.each([['the system’s chance', systemRandom]])('%s is a source of ids', (_name, random) => {
  it('gives a new UUID each time', () => {
    const ids = Array.from({ length: 100 }, random.uuid);
    expect(new Set(ids).size).toBe(100);
    for (const id of ids)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});

describe.each<[string, () => { clock: Clock; wait(ms: number): Promise<void> }]>([
  [
    'the system clock',
    () => ({ clock: systemClock, wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) }),
  ],
  [
    'the fake clock',
    () => {
      const clock = createFakeClock();
      return { clock, wait: async (ms) => clock.advance(ms) };
    },
  ],
])('%s is a clock', (_name, create) => {
  it('moves forward and aborts a signal when its time is over', async () => {
    const { clock, wait } = create();
    const [nowMs, tickMs] = [clock.nowMs(), clock.tickMs()];
    const signal = clock.timeoutSignal(20);
    expect(signal.aborted).toBe(false);
    await wait(60);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
    expect(clock.nowMs()).toBeGreaterThan(nowMs);
    expect(clock.tickMs()).toBeGreaterThan(tickMs);
  });
});
