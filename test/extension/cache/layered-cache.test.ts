import { describe, expect, it } from 'vitest';
import { createLayeredCache } from '../../../src/extension/cache/layered-cache';
import { createMemoryCache } from '../../../src/extension/cache/memory-cache';
import type { StorageCache } from '../../../src/extension/cache/storage-cache';
import type { CacheKey } from '../../../src/resolver/ports';
import { createFakeClock } from '../../ports/fake-clock';
import { sampleEvidence } from '../../ports/sample-evidence';

const KEY = { partition: 'user', canonicalUrl: 'https://example.org/' };

const onFault = (fault: unknown) => expect.unreachable(String(fault));

function setUp() {
  const clock = createFakeClock();
  const evidence = sampleEvidence({ canonicalUrl: KEY.canonicalUrl, expiresAtMs: clock.nowMs() + 60_000 });
  const back = createMemoryCache({ clock });
  let reads = 0;
  const used: CacheKey[] = [];
  const counted: StorageCache = {
    ...back,
    noteUse: async (key) => void used.push(key),
    read: (key) => {
      reads += 1;
      return back.read(key);
    },
  };
  const cache = createLayeredCache({ front: createMemoryCache({ clock }), back: counted, onFault });
  return { cache, back, evidence, used, reads: () => reads };
}

describe('the layered cache', () => {
  it('asks the slow cache once for an entry', async () => {
    const { cache, back, evidence, reads } = setUp();
    await back.write(KEY, evidence);
    expect([await cache.read(KEY), await cache.read(KEY)]).toEqual([evidence, evidence]);
    expect(reads()).toBe(1);
  });

  it('tells the slow cache of the use of what it has at hand', async () => {
    const { cache, evidence, used } = setUp();
    await cache.write(KEY, evidence);
    await cache.read(KEY);
    expect(used).toEqual([KEY]);
  });

  it('has an entry in the slow cache when the write settles', async () => {
    const { cache, back, evidence } = setUp();
    await cache.write(KEY, evidence);
    expect(await back.read(KEY)).toEqual(evidence);
  });

  it('keeps nothing at hand that could not be stored', async () => {
    const { evidence } = setUp();
    const front = createMemoryCache({ clock: createFakeClock() });
    const broken = () => Promise.reject(new Error('full'));
    const back = { read: async () => undefined, write: broken, clear: broken, noteUse: async () => {} };
    const cache = createLayeredCache({ front, back, onFault });
    await expect(cache.write(KEY, evidence)).rejects.toThrow('full');
    expect(await cache.read(KEY)).toBeUndefined();
  });
});
