import { describe, expect, it } from 'vitest';
import { createFrontPages } from '../../../src/extension/cache/front-pages-store';
import { createExclusiveLock } from '../../ports/exclusive-lock';
import { createFakeStorageArea } from '../../ports/fake-storage-area';

const CARD = 'https://cdn.example.org/share.png';
const SITE = { partition: 'user', site: 'example.org' };
const card = { ...SITE, picture: CARD };

function setUp() {
  const area = createFakeStorageArea();
  return { area, fronts: createFrontPages({ area, lock: createExclusiveLock() }) };
}

describe('what front pages declare', () => {
  it('is not known before it is noted', async () => {
    const { fronts } = setUp();
    expect(await fronts.declares(card)).toBeUndefined();
    await fronts.note(SITE, [CARD]);
    expect(await fronts.declares(card)).toBe(true);
    expect(await fronts.declares({ ...card, picture: `${CARD}?2` })).toBe(false);
    expect(await fronts.declares({ ...card, site: 'www.example.org' })).toBeUndefined();
  });

  it('may be nothing', async () => {
    const { fronts } = setUp();
    await fronts.note(SITE, []);
    expect(await fronts.declares(card)).toBe(false);
  });

  it('is what was noted last', async () => {
    const { fronts } = setUp();
    await fronts.note(SITE, [CARD]);
    await fronts.note(SITE, []);
    expect(await fronts.declares(card)).toBe(false);
  });

  it('is nobody else’s business', async () => {
    const { fronts } = setUp();
    await fronts.note(SITE, [CARD]);
    expect(await fronts.declares({ ...card, partition: 'extension:other' })).toBeUndefined();
  });

  it('is kept without addresses', async () => {
    const { area, fronts } = setUp();
    await fronts.note(SITE, [CARD]);
    expect(JSON.stringify(await area.get(null))).not.toMatch(/share|example/);
  });

  it('is forgotten, the oldest site first, and of a site what is too much', async () => {
    const { fronts } = setUp();
    for (let index = 0; index <= 300; index += 1)
      await fronts.note({ ...SITE, site: `${index}.example` }, [CARD]);
    expect(await fronts.declares({ ...card, site: '0.example' })).toBeUndefined();
    expect(await fronts.declares({ ...card, site: '1.example' })).toBe(true);
    await fronts.note(SITE, [...Array.from({ length: 8 }, (_, index) => `${CARD}?${index}`), CARD]);
    expect(await fronts.declares(card)).toBe(false);
  });

  it('counts as unknown where storage holds something else', async () => {
    const { area, fronts } = setUp();
    await area.set({ 'front-pages': { a: 7 } });
    expect(await fronts.declares(card)).toBeUndefined();
    await area.set({ 'front-pages': 'x' });
    await fronts.note(SITE, [CARD]);
    expect(await fronts.declares(card)).toBe(true);
  });

  it('is all kept when noted at once', async () => {
    const { fronts } = setUp();
    const sites = ['a', 'b', 'c'].map((site) => ({ ...SITE, site }));
    await Promise.all(sites.map((site) => fronts.note(site, [CARD])));
    const known = sites.map((site) => fronts.declares({ ...site, picture: CARD }));
    expect(await Promise.all(known)).toEqual([true, true, true]);
  });
});
