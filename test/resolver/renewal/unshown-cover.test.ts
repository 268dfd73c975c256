import { describe, expect, it } from 'vitest';
import { ResolveError } from '../../../src/resolver/errors';
import { extractPictures } from '../../../src/resolver/extractors/extract-pictures';
import type { PageSnapshot } from '../../../src/resolver/page-snapshot';
import { createFreshPage } from '../../../src/resolver/renewal/read-fresh';
import { withUnshownCover } from '../../../src/resolver/renewal/unshown-cover';
import { createFakeClock } from '../../ports/fake-clock';
import { createFakeFetch } from '../../ports/fake-fetch';
import { createFakePageReader } from '../../ports/fake-page-reader';
import { articleImage, createSnapshot, propertyMeta } from '../../ports/sample-snapshot';

const SITE = 'https://herbarium.example';
const PAGE = `${SITE}/plants/sundew`;
const COVER = `${SITE}/files/sundew-flowering.jpg`;
const TITLE = 'Sundew – Herbarium';
/** What an app leaves of a page once it is drawn: a sign of the site, and no data. */
const LIVE = createSnapshot({
  ...{ url: PAGE, baseUrl: PAGE, source: 'live', title: TITLE },
  images: [articleImage(0, { src: '/static/logo.png', class: 'site-logo', width: '60', height: '60' })],
});
const DATA = JSON.stringify({ plant: { title: 'Sundew', image: COVER } });

function setUp(fresh: Partial<PageSnapshot> | Error, fault?: Error) {
  const fetch = createFakeFetch({ [PAGE]: fault ? { fault } : {} });
  const pages = createFakePageReader({ [PAGE]: fresh });
  const caller = { kind: 'user', privateWindow: false } as const;
  const signal = new AbortController().signal;
  const context = { fetch, pages, clock: createFakeClock(), caller, freshness: 'default', signal } as const;
  const judge = (snapshot: PageSnapshot) =>
    withUnshownCover({ snapshot, own: extractPictures(snapshot) }, createFreshPage(snapshot.url, context));
  return { judge, pages };
}

describe('a live page that shows no cover', () => {
  it.each<[string, Partial<PageSnapshot>]>([
    ['its data for scripts', { dataScripts: [DATA] }],
    ['what it declares', { metas: [propertyMeta('og:image', COVER)] }],
    ['its JSON-LD', { jsonLd: [JSON.stringify({ '@type': 'Article', image: COVER })] }],
  ])('has the one of its fresh HTML: %s', async (_, fresh) => {
    const { judge } = setUp({ title: TITLE, ...fresh });
    const { snapshot, own } = await judge(LIVE);
    expect(own.pictures[0]).toMatchObject({ url: COVER, isCover: true });
    expect(own.pictures.map(({ url }) => url)).toContain(`${SITE}/static/logo.png`);
    expect(snapshot.source).toBe('live');
  });

  it.each<[string, Partial<PageSnapshot> | Error, Error?]>([
    ['the site is not allowed', { title: TITLE, dataScripts: [DATA] }, notAllowed()],
    ['the site does not answer', new ResolveError('http_status', 'The page answered with status 404.')],
    ['the HTML is of a form to log in', { title: 'Log in', metas: [propertyMeta('og:image', COVER)] }],
    ['the HTML leads elsewhere', { url: `${SITE}/login`, title: TITLE, dataScripts: [DATA] }],
    ['the HTML has none either', { title: TITLE, metas: LIVE.metas, images: LIVE.images }],
  ])('has none where %s', async (_, fresh, fault) => {
    const { judge } = setUp(fresh, fault);
    const judged = await judge(LIVE);
    expect(judged.snapshot).toBe(LIVE);
    expect(judged.own.pictures.filter(({ isCover }) => isCover)).toEqual([]);
  });
});

it.each<[string, Partial<PageSnapshot>]>([
  ['that shows its cover', { images: [articleImage(0, { src: COVER, width: '900', height: '600' })] }],
  ['that was fetched', { source: 'fetched' }],
])('a page %s is not asked for again', async (_, changes) => {
  const { judge, pages } = setUp({ title: TITLE, dataScripts: [DATA] });
  await judge({ ...LIVE, ...changes });
  expect(pages.addresses).toEqual([]);
});

function notAllowed() {
  return new ResolveError('permission_required', 'Allow it.', { origin: SITE });
}
