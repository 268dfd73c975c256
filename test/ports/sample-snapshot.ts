import type { PageSnapshot, SnapshotImage, SnapshotMeta } from '../../src/resolver/page-snapshot';

/** A page without anything, and the given facts. */
export function createSnapshot(facts: Partial<PageSnapshot> = {}): PageSnapshot {
  return {
    url: 'https://example.org/page',
    baseUrl: 'https://example.org/page',
    source: 'fetched',
    title: '',
    language: '',
    metas: [],
    links: [],
    jsonLd: [],
    dataScripts: [],
    programs: [],
    dataAttributes: [],
    images: [],
    isTruncated: false,
    ...facts,
  };
}

/** `<meta property=… content=…>`. */
export function propertyMeta(key: string, content: string): SnapshotMeta {
  return { attribute: 'property', key, content };
}

/** An `<img>` of the page's article. */
export function articleImage(index: number, attributes: Record<string, string>): SnapshotImage {
  return {
    kind: 'img',
    index,
    attributes,
    isInNoscript: false,
    context: { landmarks: ['main', 'article'], linkHref: '', ancestorNames: '', nearbyText: '' },
  };
}
