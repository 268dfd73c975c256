// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readLivePage } from '../../src/page/read-live-page';
import type { PageSnapshot } from '../../src/resolver/page-snapshot';
import type { SitePageName } from '../replay/site-pages';
import { sitePageBytes, SITE_PAGES } from '../replay/site-pages';
import { readText } from './read-text';

/** What a document without a browser around it knows as well; the real one is in test/e2e/page-equality.test.ts. */
function plainFacts({
  title,
  language,
  metas,
  links,
  jsonLd,
  dataAttributes,
  images,
  isTruncated,
}: PageSnapshot) {
  const pictures = images.map(({ kind, index, attributes, context: { landmarks, linkHref } }) => {
    return { kind, index, attributes, landmarks, linkHref };
  });
  return { title, language, metas, links, jsonLd, dataAttributes, pictures, isTruncated };
}

const NAMES: SitePageName[] = ['article', 'journal', 'product', 'recipe', 'manual', 'kiji', 'note'];

describe('both readers', () => {
  it.each(NAMES)('give the same facts: %s', async (name) => {
    const bytes = await sitePageBytes(SITE_PAGES[name]);
    const decoded = new TextDecoder(name === 'kiji' ? 'shift_jis' : 'utf-8').decode(bytes);
    // Nothing is to be loaded here.
    const html = decoded.replace('stylesheet', 'prefetch');
    const fetched = await readText(html, { contentType: 'text/html; charset=utf-8' });
    const live = readLivePage(new DOMParser().parseFromString(html, 'text/html'));
    expect(plainFacts(live)).toEqual(plainFacts(fetched));
  });
});
