import { expect, it } from 'vitest';
import { extractPictures } from '../../../src/resolver/extractors/extract-pictures';
import { withoutStaleMetadata } from '../../../src/resolver/renewal/stale-metadata';
import { createSnapshot, propertyMeta } from '../../ports/sample-snapshot';

const SLASHES = '/'.repeat(200_000);

// A pattern that looks at each slash again from every slash before it takes minutes here.
it('an address that is nearly all slashes is looked at once', () => {
  const node = { '@type': 'Article', image: '/b.jpg', url: `https://example.org${SLASHES}a` };
  const state = { article: { path: `${SLASHES}a`, image: '/c.jpg' } };
  const snapshot = createSnapshot({
    url: 'https://example.org/a',
    jsonLd: [JSON.stringify(node)],
    dataScripts: [JSON.stringify(state)],
  });
  expect(extractPictures(snapshot).pictures.length).toBeGreaterThan(0);
});

it('nor is one that the page gives itself after it went from view to view', () => {
  const metas = [propertyMeta('og:url', `https://example.org${SLASHES}a`)];
  const views = { url: 'https://example.org/b', loadedUrl: 'https://example.org/a' };
  expect(withoutStaleMetadata(createSnapshot({ ...views, metas })).isStale).toBe(true);
});
