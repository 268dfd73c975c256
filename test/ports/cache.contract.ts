import { describe, expect, it } from 'vitest';
import type { Cache } from '../../src/resolver/ports';
import type { Evidence } from '../../src/resolver/types';
import type { FakeClock } from './fake-clock';
import { createFakeClock } from './fake-clock';
import { sampleEvidence } from './sample-evidence';

const KEY = { partition: 'user', canonicalUrl: 'https://www.youtube.com/watch?v=aaaaaaaaaaa' };

function evidenceFor(clock: FakeClock, canonicalUrl = KEY.canonicalUrl, lifeMs = 60_000): Evidence {
  return sampleEvidence({ canonicalUrl, expiresAtMs: clock.nowMs() + lifeMs });
}

/** What every cache must do. */
export function describeCache(name: string, create: (clock: FakeClock) => Cache): void {
  describe(`${name} is a cache`, () => {
    it('misses what was never written', async () => {
      expect(await create(createFakeClock()).read(KEY)).toBeUndefined();
    });

    it('gives back what was written, equal and not the same object', async () => {
      const clock = createFakeClock();
      const cache = create(clock);
      const evidence = evidenceFor(clock);
      await cache.write(KEY, evidence);
      const found = await cache.read(KEY);
      expect(found).toEqual(evidence);
      expect(found).not.toBe(evidence);
    });

    it('replaces an entry', async () => {
      const clock = createFakeClock();
      const cache = create(clock);
      await cache.write(KEY, { ...evidenceFor(clock), depth: 'headers' });
      await cache.write(KEY, evidenceFor(clock));
      expect((await cache.read(KEY))?.depth).toBe('bytes');
    });

    it('forgets an entry when its life is over', async () => {
      const clock = createFakeClock();
      const cache = create(clock);
      await cache.write(KEY, evidenceFor(clock));
      clock.advance(60_000);
      expect(await cache.read(KEY)).toBeUndefined();
    });

    it('keeps partitions apart', async () => {
      const clock = createFakeClock();
      const cache = create(clock);
      await cache.write(KEY, evidenceFor(clock));
      expect(await cache.read({ ...KEY, partition: 'extension:a' })).toBeUndefined();
    });

    it('keeps every one of a hundred parallel writes', async () => {
      const clock = createFakeClock();
      const cache = create(clock);
      const keys = Array.from({ length: 100 }, (_, index) => ({
        ...KEY,
        canonicalUrl: `https://example.org/${index}`,
      }));
      await Promise.all(keys.map((key) => cache.write(key, evidenceFor(clock, key.canonicalUrl))));
      const found = await Promise.all(keys.map((key) => cache.read(key)));
      expect(found.every((evidence) => evidence !== undefined)).toBe(true);
    });
  });
}

/** Of a cache that can be emptied. */
export function describeClearing(
  name: string,
  create: (clock: FakeClock) => Cache & { clear(): Promise<void> },
): void {
  it(`${name} has nothing any more once it is emptied`, async () => {
    const clock = createFakeClock();
    const cache = create(clock);
    await cache.write(KEY, evidenceFor(clock));
    await cache.clear();
    expect(await cache.read(KEY)).toBeUndefined();
  });
}
