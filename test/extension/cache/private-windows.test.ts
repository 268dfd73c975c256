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
  const open = [{ incognito: true }];
  const clock = createFakeClock();
  const listeners: (() => void)[] = [];
  const windows = left && {
    getAll: async () => open,
    onRemoved: { addListener: (listener: () => void) => listeners.push(listener) },
  };
  const area = { ...createFakeStorageArea(), onChanged: { addListener: () => {} } };
  const parts = { area: area as never, lock: createExclusiveLock(), windows: windows as never };
  const cache = createCache(parts, clock, async () => 86_400);
  const evidence = () => sampleEvidence({ canonicalUrl: URL_OF_PAGE, expiresAtMs: clock.nowMs() + 60_000 });
  for (const key of [PRIVATE, ORDINARY]) await cache.write(key, evidence());
  const close = () => {
    open.splice(0, open.length, ...(left ?? []));
    for (const listener of listeners) listener();
  };
  const write = () => cache.write(PRIVATE, evidence());
  return { cache, close, write };
}

describe('what is kept of private windows', () => {
  it('goes with the last of them, and nothing else does', async () => {
    const { cache, close } = await cacheWith([{ incognito: false }]);
    expect(await cache.read(PRIVATE)).toBeDefined();
    close();
    await vi.waitFor(async () => expect(await cache.read(PRIVATE)).toBeUndefined());
    expect(await cache.read(ORDINARY)).toBeDefined();
  });

  it('is not written after that by a search that was under way', async () => {
    const { cache, close, write } = await cacheWith([{ incognito: false }]);
    close();
    await write();
    expect(await cache.read(PRIVATE)).toBeUndefined();
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
