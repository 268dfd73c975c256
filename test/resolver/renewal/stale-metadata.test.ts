import { describe, expect, it } from 'vitest';
import { extractMeta } from '../../../src/resolver/extractors/extract-meta';
import { extractPictures } from '../../../src/resolver/extractors/extract-pictures';
import type { PageSnapshot, SnapshotLink } from '../../../src/resolver/page-snapshot';
import { withoutStaleMetadata } from '../../../src/resolver/renewal/stale-metadata';
import { articleImage, createSnapshot, propertyMeta } from '../../ports/sample-snapshot';

const SITE = 'https://courier.example';
const OLD = `${SITE}/old.jpg`;
const BODY = `${SITE}/body.jpg`;

function moved(to: string, facts: Partial<PageSnapshot> = {}, from = '/old'): PageSnapshot {
  const url = new URL(to, SITE).href;
  return createSnapshot({
    ...{ url, baseUrl: url, source: 'live', loadedUrl: new URL(from, SITE).href },
    title: 'The new story | The Courier',
    metas: [propertyMeta('og:image', OLD), propertyMeta('og:title', 'The old story')],
    images: [articleImage(0, { src: BODY, width: '900', height: '600' })],
    ...facts,
  });
}

const link = (facts: Partial<SnapshotLink>): SnapshotLink => ({
  ...{ rel: [], href: '/x', type: '', sizes: '', as: '', imagesrcset: '', itemprop: '' },
  ...facts,
});
const firstOf = (snapshot: PageSnapshot) => extractPictures(snapshot).pictures[0]?.url;
const isStale = (snapshot: PageSnapshot) => withoutStaleMetadata(snapshot).isStale;

describe('a page whose address changed since it was loaded', () => {
  it('is not believed where its head is of the view before: the body decides', () => {
    const page = moved('/new');
    expect(firstOf(page)).toBe(OLD);
    const trusted = withoutStaleMetadata(page);
    expect(trusted.isStale).toBe(true);
    expect(firstOf(trusted.snapshot)).toBe(BODY);
    expect(extractMeta(trusted.snapshot).title).toBe('The new story | The Courier');
  });

  it.each([
    ['another path', '/new', '/old'],
    ['another query', '/?id=2', '/?id=1'],
    ['another view of a hash router', '/#/b', '/#/a'],
    ['a view of a hash router after its start', '/#!/b', '/'],
  ])('counts as changed by %s', (_, to, from) => {
    expect(isStale(moved(to, {}, from))).toBe(true);
  });

  it.each([
    ['a place in the page', '/old#part-2', '/old'],
    ['a slash at the end', '/old/', '/old'],
    ['parameters that only track', '/old?utm_source=x&fbclid=1', '/old?gclid=2'],
    ['the order of its parameters', '/old?b=2&a=1', '/old?a=1&b=2'],
    ['the name of the folder’s file', '/old/index.html', '/old/'],
    ['the start of a hash router', '/old#/', '/old'],
    ['the host, which only a redirect changes', '/old', 'https://short.example/xyz'],
    ['nothing that is an address', '/new', 'about:blank'],
  ])('does not count as changed by %s', (_, to, from) => {
    const page = moved(to, {}, from);
    expect(withoutStaleMetadata(page)).toEqual({ snapshot: page, isStale: false });
  });

  it('is believed where nobody knows from where it was loaded', () => {
    const { loadedUrl: _, ...page } = moved('/new');
    expect(withoutStaleMetadata(page)).toEqual({ snapshot: page, isStale: false });
  });
});

