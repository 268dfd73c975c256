import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineExtractor } from '../../../src/resolver/extractors/define-extractor';
import { extractMeta } from '../../../src/resolver/extractors/extract-meta';
import { extractPictures } from '../../../src/resolver/extractors/extract-pictures';
import { openGraph } from '../../../src/resolver/extractors/open-graph';
import { COVER_THRESHOLD } from '../../../src/resolver/extractors/page-bonuses';
import type { SnapshotLayout } from '../../../src/resolver/page-snapshot';
import { articleImage, createSnapshot, propertyMeta } from '../../ports/sample-snapshot';
import { anySnapshot } from './any-snapshot';

const LAYOUT: SnapshotLayout = {
  ...{ currentSrc: 'https://example.org/shown.jpg', naturalWidth: 1_600, naturalHeight: 900 },
  ...{ renderedWidth: 800, renderedHeight: 450, top: 200, left: 0, isVisible: true },
};

describe('any snapshot', () => {
  it('yields absolute http(s) addresses, sums that are right, and never a throw', () => {
    fc.assert(
      fc.property(anySnapshot, (snapshot) => {
        const { pictures, warnings } = extractPictures(snapshot);
        expect(warnings.filter(({ message }) => !message.includes('JSON-LD'))).toEqual([]);
        for (const { url, points, bonuses, isCover } of pictures) {
          expect(new URL(url).href).toMatch(/^https?:\/\/[^/]/);
          expect(url.length).toBeLessThanOrEqual(4_096);
          expect(Number.isInteger(points)).toBe(true);
          expect(bonuses.reduce((sum, bonus) => sum + bonus.points, 0)).toBe(points);
          expect(isCover && points < COVER_THRESHOLD).toBe(false);
        }
        expect(new Set(pictures.map(({ url }) => url)).size).toBe(pictures.length);
      }),
      { numRuns: 500 },
    );
  });

  it('yields the same for the same, and leaves the snapshot as it was', () => {
    fc.assert(
      fc.property(anySnapshot, (snapshot) => {
        const before = structuredClone(snapshot);
        expect(extractPictures(structuredClone(snapshot))).toEqual(extractPictures(snapshot));
        expect(extractMeta(structuredClone(snapshot))).toEqual(extractMeta(snapshot));
        expect(snapshot).toEqual(before);
      }),
      { numRuns: 200 },
    );
  });

  it('says of itself nothing that is empty', () => {
    fc.assert(
      fc.property(anySnapshot, (snapshot) => {
        const values: unknown[] = Object.values(extractMeta(snapshot));
        expect(values.filter((value) => value === '' || value === undefined || value === 0)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('extractors', () => {
  it('that fail are warnings, and the others go on', () => {
    const failing = defineExtractor({
      name: 'failing',
      extract: () => {
        throw new TypeError('no such thing');
      },
    });
    const snapshot = createSnapshot({ metas: [propertyMeta('og:image', 'https://example.org/a.jpg')] });
    const { pictures, warnings } = extractPictures(snapshot, [failing, openGraph]);
    expect(pictures.map(({ url }) => url)).toEqual(['https://example.org/a.jpg']);
    expect(warnings).toMatchObject([{ step: 'collect', message: expect.stringContaining('no such thing') }]);
  });

  it('find more than 512 pictures: the best are kept and the number is said', () => {
    const images = Array.from({ length: 600 }, (_, index) => articleImage(index, { src: `/${index}.jpg` }));
    const metas = [propertyMeta('og:image', '/declared.jpg')];
    const { pictures, warnings } = extractPictures(createSnapshot({ images, metas }));
    expect(pictures).toHaveLength(512);
    expect(pictures[0]?.url).toBe('https://example.org/declared.jpg');
    expect(warnings).toMatchObject([
      { code: 'CANDIDATES_TRUNCATED', message: expect.stringContaining('601') },
    ]);
  });
});

describe('a live page', () => {
  it('is taken at what it shows, not at what a script would have loaded', () => {
    const image = { ...articleImage(0, { src: '/small.jpg', 'data-src': '/other.jpg' }), layout: LAYOUT };
    const [first] = extractPictures(createSnapshot({ source: 'live', images: [image] })).pictures;
    expect(first).toMatchObject({
      url: LAYOUT.currentSrc,
      declaredWidth: 1_600,
      declaredHeight: 900,
      layout: LAYOUT,
    });
  });

  it.each([
    ['by its width', '/small.jpg 320w, /shown.jpg 640w', 640, 427],
    ['by its density', '/small.jpg 1x, /shown.jpg 2x', 1_200, 800],
    ['by its width, from elsewhere', 'https://example.org/shown.jpg 800w', 800, 533],
  ])(
    'tells the pixels of the file that a browser chose %s, and not those of its place',
    (_, srcset, ...size) => {
      const chosen = { ...LAYOUT, naturalWidth: 600, naturalHeight: 400 };
      const image = { ...articleImage(0, { src: '/small.jpg', srcset }), layout: chosen };
      const { pictures } = extractPictures(createSnapshot({ source: 'live', images: [image] }));
      const [width, height] = size;
      expect(pictures[0]).toMatchObject({
        url: LAYOUT.currentSrc,
        declaredWidth: width,
        declaredHeight: height,
      });
    },
  );

  it('prefers what is seen to what is hidden', () => {
    const hidden = {
      ...articleImage(0, { src: '/h.jpg' }),
      layout: { ...LAYOUT, currentSrc: '', isVisible: false },
    };
    const seen = { ...articleImage(1, { src: '/s.jpg' }), layout: { ...LAYOUT, currentSrc: '' } };
    const { pictures } = extractPictures(createSnapshot({ source: 'live', images: [hidden, seen] }));
    expect(pictures.map(({ url }) => url)).toEqual([
      'https://example.org/s.jpg',
      'https://example.org/h.jpg',
    ]);
  });
});

describe('structured properties', () => {
  it('before any picture belong to the first', () => {
    const metas = [
      propertyMeta('og:image:width', '1200'),
      propertyMeta('og:image', '/a.jpg'),
      propertyMeta('og:image:url', '/a.jpg'),
      propertyMeta('og:image', '/b.jpg'),
      propertyMeta('og:image:alt', 'B'),
    ];
    expect(openGraph.extract(createSnapshot({ metas }))).toMatchObject([
      { url: 'https://example.org/a.jpg', declaredWidth: 1_200, alt: '' },
      { url: 'https://example.org/b.jpg', declaredWidth: null, alt: 'B' },
    ]);
  });

  it('of a page that names its keys like an object does are no harm', () => {
    const metas = ['constructor', '__proto__', 'toString'].map((key) => propertyMeta(key, '/a.jpg'));
    expect(openGraph.extract(createSnapshot({ metas }))).toEqual([]);
  });
});
