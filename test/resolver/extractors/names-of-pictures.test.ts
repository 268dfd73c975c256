import { describe, expect, it } from 'vitest';
import { bodyImages } from '../../../src/resolver/extractors/body-images';
import { articleImage, createSnapshot } from '../../ports/sample-snapshot';

/** The terms of a large picture inside an element of these class names. */
function termsWithin(ancestorNames: string): string[] {
  const image = articleImage(0, { src: '/media/p7.jpg', width: '640', height: '400' });
  const within = { ...image, context: { ...image.context, ancestorNames } };
  const [found] = bodyImages.extract(createSnapshot({ images: [within] }));
  return found?.bonuses.map(({ name }) => name) ?? [];
}

/** The terms of a large picture of these class names, or of these attributes. */
function termsOf(attributes: Record<string, string>): string[] {
  const image = articleImage(0, { src: '/media/p7.jpg', width: '640', height: '400', ...attributes });
  const [found] = bodyImages.extract(createSnapshot({ images: [image] }));
  return found?.bonuses.map(({ name }) => name) ?? [];
}

describe('what sites call a picture itself', () => {
  it.each(['related-thumbnail', 'recommendation-image', 'up-next', 'next-post-image', 'footer-image'])(
    '%s is of others',
    (name) => {
      expect(termsOf({ class: name })).toContain('list_names');
      expect(termsOf({ 'data-testid': name })).toContain('list_names');
    },
  );

  it.each(['main-img', 'bigPic', 'article-img', 'story-image'])('%s leads', (name) => {
    expect(termsOf({ id: name })).toContain('lead_names');
  });

  it.each([
    { fetchpriority: 'high' },
    { elementtiming: 'hero' },
    { 'data-hero-image': '' },
    { 'data-priority': 'true' },
  ])('%o leads', (attributes) => {
    expect(termsOf(attributes)).toContain('lead_names');
  });

  it.each([{ fetchpriority: 'low' }, { 'data-main-image': '' }, { 'data-cover': '3' }, { class: 'related' }])(
    '%o does not',
    (attributes) => {
      expect(termsOf(attributes)).not.toContain('lead_names');
    },
  );

  it.each(['decor', 'bg-pattern', 'wave', 'blob', 'watermark', 'blurred'])('%s adorns', (name) => {
    expect(termsOf({ class: name })).toContain('decoration');
  });

  it.each(['d-none', 'hidden', 'is-hidden', 'sr-only', 'screen-reader-text', 'print-only'])(
    '%s is not shown',
    (name) => {
      expect(termsOf({ class: name })).toContain('hidden');
      expect(termsWithin(name)).toContain('hidden');
    },
  );

  it.each(['hidden md:block', 'd-none d-lg-flex', 'overflow-hidden', 'hidden-xs', 'hide-caption'])(
    '%s is shown',
    (name) => {
      expect(termsWithin(name)).not.toContain('hidden');
    },
  );
});
