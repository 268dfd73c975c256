import { describe, expect, it } from 'vitest';
import { readCacheSize, onCacheCleared } from '../../../src/extension/cache/cache-size';
import { createLifetimeCache } from '../../../src/extension/cache/lifetime-cache';
import { createMemoryCache } from '../../../src/extension/cache/memory-cache';
import { createStorageCache } from '../../../src/extension/cache/storage-cache';
import { createExclusiveLock } from '../../ports/exclusive-lock';
import { createFakeClock } from '../../ports/fake-clock';
import { createFakeStorageArea } from '../../ports/fake-storage-area';
import { sampleEvidence } from '../../ports/sample-evidence';

const KEY = { partition: 'user', canonicalUrl: 'https://example.org/a' };
const DAY_MS = 86_400_000;

function cacheOf(cacheDays: number) {
  const clock = createFakeClock();
  const life = { cacheDays };
  const cache = createLifetimeCache({ cache: createMemoryCache({ clock }), clock, lifeOf: async () => life });
  const write = (lifeMs: number) =>
    cache.write(KEY, sampleEvidence({ canonicalUrl: KEY.canonicalUrl, expiresAtMs: clock.nowMs() + lifeMs }));
  return { cache, clock, life, write };
}

describe('how long answers stay', () => {
  it('is as many days as the user chose, for complete ones', async () => {
    const { cache, clock, write } = cacheOf(7);
    await write(DAY_MS);
    clock.advance(7 * DAY_MS - 1);
    expect(await cache.read(KEY)).toBeDefined();
    clock.advance(1);
    expect(await cache.read(KEY)).toBeUndefined();
  });

  it('is as short as ever for those with warnings', async () => {
    const { cache, clock, write } = cacheOf(7);
    await write(600_000);
    clock.advance(600_000);
    expect(await cache.read(KEY)).toBeUndefined();
  });

  it('ends at once for what was stored for longer than is chosen now', async () => {
    const { cache, life, write } = cacheOf(7);
    await write(DAY_MS);
    life.cacheDays = 1;
    expect(await cache.read(KEY)).toBeUndefined();
  });
});

it('says how much the storage holds, and hears when another page empties it', async () => {
  const area = createFakeStorageArea();
  const clock = createFakeClock();
  const onFault = (fault: unknown) => expect.unreachable(String(fault));
  const cache = createStorageCache({ area, clock, lock: createExclusiveLock(), onFault });
  expect(await readCacheSize(area)).toEqual({ entries: 0, bytes: 0 });
  await cache.write(
    KEY,
    sampleEvidence({ canonicalUrl: KEY.canonicalUrl, expiresAtMs: clock.nowMs() + DAY_MS }),
  );
  const { entries, bytes } = await readCacheSize(area);
  expect([entries, bytes > 100]).toEqual([1, true]);

  let hear = (_changes: Record<string, { newValue?: unknown }>) => {};
  let cleared = 0;
  onCacheCleared(
    { ...area, onChanged: { addListener: (listener) => (hear = listener) } },
    () => (cleared += 1),
  );
  hear({ 'cover-cache-index': { newValue: {} } });
  hear({ settings: {} });
  expect(cleared).toBe(0);
  hear({ 'cover-cache-index': {} });
  expect(cleared).toBe(1);
});
