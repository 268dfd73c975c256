import { describe, expect, it } from 'vitest';
import { createSightings } from '../../../src/extension/cache/sightings-store';
import { createExclusiveLock } from '../../ports/exclusive-lock';
import { createFakeStorageArea } from '../../ports/fake-storage-area';

const PICTURE = 'https://cdn.example.org/share.png';
const sighting = (page: string, picture = PICTURE, partition = 'user') => ({
  ...{ partition, picture, site: 'example.org' },
  page: `https://example.org/${page}`,
});

function setUp() {
  const area = createFakeStorageArea();
  return { area, sightings: createSightings({ area, lock: createExclusiveLock() }) };
}

describe('the pictures that pages of a site declare', () => {
  it('are counted by the other pages that declared the same', async () => {
    const { sightings } = setUp();
    expect(await sightings.note(sighting('a'))).toBe(0);
    expect(await sightings.note(sighting('a'))).toBe(0);
    expect(await sightings.note(sighting('b'))).toBe(1);
    expect(await sightings.note(sighting('c'))).toBe(2);
    expect(await sightings.note(sighting('c', 'https://cdn.example.org/other.png'))).toBe(0);
  });

  it('are nobody else’s business', async () => {
    const { sightings } = setUp();
    await sightings.note(sighting('a'));
    expect(await sightings.note(sighting('b', PICTURE, 'extension:other'))).toBe(0);
  });

  it('are kept without their addresses', async () => {
    const { area, sightings } = setUp();
    await sightings.note(sighting('secret'));
    expect(JSON.stringify(await area.get(null))).not.toMatch(/secret|share|example/);
  });

  it('are forgotten, the oldest first', async () => {
    const { sightings } = setUp();
    await sightings.note(sighting('a'));
    for (let index = 0; index < 400; index += 1) await sightings.note(sighting('a', `${PICTURE}?${index}`));
    expect(await sightings.note(sighting('b'))).toBe(0);
    expect(await sightings.note(sighting('b', `${PICTURE}?399`))).toBe(1);
  });

  it('count as none where storage holds something else', async () => {
    const { area, sightings } = setUp();
    await area.set({ 'declared-pictures': { a: 7, b: [1] } });
    expect(await sightings.note(sighting('a'))).toBe(0);
  });

  it('are all kept when noted at once', async () => {
    const { sightings } = setUp();
    await Promise.all(['a', 'b', 'c'].map((page) => sightings.note(sighting(page))));
    expect(await sightings.note(sighting('d'))).toBe(3);
  });
});
