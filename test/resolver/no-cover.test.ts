import { describe, expect, it } from 'vitest';
import { resolveCover } from '../../src/resolver/resolve-cover';
import type { Progress, ResolveRequest } from '../../src/resolver/types';
import { DEFAULT_OPTIONS } from '../../src/resolver/types';
import { createFakePageReader } from '../ports/fake-page-reader';
import { createFakePorts } from '../ports/fake-ports';
import { articleImage, propertyMeta } from '../ports/sample-snapshot';
import { jpeg } from './video-answers';

const PAGE = 'https://news.example.org/story';
const GONE = 'https://cdn.example.org/gone.jpg';
const TILE = 'https://cdn.example.org/tile.jpg';

const REQUEST: ResolveRequest = {
  requestId: '1',
  url: PAGE,
  options: DEFAULT_OPTIONS,
  caller: { kind: 'user', privateWindow: false },
};

async function ports() {
  const tile = { attribute: 'name', key: 'msapplication-tileimage', content: TILE } as const;
  const answers = {
    [PAGE]: { status: 200 },
    [TILE]: { body: await jpeg(144, 144) },
    [GONE]: { status: 404 },
  };
  const page = { title: 'A story', metas: [propertyMeta('og:image', GONE), tile] };
  return { ...createFakePorts(answers), pages: createFakePageReader({ [PAGE]: page }) };
}

describe('a page without a cover', () => {
  it('tells its listener all that was seen, measured, with the terms against it, read or remembered', async () => {
    const world = await ports();
    for (let time = 0; time < 2; time += 1) {
      const heard: Progress[] = [];
      const asked = resolveCover(REQUEST, world, { onProgress: (progress) => heard.push(progress) });
      await expect(asked).rejects.toMatchObject({ reason: 'no_candidates' });
      expect(heard.at(-1)).toMatchObject({
        type: 'no-cover',
        canonical: { platform: 'web', canonical_url: PAGE },
        candidates: [
          { url: TILE, width: 144, height: 144 },
          { url: GONE, availability: { status: 'missing' }, score: null },
        ],
        scores: [{ bonuses: expect.arrayContaining([{ name: 'icon', points: -2_000 }]) }, { bonuses: [] }],
      });
    }
    expect(world.pages.addresses).toHaveLength(1);
  });

  it('answers with the same error, which says nothing of it', async () => {
    const fault = await resolveCover(REQUEST, await ports()).catch((error: unknown) => error);
    expect(JSON.stringify((fault as { details: unknown }).details)).not.toContain(TILE);
  });
});

describe('a page in a tab whose cover is gone', () => {
  const inTab = { ...REQUEST, tabId: 7 };
  const anew = { ...inTab, options: { ...DEFAULT_OPTIONS, refresh: true } };

  async function remembered(status: number) {
    const page = { source: 'live' as const, title: 'A story', metas: [propertyMeta('og:image', GONE)] };
    const world = createFakePorts({ [PAGE]: { status: 200 }, [GONE]: { body: await jpeg(1200, 630) } });
    const ports = { ...world, pages: createFakePageReader({ [PAGE]: page }) };
    expect((await resolveCover(inTab, ports)).best.url).toBe(GONE);
    world.fetch.answers.set(GONE, { status });
    await expect(resolveCover(anew, ports)).rejects.toMatchObject({ reason: 'no_candidates' });
    return ports;
  }

  it('has none afterwards either, once it was looked at anew', async () => {
    await expect(resolveCover(inTab, await remembered(404))).rejects.toMatchObject({
      reason: 'no_candidates',
    });
  });

  it('has the one that is remembered where a fault came between', async () => {
    expect((await resolveCover(inTab, await remembered(500))).best.url).toBe(GONE);
  });
});

describe('a picture far down in a page', () => {
  const small = ['line', 'points', 'area', 'ring', 'cap', 'corner'].map(
    (name) => `https://cdn.example.org/figures/${name}.png`,
  );
  const large = 'https://cdn.example.org/figures/lines-and-areas.png';
  const inText = { landmarks: [], linkHref: '', ancestorNames: '', nearbyText: '' };

  it('is the cover where all before it turn out to be signs, and it to be large', async () => {
    const sign = { body: await jpeg(100, 65) };
    const world = createFakePorts({
      [PAGE]: { status: 200 },
      [large]: { body: await jpeg(600, 387) },
      ...Object.fromEntries(small.map((url) => [url, sign])),
    });
    const images = [...small, large].map((src, index) => ({
      ...articleImage(index, { src }),
      context: inText,
    }));
    const pages = createFakePageReader({ [PAGE]: { title: 'Buffers', images } });
    const { best } = await resolveCover(REQUEST, { ...world, pages });
    expect(best).toMatchObject({ url: large, width: 600 });
  });
});
