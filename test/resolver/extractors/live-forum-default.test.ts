import { describe, expect, it } from 'vitest';
import { extractPictures } from '../../../src/resolver/extractors/extract-pictures';
import { articleImage, createSnapshot } from '../../ports/sample-snapshot';

const URL_OF_TOPIC = 'https://forum.example.org/t/which-router/4711';
const DECLARED = 'https://forum.example.org/uploads/default/original/1X/c8e1b6f2.png';

/** A topic in a tab, with a portrait beside the given post. */
function coverOf(post: string): string | undefined {
  const portrait = articleImage(0, { src: '/user_avatar/tessa/96/812_2.png', width: '48', height: '48' });
  const snapshot = createSnapshot({
    ...{ url: URL_OF_TOPIC, baseUrl: URL_OF_TOPIC, source: 'live', title: 'Which router?' },
    metas: [
      { attribute: 'name', key: 'generator', content: 'Discourse 3.2.0' },
      { attribute: 'property', key: 'og:image', content: DECLARED },
    ],
    images: [{ ...portrait, context: { ...portrait.context, post } }],
  });
  return extractPictures(snapshot).pictures.find(({ isCover }) => isCover)?.url;
}

describe('what a topic of Discourse declares in a tab and does not show', () => {
  it('is the forum’s own where the first post is there', () => {
    expect(coverOf('post 1')).toBeUndefined();
  });

  it('may be the first post’s where others are', () => {
    expect(coverOf('post 21')).toBe(DECLARED);
  });
});
