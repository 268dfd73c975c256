import { describe, expect, it } from 'vitest';
import { createStorageCache, INDEX_NAME } from '../../../src/extension/cache/storage-cache';
import { createExclusiveLock } from '../../ports/exclusive-lock';
import { createFakeClock } from '../../ports/fake-clock';
import { createFakeStorageArea } from '../../ports/fake-storage-area';
import { sampleEvidence } from '../../ports/sample-evidence';

const DAY_MS = 86_400_000;

function setUp(bounds = { maxEntries: 10, maxBytes: 1_000_000 }) {
  const clock = createFakeClock();
  const area = createFakeStorageArea();
  const faults: unknown[] = [];
  const start = () =>
    createStorageCache({ area, lock, clock, bounds, onFault: (fault) => faults.push(fault) });
  const lock = createExclusiveLock();
  const key = (name: string | number) => ({ partition: 'user', canonicalUrl: `https://example.org/${name}` });
  const evidence = (name: string | number, lifeMs = DAY_MS) =>
    sampleEvidence({ canonicalUrl: key(name).canonicalUrl, expiresAtMs: clock.nowMs() + lifeMs });
  return { clock, area, faults, start, cache: start(), key, evidence };
}

/** Names of the entries in storage. */
function entryNames(items: ReadonlyMap<string, unknown>): string[] {
  return [...items.keys()].filter((name) => name !== INDEX_NAME);
}

describe('the storage cache', () => {
  it('is still whole for a worker that starts anew', async () => {
    const { cache, start, key, evidence } = setUp();
    await cache.write(key(1), evidence(1));
    expect(await start().read(key(1))).toEqual(evidence(1));
  });

  it('keeps an answer of a host that answers with a status no standard names', async () => {
    const { cache, start, key, evidence } = setUp();
    const [picture] = evidence(1).candidates;
    const refused = { ...picture!, availability: { status: 'blocked' as const, http_status: 999 } };
    await cache.write(key(1), { ...evidence(1), candidates: [picture!, refused] });
    expect((await start().read(key(1)))?.candidates).toContainEqual(refused);
  });

  it('keeps no URL in the names of its keys', async () => {
    const { area, cache, key, evidence } = setUp();
    await cache.write(key('secret'), evidence('secret'));
    expect([...area.items.keys()].join(' ')).not.toContain('secret');
  });

  it('evicts the least recently used when it holds too many', async () => {
    const { cache, clock, area, key, evidence } = setUp({ maxEntries: 3, maxBytes: 1_000_000 });
    for (const name of [1, 2, 3]) {
      await cache.write(key(name), evidence(name));
      clock.advance(120_000);
    }
    await cache.read(key(1));
    await cache.write(key(4), evidence(4));
    expect(await cache.read(key(2))).toBeUndefined();
    expect(await cache.read(key(1))).toBeDefined();
    expect(entryNames(area.items)).toHaveLength(3);
  });

  it('stays below its bytes', async () => {
    const { cache, area, key, evidence } = setUp({ maxEntries: 1_000, maxBytes: 3_000 });
    for (let name = 0; name < 20; name += 1) await cache.write(key(name), evidence(name));
    const bytes = entryNames(area.items).reduce(
      (sum, name) => sum + JSON.stringify(area.items.get(name)).length,
      0,
    );
    expect(bytes).toBeLessThanOrEqual(3_000);
    expect(await cache.read(key(19))).toBeDefined();
  });

  it('stays bounded when the clock is set back', async () => {
    const { cache, clock, area, key, evidence } = setUp({ maxEntries: 5, maxBytes: 1_000_000 });
    for (let name = 0; name < 5; name += 1) await cache.write(key(name), evidence(name));
    clock.advance(-3_600_000);
    for (let name = 5; name < 30; name += 1) await cache.write(key(name), evidence(name));
    expect(entryNames(area.items)).toHaveLength(5);
    expect(await cache.read(key(29))).toBeDefined();
  });

  it('drops expired entries at the next write', async () => {
    const { cache, clock, area, key, evidence } = setUp();
    await cache.write(key(1), evidence(1, 1_000));
    clock.advance(1_001);
    await cache.write(key(2), evidence(2));
    expect(entryNames(area.items)).toHaveLength(1);
  });

  it('makes room and tries again when storage is full', async () => {
    const { cache, area, key, evidence } = setUp({ maxEntries: 100, maxBytes: 1_000_000 });
    for (let name = 0; name < 20; name += 1) await cache.write(key(name), evidence(name));
    area.quotaBytes = JSON.stringify([...area.items]).length;
    await cache.write(key('more'), evidence('more'));
    expect(await cache.read(key('more'))).toBeDefined();
    expect(entryNames(area.items).length).toBeLessThan(20);
  });

  it('rejects when the answer could not be stored, and keeps what it had', async () => {
    const { cache, area, key, evidence } = setUp();
    await cache.write(key(1), evidence(1));
    area.fail = (operation) => (operation === 'set' ? new Error('QUOTA_BYTES quota exceeded') : undefined);
    await expect(cache.write(key(2), evidence(2))).rejects.toThrow('quota');
    area.fail = () => undefined;
    await cache.write(key(3), evidence(3));
    expect(await cache.read(key(3))).toBeDefined();
  });

  it.each([
    ['another shape', { version: 1, partition: 'user', evidence: { candidates: 'x' } }],
    ['another version', { version: 99 }],
    ['nothing', null],
    ['text', 'x'],
  ])('takes %s in storage for a miss', async (_what, damaged) => {
    const { cache, area, key, evidence } = setUp();
    await cache.write(key(1), evidence(1));
    for (const name of entryNames(area.items)) area.items.set(name, damaged);
    expect(await cache.read(key(1))).toBeUndefined();
    await cache.write(key(1), evidence(1));
    expect(await cache.read(key(1))).toEqual(evidence(1));
  });

  it.each([[undefined], ['x'], [{ version: 0, entries: {} }], [{ version: 1, entries: 'x' }]])(
    'starts empty when its index is %j, so that no entry is forgotten in storage',
    async (index) => {
      const { cache, area, key, evidence } = setUp();
      await cache.write(key(1), evidence(1));
      area.items.set('settings', { mine: true });
      if (index === undefined) area.items.delete(INDEX_NAME);
      else area.items.set(INDEX_NAME, index);
      await cache.write(key(2), evidence(2));
      expect(entryNames(area.items).toSorted()).toHaveLength(2);
      expect(area.items.get('settings')).toEqual({ mine: true });
      expect(await cache.read(key(2))).toBeDefined();
    },
  );

  it('takes an entry from the future for a miss: the clock was set back', async () => {
    const { cache, clock, key, evidence } = setUp();
    await cache.write(key(1), evidence(1));
    clock.advance(-2 * DAY_MS);
    expect(await cache.read(key(1))).toBeUndefined();
  });

  it('passes on a store that cannot be read', async () => {
    const { cache, area, key } = setUp();
    area.fail = () => new Error('Corruption: block checksum mismatch');
    await expect(cache.read(key(1))).rejects.toThrow('Corruption');
  });

  it('reports a note of the last use that failed, and answers', async () => {
    const { cache, area, clock, faults, key, evidence } = setUp();
    await cache.write(key(1), evidence(1));
    clock.advance(120_000);
    area.fail = (operation) => (operation === 'set' ? new Error('disk') : undefined);
    expect(await cache.read(key(1))).toBeDefined();
    await expect.poll(() => faults).toHaveLength(1);
  });
});
