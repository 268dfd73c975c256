import { describe, expect, it } from 'vitest';
import { ResolveError } from '../../../src/resolver/errors';
import { extractPictures } from '../../../src/resolver/extractors/extract-pictures';
import type { PageSnapshot } from '../../../src/resolver/page-snapshot';
import {
  createFreshPage,
  FRESH_PAGE_TIMEOUT_MS,
  type FreshContext,
} from '../../../src/resolver/renewal/read-fresh';
import { renewMetadata } from '../../../src/resolver/renewal/renew-metadata';
import { createFakeClock } from '../../ports/fake-clock';
import { createFakeFetch } from '../../ports/fake-fetch';
import { createFakePageReader } from '../../ports/fake-page-reader';
import { articleImage, createSnapshot, propertyMeta } from '../../ports/sample-snapshot';

const SITE = 'https://courier.example';
const PAGE = `${SITE}/new`;
const [OLD, NEW, BODY] = ['old', 'new', 'body'].map((name) => `${SITE}/${name}-picture.jpg`) as [
  string,
  string,
  string,
];
const LIVE = createSnapshot({
  ...{ url: PAGE, baseUrl: PAGE, source: 'live', loadedUrl: `${SITE}/old`, title: 'The new story' },
  metas: [propertyMeta('og:image', OLD), propertyMeta('og:title', 'The old story')],
  images: [articleImage(0, { src: BODY, width: '900', height: '600' })],
});

function setUp(fresh: Partial<PageSnapshot> | Error, fault?: Error) {
  const fetch = createFakeFetch({ [PAGE]: fault ? { fault } : {} });
  const pages = createFakePageReader({ [PAGE]: fresh });
  const clock = createFakeClock();
  const caller = { kind: 'user', privateWindow: false } as const;
  const signal = new AbortController().signal;
  const context = { fetch, pages, clock, caller, freshness: 'default', signal } as const;
  return { context, pages, clock };
}

const renew = (page: PageSnapshot, context: FreshContext) =>
  renewMetadata(page, createFreshPage(page.url, context));
const firstOf = (page: PageSnapshot) => extractPictures(page).pictures[0]?.url;

describe('a live page with a head left over from another view', () => {
  it('takes the description from its fresh HTML, and keeps the body that the tab shows', async () => {
    const { context, pages } = setUp({ metas: [propertyMeta('og:image', NEW)], images: [] });
    const { snapshot, warnings } = await renew(LIVE, context);
    expect(firstOf(snapshot)).toBe(NEW);
    expect(extractPictures(snapshot).pictures.map(({ url }) => url)).toEqual([NEW, BODY]);
    expect(snapshot.source).toBe('live');
    expect(warnings).toMatchObject([
      { code: 'STALE_METADATA', message: expect.stringMatching(/from the site/) },
    ]);
    expect(pages.addresses).toEqual([{ kind: 'url', url: PAGE }]);
  });

  it.each<[string, Partial<PageSnapshot> | Error, Error?]>([
    ['the site is not allowed', { metas: [propertyMeta('og:image', NEW)] }, notAllowed()],
    ['the page is not there', new ResolveError('http_status', 'The page answered with status 404.')],
    ['it leads to another page', { url: `${SITE}/login`, metas: [propertyMeta('og:image', NEW)] }],
    [
      'every address sends the same shell',
      { title: 'Courier', metas: [propertyMeta('og:image', OLD), propertyMeta('og:title', 'Courier')] },
    ],
    ['it declares nothing', {}],
  ])('is decided by its body where %s', async (_, fresh, fault) => {
    const { context } = setUp(fresh, fault);
    const { snapshot, warnings } = await renew(LIVE, context);
    expect(firstOf(snapshot)).toBe(BODY);
    expect(warnings).toMatchObject([{ code: 'STALE_METADATA', message: expect.stringMatching(/it shows/) }]);
  });

  it('takes its JSON-LD, and its data for scripts in place of the tab’s', async () => {
    const jsonLd = [JSON.stringify({ '@type': 'Article', url: PAGE, image: NEW })];
    const { context } = setUp({ jsonLd, dataScripts: ['{"fresh":1}'] });
    const { snapshot } = await renew({ ...LIVE, dataScripts: ['{"old":1}'] }, context);
    expect(firstOf(snapshot)).toBe(NEW);
    expect(snapshot.dataScripts).toEqual(['{"fresh":1}']);
  });

  it('is asked of nobody where the site is not allowed', async () => {
    const { context, pages } = setUp({}, notAllowed());
    await renew(LIVE, context);
    expect(pages.addresses).toEqual([]);
  });

  it('keeps a picture of the view before where the fresh HTML of this view declares it, too', async () => {
    const { context } = setUp({ title: 'The new story', metas: [propertyMeta('og:image', OLD)] });
    expect(firstOf((await renew(LIVE, context)).snapshot)).toBe(OLD);
  });

  it('resolves fresh addresses where the fresh page has another base', async () => {
    const fresh = { baseUrl: `${SITE}/files/`, metas: [propertyMeta('og:image', 'photo.jpg')] };
    const { snapshot } = await renew(LIVE, setUp(fresh).context);
    expect(firstOf(snapshot)).toBe(`${SITE}/files/photo.jpg`);
  });

  it('is not fetched where a fragment names the view: no server sees it', async () => {
    const { context, pages } = setUp({});
    const url = `${PAGE}#/b`;
    const { warnings } = await renew({ ...LIVE, url, loadedUrl: `${PAGE}#/a` }, context);
    expect(pages.addresses).toEqual([]);
    expect(warnings).toMatchObject([{ code: 'STALE_METADATA' }]);
  });

  it('waits for the fresh HTML no longer than its time', async () => {
    const { context, clock } = setUp({});
    const signals: AbortSignal[] = [];
    const slow = createFakePageReader();
    slow.read = (_address, { signal }) =>
      new Promise((_resolve, reject) => {
        signals.push(signal);
        signal.addEventListener('abort', () => reject(new ResolveError('timeout', 'Too slow.')));
      });
    const renewed = renew(LIVE, { ...context, pages: slow });
    await new Promise((resolve) => setImmediate(resolve));
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    clock.advance(FRESH_PAGE_TIMEOUT_MS);
    expect(firstOf((await renewed).snapshot)).toBe(BODY);
  });
});

it('any other page stays as it is, and nothing is fetched', async () => {
  const { context, pages } = setUp({});
  const { loadedUrl: _, ...page } = LIVE;
  expect(await renew(page, context)).toEqual({ snapshot: page, warnings: [] });
  expect(pages.addresses).toEqual([]);
});

function notAllowed() {
  return new ResolveError('permission_required', 'Allow it.', { origin: SITE });
}
