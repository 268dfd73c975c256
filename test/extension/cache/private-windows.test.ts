import { describe, expect, it, vi } from 'vitest';
import { createCache } from '../../../src/extension/cache/create-cache';
import { PRIVATE_PARTITION } from '../../../src/resolver/recall';
import { createExclusiveLock } from '../../ports/exclusive-lock';
import { createFakeClock } from '../../ports/fake-clock';
import { createFakeStorageArea } from '../../ports/fake-storage-area';
import { sampleEvidence } from '../../ports/sample-evidence';

const URL_OF_PAGE = 'https://example.org/lake';
const PRIVATE = { partition: PRIVATE_PARTITION, canonicalUrl: URL_OF_PAGE };
const ORDINARY = { partition: 'user', canonicalUrl: URL_OF_PAGE };

/** A cache with one answer of a private window and one of an ordinary one, in a browser with these windows left. */
async function cacheWith(left: { incognito: boolean }[] | undefined) {
  const clock = createFakeClock();
  const listeners: (() => void)[] = [];
  const windows = left && {
    getAll: async () => left,
    onRemoved: { addListener: (listener: () => void) => listeners.push(listener) },
  };
  const area = { ...createFakeStorageArea(), onChanged: { addListener: () => {} } };
  const parts = { area: area as never, lock: createExclusiveLock(), windows: windows as never };
  const cache = createCache(parts, clock, async () => 86_400);
  for (const key of [PRIVATE, ORDINARY])
    await cache.write(
      key,
      sampleEvidence({ canonicalUrl: URL_OF_PAGE, expiresAtMs: clock.nowMs() + 60_000 }),
    );
  return { cache, close: () => listeners.forEach((listener) => listener()) };
}

describe('what is kept of private windows', () => {
  it('goes with the last of them, and nothing else does', async () => {
    const { cache, close } = await cacheWith([{ incognito: false }]);
    expect(await cache.read(PRIVATE)).toBeDefined();
    close();
    await vi.waitFor(async () => expect(await cache.read(PRIVATE)).toBeUndefined());
    expect(await cache.read(ORDINARY)).toBeDefined();
  });

  it('stays while another one is open', async () => {
    const { cache, close } = await cacheWith([{ incognito: true }]);
    close();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(await cache.read(PRIVATE)).toBeDefined();
  });

  it('is kept the same where a browser has no windows', async () => {
    const { cache } = await cacheWith(undefined);
    expect(await cache.read(PRIVATE)).toBeDefined();
  });
});
