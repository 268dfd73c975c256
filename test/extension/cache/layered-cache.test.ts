import { describe, expect, it } from 'vitest';
import { createLayeredCache } from '../../../src/extension/cache/layered-cache';
import { createMemoryCache } from '../../../src/extension/cache/memory-cache';
import type { Cache } from '../../../src/resolver/ports';
import { createFakeClock } from '../../ports/fake-clock';
import { sampleEvidence } from '../../ports/sample-evidence';

const KEY = { partition: 'user', canonicalUrl: 'https://example.org/' };

function setUp() {
  const clock = createFakeClock();
  const evidence = sampleEvidence({ canonicalUrl: KEY.canonicalUrl, expiresAtMs: clock.nowMs() + 60_000 });
  const back = createMemoryCache({ clock });
  let reads = 0;
  const counted: Cache = {
    ...back,
    read: (key) => {
      reads += 1;
      return back.read(key);
    },
  };
  const cache = createLayeredCache({ front: createMemoryCache({ clock }), back: counted });
  return { cache, back, evidence, reads: () => reads };
}

describe('the layered cache', () => {
  it('asks the slow cache once for an entry', async () => {
    const { cache, back, evidence, reads } = setUp();
    await back.write(KEY, evidence);
    expect([await cache.read(KEY), await cache.read(KEY)]).toEqual([evidence, evidence]);
    expect(reads()).toBe(1);
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
    const cache = createLayeredCache({
      front,
      back: { read: async () => undefined, write: broken, clear: broken },
    });
    await expect(cache.write(KEY, evidence)).rejects.toThrow('full');
    expect(await cache.read(KEY)).toBeUndefined();
  });
});
