import { expect, it } from 'vitest';
import { extractPictures } from '../../../src/resolver/extractors/extract-pictures';
import type { SnapshotImage, SnapshotLayout } from '../../../src/resolver/page-snapshot';
import { articleImage, createSnapshot } from '../../ports/sample-snapshot';

const SITE = 'https://example.org';

interface Shown {
  url: string;
  natural?: [number, number];
  rendered: [number, number];
  context?: Partial<SnapshotImage['context']>;
  attributes?: SnapshotImage['attributes'];
  more?: Partial<Pick<SnapshotImage, 'kind'>> & Pick<SnapshotLayout, 'isRepeated'>;
}

/** A picture near the top of a live page, outside of its text. */
function shown({ url, natural = [0, 0], rendered, context = {}, attributes = {}, more = {} }: Shown) {
  const image = articleImage(0, { src: url, ...attributes });
  const { kind = 'img', ...layout } = more;
  return {
    ...image,
    kind,
    context: { ...image.context, landmarks: [], ancestorNames: '', nearbyText: '', ...context },
    layout: {
      ...{ currentSrc: url, naturalWidth: natural[0], naturalHeight: natural[1] },
      ...{ renderedWidth: rendered[0], renderedHeight: rendered[1], top: 200, left: 0, isVisible: true },
      ...layout,
    },
  } satisfies SnapshotImage;
}

function coverOf(...images: SnapshotImage[]): string | null {
  const snapshot = createSnapshot({
    source: 'live',
    title: 'Rules of the club',
    metas: [],
    images: images.map((image, index) => ({ ...image, index })),
  });
  return extractPictures(snapshot).pictures.find(({ isCover }) => isCover)?.url ?? null;
}

it('a strip across the head of a page is no cover, however wide it is shown', () => {
  expect(
    coverOf(shown({ url: `${SITE}/up/c1.jpg`, natural: [1600, 320], rendered: [1600, 320] })),
  ).toBeNull();
});

it('a picture that leads to another page is no cover, however large it is shown', () => {
  const teaser = (at: number) =>
    shown({
      url: `${SITE}/up/${at}-480x320.jpg`,
      natural: [480, 320],
      rendered: [480, 320],
      context: { linkHref: `/jobs/${at}`, ancestorNames: 'puff' },
    });
  expect(coverOf(teaser(1), teaser(2))).toBeNull();
});

it('an advertisement is no cover, however large it is shown', () => {
  const context = { landmarks: ['article'] };
  const attributes = { alt: 'Advertisement' };
  const sizes = { natural: [1200, 800], rendered: [704, 800] } as Pick<Shown, 'natural' | 'rendered'>;
  expect(coverOf(shown({ url: `${SITE}/up/night.jpg`, ...sizes, context, attributes }))).toBeNull();
});

it('a file of signs is no cover, however large it is beside the place that shows one', () => {
  const sign = { url: `${SITE}/gfx/abc.png`, natural: [240, 160] } as const;
  expect(coverOf(shown({ ...sign, natural: [240, 160], rendered: [20, 20] }))).toBeNull();
  expect(coverOf(shown({ ...sign, natural: [240, 160], rendered: [240, 160] }))).toBe(sign.url);
});

it('what is repeated behind the page is no cover; the same once is', () => {
  const behind = (isRepeated: boolean) =>
    shown({
      url: `${SITE}/up/linen.jpg`,
      rendered: [1264, 884],
      more: { kind: 'background', ...(isRepeated ? { isRepeated: true } : {}) },
    });
  expect(coverOf(behind(true))).toBeNull();
  expect(coverOf(behind(false))).toBe(`${SITE}/up/linen.jpg`);
});

it('a wiki shows a file as wide as an editor liked, and says how large it is', () => {
  const sizes = { natural: [250, 333], rendered: [250, 333] } as Pick<Shown, 'natural' | 'rendered'>;
  const attributes = { width: '250', 'data-file-width': '2000', 'data-file-height': '2664' };
  const picture = shown({ url: `${SITE}/w/images/thumb/9/9e/Well.jpg/250px-Well.jpg`, ...sizes, attributes });
  const { pictures } = extractPictures(createSnapshot({ source: 'live', metas: [], images: [picture] }));
  expect(pictures[0]?.bonuses).toContainEqual(expect.objectContaining({ name: 'size_large' }));
});

it('of a small file and one that tells no size the second leads, where the first is shown as one to choose by', () => {
  const small = `${SITE}/pics/thumbs/kettle.jpg`;
  const large = `${SITE}/pics/large/kettle.jpg`;
  const rendered = (side: number) => {
    const image = shown({ url: small, natural: [150, 100], rendered: [side, side] });
    const text = `{gallery: 'g', smallimage: '${SITE}/pics/small/kettle.jpg', largeimage: '${large}'}`;
    const data = { attribute: 'rel', names: 'zoom', landmarks: [], text };
    const snapshot = createSnapshot({ source: 'live', metas: [], images: [image], dataAttributes: [data] });
    return extractPictures(snapshot).pictures.find(({ url }) => url.endsWith('/kettle.jpg'))?.url;
  };
  expect(rendered(70)).toBe(large);
});

it('what is shown large far below the first screen is no likelier for that', () => {
  const named = shown({
    url: `${SITE}/up/rules-of-the-club.jpg`,
    natural: [220, 180],
    rendered: [220, 180],
    context: { nearbyText: 'Rules of the club' },
  });
  const below = shown({ url: `${SITE}/up/a81.jpg`, natural: [640, 400], rendered: [640, 400] });
  const at = (top: number) => coverOf(named, { ...below, layout: { ...below.layout, top } });
  expect(at(1_400)).toBe(`${SITE}/up/rules-of-the-club.jpg`);
});
