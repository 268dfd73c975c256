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

describe('how long answers stay', () => {
  it('ends at once for what was stored for longer than is chosen now', async () => {
    const clock = createFakeClock();
    let days = 7;
    const completeLifeSeconds = async () => (days * DAY_MS) / 1_000;
    const cache = createLifetimeCache({ cache: createMemoryCache({ clock }), clock, completeLifeSeconds });
    const expiresAtMs = clock.nowMs() + 7 * DAY_MS;
    await cache.write(KEY, sampleEvidence({ canonicalUrl: KEY.canonicalUrl, expiresAtMs }));
    expect(await cache.read(KEY)).toMatchObject({ expiresAtMs });
    days = 6;
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
