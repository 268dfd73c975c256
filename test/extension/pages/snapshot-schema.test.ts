import { describe, expect, it } from 'vitest';
import { snapshotSchema } from '../../../src/extension/pages/snapshot-schema';
import type { SnapshotImage } from '../../../src/resolver/page-snapshot';
import { SNAPSHOT_LIMITS } from '../../../src/resolver/page-snapshot';
import { articleImage, createSnapshot, propertyMeta } from '../../ports/sample-snapshot';

const layout = {
  currentSrc: 'https://example.org/a.jpg',
  naturalWidth: 1200,
  naturalHeight: 630,
  renderedWidth: 600.5,
  renderedHeight: 315.25,
  top: -20,
  left: 0,
  isVisible: true,
};
const image: SnapshotImage = { ...articleImage(0, { src: 'a.jpg', 'data-id': '7' }), layout };
const whole = createSnapshot({
  source: 'live',
  title: 'Title',
  metas: [propertyMeta('og:image', 'a.jpg')],
  links: [{ rel: ['icon'], href: 'i', type: '', sizes: '', as: '', imagesrcset: '', itemprop: '' }],
  jsonLd: ['{}'],
  dataScripts: ['{}'],
  programs: [],
  dataAttributes: [{ attribute: 'data-page', names: '', landmarks: ['main'], text: '{}' }],
  images: [image],
});

describe('what a script in a page answers', () => {
  it('is taken as it is where it is a snapshot', () => {
    expect(snapshotSchema.parse(whole)).toEqual(whole);
  });

  it('loses what is no part of a snapshot', () => {
    const more = { ...whole, cookie: 'c', images: [{ ...image, html: '<b>', layout: { ...layout, z: 1 } }] };
    expect(snapshotSchema.parse(more)).toEqual(whole);
  });

  it('keeps the page where one picture is a file in its own address', () => {
    const currentSrc = `data:image/png;base64,${'A'.repeat(SNAPSHOT_LIMITS.attributeLength)}`;
    const answer = { ...whole, images: [{ ...image, layout: { ...layout, currentSrc } }] };
    expect(snapshotSchema.parse(answer).images[0]?.layout?.currentSrc).toBe('');
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['text', 'snapshot'],
    ['a fetched page', { ...whole, source: 'fetched' }],
    ['no title', { ...whole, title: undefined }],
    ['metas that are none', { ...whole, metas: { length: 1 } }],
    ['a meta that names nothing', { ...whole, metas: [{ content: 'x' }] }],
    [
      'too many pictures',
      { ...whole, images: Array.from({ length: SNAPSHOT_LIMITS.images + 1 }, () => image) },
    ],
    [
      'a size that is none',
      { ...whole, images: [{ ...image, layout: { ...layout, naturalWidth: Number.NaN } }] },
    ],
    ['a negative size', { ...whole, images: [{ ...image, layout: { ...layout, renderedHeight: -1 } }] }],
    ['a picture of unknown kind', { ...whole, images: [{ ...image, kind: 'canvas' }] }],
  ])('is refused: %s', (_what, answer) => {
    expect(snapshotSchema.safeParse(answer).success).toBe(false);
  });
});