describe('the proof that a head is of the present view', () => {
  const proved = (key: string, content: string, facts: Partial<PageSnapshot> = {}, to = '/new') =>
    !isStale(moved(to, { ...facts, metas: [propertyMeta(key, content), ...(facts.metas ?? [])] }));

  it.each([
    ['og:url', `${SITE}/new`, '/new'],
    ['og:url', '/new/', '/new?utm_medium=mail'],
    ['twitter:url', 'https://www.courier.example/new', '/new'],
    ['og:url', '/new', '/new?page=2'],
    ['og:url', 'http://courier.example/new', '/new'],
  ])('is an %s of %s at %s', (key, content, to) => {
    expect(proved(key, content, {}, to)).toBe(true);
  });

  it.each([
    ['og:url', '/old', '/new'],
    ['og:url', '/old', '/old?page=2'],
    ['og:url', '/', '/new'],
    ['og:url', '/', '/#/new'],
    ['og:url', 'https://other.example/new', '/new'],
    ['og:url', 'http://[broken', '/new'],
    ['og:image', '/new', '/new'],
  ])('is no %s of %s at %s', (key, content, to) => {
    expect(proved(key, content, {}, to)).toBe(false);
  });

  it('is no canonical link, which some sites keep up to date alone', () => {
    const links = [link({ rel: ['canonical'], href: '/new' })];
    expect(isStale(moved('/new', { links }))).toBe(true);
  });

  it.each([
    ['The new story', 'The new story'],
    ['The new story', 'the NEW story – Courier'],
    ['The new story', '(3) The new story'],
    ['The new story | Courier', 'The new story'],
    ['The new story', 'Courier: The new story'],
    ['A story', 'A story | The Paper of the Whole Valley'],
    ['氷の残る湖', '氷の残る湖｜谷間新聞'],
  ])('is a title %j beside %j', (content, title) => {
    const metas = [propertyMeta('og:site_name', 'The Paper of the Whole Valley')];
    expect(proved('og:title', content, { title, metas })).toBe(true);
    expect(proved('twitter:title', content, { title, metas })).toBe(true);
  });

  it.each([
    ['The old story', 'The new story'],
    ['Courier', 'The new story | Courier'],
    ['Courier', 'Courier'],
    ['The Courier', 'The Courier'],
    ['The Courier of Storms', 'Storms | The Courier of Storms'],
    ['Abc', 'Abc | B'],
    ['The new', 'The new story of the old lake'],
    ['', ''],
    ['!', '?'],
  ])('is no title %j beside %j', (content, title) => {
    const metas = [propertyMeta('og:site_name', 'The Courier')];
    expect(proved('og:title', content, { title, metas })).toBe(false);
  });

  it('counts only for what stands after it, where the tags of the first view are still there', () => {
    const newer = `${SITE}/newer.jpg`;
    const stated = (name: string, picture: string) => [
      propertyMeta('og:image', picture),
      propertyMeta('og:image:width', '1200'),
      propertyMeta('og:url', `/${name}`),
      propertyMeta('og:title', `The ${name} story`),
    ];
    const page = moved('/new', {
      metas: [propertyMeta('og:site_name', 'Courier'), ...stated('old', OLD), ...stated('new', newer)],
    });
    const { snapshot } = withoutStaleMetadata(page);
    expect(firstOf(snapshot)).toBe(newer);
    expect(extractPictures(snapshot).pictures.map(({ url }) => url)).not.toContain(OLD);
    expect(extractMeta(snapshot)).toMatchObject({ title: 'The new story', site_name: 'Courier' });
  });
});

describe('what is left out of a head that is not believed', () => {
  it('is what describes a view; what is true of the site stays', () => {
    const metas = [
      ...['og:image', 'og:description', 'twitter:image', 'article:published_time', 'og:site_name'],
    ].map((key) => propertyMeta(key, 'x'));
    const named = ['description', 'thumbnail', 'application-name'].map((key) => {
      return { attribute: 'name', key, content: 'x' } as const;
    });
    const itemprop = { attribute: 'itemprop', key: 'image', content: 'x' } as const;
    const { snapshot } = withoutStaleMetadata(moved('/new', { metas: [...metas, ...named, itemprop] }));
    expect(snapshot.metas.map(({ key }) => key)).toEqual(['og:site_name', 'application-name']);
  });

  it('are links to the picture and to its oEmbed; icons and the like stay', () => {
    const links = [
      link({ rel: ['image_src'] }),
      link({ rel: ['preload'], as: 'image' }),
      link({ rel: [], itemprop: 'thumbnailUrl' }),
      link({ rel: ['alternate'], type: 'application/json+oembed' }),
      link({ rel: ['icon'] }),
      link({ rel: ['manifest'] }),
      link({ rel: ['preload'], as: 'script' }),
    ];
    const { snapshot } = withoutStaleMetadata(moved('/new', { links }));
    expect(snapshot.links.map(({ rel, as }) => rel.join() + as)).toEqual([
      'icon',
      'manifest',
      'preloadscript',
    ]);
  });

  it.each([
    ['names this page', { '@type': 'Article', url: '/new', image: '/a.jpg' }, true],
    ['names it by its id', { '@type': 'Article', '@id': `${SITE}/new#article` }, true],
    ['is the main entity of it', { mainEntityOfPage: { '@type': 'WebPage', '@id': `${SITE}/new/` } }, true],
    ['names it by a reference', { '@type': 'Article', mainEntityOfPage: { '@id': '/new' } }, true],
    ['names it in a graph', { '@graph': [{ '@type': 'WebSite', url: '/' }, { url: '/new' }] }, true],
    ['names another page', { '@type': 'Article', url: '/old', image: '/a.jpg' }, false],
    ['names nothing at all', { '@type': 'Article', image: '/a.jpg' }, false],
    ['has an id of any page', { '@type': 'Article', '@id': '#article' }, false],
    ['only links to this page', { url: '/old', hasPart: { url: '/new' } }, false],
  ])('is JSON-LD, unless it is of this page: %s', (_, node, stays) => {
    const text = JSON.stringify(node);
    const { snapshot } = withoutStaleMetadata(moved('/new', { jsonLd: [text, '{broken'] }));
    expect(snapshot.jsonLd).toEqual(stays ? [text] : []);
  });
});

it('data for scripts is left out with the rest: it came with the first view', () => {
  const { snapshot } = withoutStaleMetadata(moved('/new', { dataScripts: ['{"cover":"/old.jpg"}'] }));
  expect(snapshot.dataScripts).toEqual([]);
});
