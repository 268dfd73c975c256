import { describe, expect, it } from 'vitest';
import { extractPictures } from '../../../src/resolver/extractors/extract-pictures';
import type { SnapshotImage, SnapshotLayout } from '../../../src/resolver/page-snapshot';
import { articleImage, createSnapshot } from '../../ports/sample-snapshot';

const SITE = 'https://example.org';
const PHOTO = `${SITE}/media/clock-keeper.jpg`;

/** What a browser has loaded, and the place that the page gives it: 800x450 CSS pixels unless told otherwise. */
function loaded(file: string, natural: [number, number], rendered: [number, number] = [800, 450]) {
  const layout: SnapshotLayout = {
    ...{ currentSrc: `${SITE}${file}`, naturalWidth: natural[0], naturalHeight: natural[1] },
    ...{ renderedWidth: rendered[0], renderedHeight: rendered[1], top: 2_400, left: 0, isVisible: true },
  };
  return { src: file, layout };
}

function firstOf(...images: SnapshotImage[]) {
  return extractPictures(createSnapshot({ source: 'live', images })).pictures[0];
}

describe('a picture that the page has not asked for yet, further down than the user has read', () => {
  it.each<[string, ReturnType<typeof loaded>, Record<string, string>]>([
    ['a transparent file', loaded('/img/blank-16x9.gif', [16, 9]), { 'data-image': PHOTO }],
    ['a small one, in its own size', loaded('/img/none.gif', [60, 60], [60, 60]), { file: PHOTO }],
    ['a blurred copy', loaded('/lqip/7f2.jpg', [32, 18]), { 'data-src': PHOTO }],
    ['a drawing', loaded('/img/book.svg', [100, 40], [100, 40]), { 'data-src': PHOTO }],
    ['a file for what has no picture', loaded('/img/nocover.jpg', [600, 750]), { 'data-original': PHOTO }],
  ])('is its own cover, and as large as its place, where %s stands in for it', (_, { src, layout }, late) => {
    const image = { ...articleImage(0, { src, ...late }), layout };
    const first = firstOf(image);
    expect(first).toMatchObject({ url: PHOTO, isCover: true });
    expect(first?.bonuses.map(({ name }) => name)).not.toContain('size_tiny');
  });

  it('is told by several that show the same file and name another each', () => {
    const images = [1, 2, 3].map((number) => {
      const { src, layout } = loaded('/img/waiting.jpg', [640, 360]);
      return { ...articleImage(number, { src, 'data-original': `/media/${number}.jpg` }), layout };
    });
    expect(firstOf(...images)?.url).toBe(`${SITE}/media/1.jpg`);
  });
});

it('a picture that has come counts as it is, though the page names the same stand-in for all', () => {
  const images = [1, 2, 3].map((number) => {
    const { layout } = loaded(`/media/shown-${number}.jpg`, [900, 600]);
    return {
      ...articleImage(number, { src: '/img/waiting.jpg', 'data-src': `/media/${number}.jpg` }),
      layout,
    };
  });
  expect(firstOf(...images)).toMatchObject({ url: `${SITE}/media/shown-1.jpg`, declaredWidth: 900 });
});

describe('what is large on all pages of a site, and leads none of them', () => {
  const top = { top: 0, isVisible: true, left: 0, renderedWidth: 940 };
  const termsOf = (image: SnapshotImage) => firstOf(image)?.bonuses.map(({ name }) => name);

  it.each([
    ['a strip', 240, false],
    ['an opening', 520, true],
  ])('%s behind its head', (_, renderedHeight, isLead) => {
    const layout = {
      ...top,
      currentSrc: `${SITE}/m/moss.jpg`,
      naturalWidth: 0,
      naturalHeight: 0,
      renderedHeight,
    };
    const style = 'background-image:url("/m/moss.jpg")';
    const terms = termsOf({ ...articleImage(0, { style }), kind: 'background', layout });
    expect(terms?.includes('prominent')).toBe(isLead);
  });

  it('what lies beside the screen', () => {
    const { src, layout } = loaded('/media/counter.jpg', [900, 400]);
    const terms = termsOf({ ...articleImage(0, { src }), layout: { ...layout, top: 0, left: -9_999 } });
    expect(terms).not.toContain('prominent');
  });

  it.each([
    ['/Themes/default/images/tractor.jpg', false],
    ['/media/images/tractor.jpg', true],
  ])('%s', (src, isLead) => {
    const layout = { ...loaded(src, [900, 400]).layout, top: 0 };
    expect(termsOf({ ...articleImage(0, { src }), layout })?.includes('prominent')).toBe(isLead);
  });
});
