import { describe, expect, it } from 'vitest';
import { ResolveError } from '../../src/resolver/errors';
import type { PageSnapshot, SnapshotLayout } from '../../src/resolver/page-snapshot';
import { resolveCover } from '../../src/resolver/resolve-cover';
import type { Progress, ResolveRequest } from '../../src/resolver/types';
import { DEFAULT_OPTIONS } from '../../src/resolver/types';
import type { FakeAnswer } from '../ports/fake-fetch';
import { createFakePageReader, type FakePageReader } from '../ports/fake-page-reader';
import { createFakePorts } from '../ports/fake-ports';
import { articleImage, propertyMeta } from '../ports/sample-snapshot';
import { jpeg } from './video-answers';

const PAGE = 'https://news.example.org/story?id=7&utm_source=feed';
const OG = 'https://cdn.example.org/cover.jpg';
const BODY = 'https://cdn.example.org/body.jpg';
const ARTICLE: Partial<PageSnapshot> = {
  title: 'A story | News',
  metas: [
    propertyMeta('og:image', OG),
    propertyMeta('og:title', 'A story'),
    propertyMeta('og:site_name', 'News'),
  ],
  images: [articleImage(0, { src: BODY, width: '800', height: '600' })],
};
const EXTENSION = { kind: 'extension', id: 'other' } as const;

function request(changes: Partial<ResolveRequest> = {}): ResolveRequest {
  const caller = { kind: 'user', privateWindow: false } as const;
  return { requestId: '1', url: PAGE, options: DEFAULT_OPTIONS, caller, ...changes };
}

/** How its site's own front page is asked about has tests of its own. */
const askedOf = ({ pages }: { pages: FakePageReader }) =>
  pages.addresses.filter(({ url }) => new URL(url).pathname !== '/');

async function setUp(
  page: Partial<PageSnapshot> | Error = ARTICLE,
  answers: Record<string, FakeAnswer> = {},
) {
  const pictures = { [OG]: { body: await jpeg(1200, 630) }, [BODY]: { body: await jpeg(800, 600) } };
  const ports = createFakePorts({ ...pictures, [PAGE]: { status: 200 }, ...answers });
  return { ...ports, pages: createFakePageReader({ [PAGE]: page }) };
}

/** A document that a browser makes of a picture's file: one image, with the address of the page. */
function shownAlone(url: string, layout: Partial<SnapshotLayout> = {}): Partial<PageSnapshot> {
  const drawn = { renderedWidth: 600, renderedHeight: 400, top: 0, left: 0, isVisible: true };
  const natural = { naturalWidth: 1200, naturalHeight: 800 };
  const image = articleImage(0, { src: url });
  return { images: [{ ...image, layout: { currentSrc: url, ...natural, ...drawn, ...layout } }] };
}

const notGranted = (origin: string) => ({
  fault: new ResolveError('permission_required', `Allow ${origin}.`, { origin }),
});

describe('any page', () => {
  it('answers with the cover it declares, measured, and what it says of itself', async () => {
    const result = await resolveCover(request(), await setUp());
    expect(result).toMatchObject({
      canonical: {
        platform: 'web',
        resource_type: 'page',
        canonical_url: 'https://news.example.org/story?id=7',
      },
      best: {
        url: OG,
        width: 1200,
        height: 630,
        format: 'jpg',
        source_method: 'og',
        availability: { status: 'ok', http_status: 200 },
      },
      meta: { title: 'A story', site_name: 'News' },
      cache: { hit: false, ttl_seconds: 86_400 },
    });
    expect(result.candidates.map(({ url }) => url)).toEqual([OG, BODY]);
  });

  it('is asked for as the user had it, and remembered by its identity', async () => {
    const ports = await setUp();
    await resolveCover(request(), ports);
    expect(askedOf(ports)).toEqual([{ kind: 'url', url: PAGE }]);
    const again = await resolveCover(request({ url: 'https://news.example.org/story?id=7' }), ports);
    expect(again.cache.hit).toBe(true);
  });

  it('in a tab is read there', async () => {
    const ports = await setUp();
    await resolveCover(request({ tabId: 4 }), ports);
    expect(askedOf(ports)).toEqual([{ kind: 'tab', tabId: 4, url: PAGE }]);
  });

  it('in a tab that shows a picture and nothing else is that picture', async () => {
    const url = 'https://cdn.example.org/lake%20at%20noon.jpg';
    const ports = createFakePorts({ [url]: { body: await jpeg(1200, 800) } });
    const pages = createFakePageReader({
      [url]: { title: 'lake at noon.jpg (1200×800)', ...shownAlone(url) },
    });
    const result = await resolveCover(request({ url, tabId: 4 }), { ...ports, pages });
    expect(result).toMatchObject({
      best: { url, width: 1200, height: 800 },
      meta: { title: 'lake at noon' },
    });
    expect(result.candidates).toHaveLength(1);
  });

  it.each([
    ['did not load', { naturalWidth: 0 }, {}],
    ['stands in a page that says more', { naturalWidth: 1200 }, { jsonLd: ['{}'] }],
  ])('in a tab is no picture where an image with its address %s', async (_, layout, facts) => {
    const ports = await setUp({ ...shownAlone(PAGE, layout), ...facts });
    await expect(resolveCover(request({ tabId: 4 }), ports)).rejects.toMatchObject({
      reason: 'no_candidates',
    });
  });

  it('in a tab shows its likely cover before anything is checked', async () => {
    const ports = await setUp(ARTICLE, { [OG]: { until: new Promise(() => {}) } });
    const first = await new Promise((resolve) => {
      const onProgress = (progress: Progress) =>
        progress.type === 'partial' && resolve(progress.candidates[0]?.url);
      resolveCover(request({ tabId: 4 }), ports, { onProgress }).catch(resolve);
    });
    expect(first).toBe(OG);
  });

  it('in a tab shows another picture where the host of the likely cover lets it wait', async () => {
    const ports = await setUp(ARTICLE, { [OG]: { until: new Promise(() => {}) } });
    const shown: (string | undefined)[] = [];
    const onProgress = (progress: Progress) => {
      if (progress.type === 'partial') shown.push(progress.candidates[0]?.url);
    };
    resolveCover(request({ tabId: 4 }), ports, { onProgress }).catch(() => {});
    await expect.poll(() => ports.fetch.requests.map(({ url }) => url)).toContain(BODY);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(shown).toEqual([OG]);
    ports.clock.advance(1_500);
    expect(shown).toEqual([OG, BODY]);
  });

  it.each([undefined, 4])('never lists a picture of the local network (tab %j)', async (tabId) => {
    const router = 'http://router.local/p.jpg';
    const refused = { fault: new ResolveError('private_address', 'Local.') };
    const ports = await setUp(
      { ...ARTICLE, metas: [propertyMeta('og:image', router)] },
      { [router]: refused },
    );
    const heard: Progress[] = [];
    const asked = request(tabId === undefined ? {} : { tabId });
    const result = await resolveCover(asked, ports, { onProgress: (event) => heard.push(event) });
    expect(result.best.url).toBe(BODY);
    expect(JSON.stringify([result, heard])).not.toContain('router.local');
  });

  it('that declares a cover large enough keeps it, however large the others are', async () => {
    const answers = { [BODY]: { body: await jpeg(3000, 2000) } };
    const images = [articleImage(0, { src: BODY, width: '3000', height: '2000' })];
    const ports = await setUp({ ...ARTICLE, images }, answers);
    expect((await resolveCover(request({ tabId: 4 }), ports)).best.url).toBe(OG);
  });

  it('that declares an icon is better off with its own pictures', async () => {
    const ports = await setUp(ARTICLE, { [OG]: { body: await jpeg(100, 100) } });
    expect((await resolveCover(request(), ports)).best.url).toBe(BODY);
  });

  it('explains every term of every score', async () => {
    const result = await resolveCover(
      request({ options: { ...DEFAULT_OPTIONS, debug: true } }),
      await setUp(),
    );
    for (const { score, bonuses } of result.trace.scores ?? []) {
      expect(bonuses.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    }
    expect(result.trace.scores?.[0]?.bonuses.length).toBeGreaterThan(2);
  });

  it('whose declared picture is gone steps down to the next', async () => {
    const result = await resolveCover(request(), await setUp(ARTICLE, { [OG]: { status: 404 } }));
    expect(result.best.url).toBe(BODY);
    expect(result.candidates.at(-1)).toMatchObject({
      url: OG,
      availability: { status: 'missing', http_status: 404 },
    });
  });

  it('without any picture has no cover, which is remembered for a minute', async () => {
    const ports = await setUp({ title: 'Only text' });
    const ask = () => resolveCover(request(), ports);
    await expect(ask()).rejects.toMatchObject({ reason: 'no_candidates' });
    await expect(ask()).rejects.toMatchObject({ reason: 'no_candidates' });
    expect(ports.pages.addresses).toHaveLength(1);
  });

  it('whose JSON-LD is broken says so, and is remembered as long as any other', async () => {
    const ports = await setUp({ ...ARTICLE, jsonLd: ['{"@type": "Article", "image": <b>none</b>}'] });
    const ask = () => resolveCover(request(), ports);
    const { warnings } = await ask();
    expect(warnings).toMatchObject([{ code: 'EXTRACTOR_FAILED', step: 'collect' }]);
    ports.clock.advance(3_600_000);
    await ask();
    expect(askedOf(ports)).toHaveLength(1);
  });

  it('without any picture in a tab is looked at again: it may show one a moment later', async () => {
    const ports = await setUp({ title: 'Loading' });
    const ask = () => resolveCover(request({ tabId: 4 }), ports);
    await expect(ask()).rejects.toMatchObject({ reason: 'no_candidates' });
    await expect(ask()).rejects.toMatchObject({ reason: 'no_candidates' });
    expect(ports.pages.addresses.filter(({ kind }) => kind === 'tab')).toHaveLength(2);
  });

  it.each([
    'http_status',
    'timeout',
    'unsupported_content_type',
    'page_changed',
    'permission_required',
    'private_address',
  ] as const)('that cannot be read ends in the reason %s', async (reason) => {
    const ports = await setUp(new ResolveError(reason, 'So it is.'));
    await expect(resolveCover(request({ tabId: 4 }), ports)).rejects.toMatchObject({ reason });
  });

  it('with many pictures probes the first eight, answers with thirty-two and says how many were cut', async () => {
    const images = Array.from({ length: 50 }, (_, index) =>
      articleImage(index, { src: `/p/${index}.jpg`, width: '800', height: '600' }),
    );
    const ports = await setUp({ ...ARTICLE, images });
    const result = await resolveCover(request(), ports);
    expect(ports.fetch.requests).toHaveLength(8);
    expect(result.candidates).toHaveLength(32);
    expect(result.warnings).toMatchObject([
      { code: 'CANDIDATES_TRUNCATED', message: expect.stringContaining('19'), count: 19 },
    ]);
  });

  it('none of whose first pictures is there has a few more of them probed', async () => {
    const images = Array.from({ length: 20 }, (_, index) =>
      articleImage(index, { src: `/p/${index}.jpg`, width: '800', height: '600' }),
    );
    const ports = await setUp({ images });
    await Promise.allSettled([resolveCover(request(), ports)]);
    expect(ports.fetch.requests).toHaveLength(12);
  });
});

describe('pictures on hosts that the user has not granted', () => {
  it('are shown to be measured, for the user’s own click', async () => {
    const ports = await setUp(ARTICLE, {
      [OG]: notGranted('https://cdn.example.org'),
      [BODY]: notGranted('https://cdn.example.org'),
    });
    ports.images.sizes.set(OG, { width: 1200, height: 630 });
    const result = await resolveCover(request({ tabId: 4 }), ports);
    expect(result.best).toMatchObject({
      url: OG,
      width: 1200,
      height: 630,
      quality_tier: 'high',
      availability: { status: 'ok' },
    });
    expect(result.best.availability).not.toHaveProperty('http_status');
    expect(result.candidates.find(({ url }) => url === BODY)?.availability).toEqual({ status: 'error' });
  });

  it.each([
    ['another extension', { caller: EXTENSION }],
    ['a private window', { caller: { kind: 'user', privateWindow: true } as const }],
  ])('are never shown for %s; the page’s word stands, with a warning', async (_who, changes) => {
    const ports = await setUp(ARTICLE, { [OG]: notGranted('https://cdn.example.org') });
    const result = await resolveCover(request(changes), ports);
    expect(ports.images.shown).toEqual([]);
    expect(result.candidates.find(({ url }) => url === OG)).toMatchObject({
      width: null,
      availability: { status: 'ok' },
    });
    expect(result.warnings).toMatchObject([{ code: 'PERMISSION_REQUIRED', url: 'https://cdn.example.org' }]);
  });

  it('are asked for again once their host is granted, and only then', async () => {
    const asked = request({ caller: EXTENSION });
    const refused = notGranted('https://cdn.example.org');
    const ports = await setUp(ARTICLE, { [OG]: refused, [BODY]: refused });
    await resolveCover(asked, ports);
    expect((await resolveCover(asked, ports)).cache.hit).toBe(true);
    ports.fetch.answers.set(OG, { body: await jpeg(1200, 630) });
    ports.fetch.answers.set(BODY, { body: await jpeg(800, 600) });
    const granted = await resolveCover(asked, ports);
    expect(granted).toMatchObject({ cache: { hit: false }, best: { availability: { http_status: 200 } } });
  });
});

describe('an answer of a site that the user took back', () => {
  const takeBack = (ports: Awaited<ReturnType<typeof setUp>>) => {
    ports.fetch.answers.set(PAGE, notGranted('https://news.example.org'));
    return ports;
  };

  it('is told another extension no more', async () => {
    const asked = request({ caller: EXTENSION });
    const ports = await setUp();
    await resolveCover(asked, ports);
    expect((await resolveCover(asked, ports)).cache.hit).toBe(true);
    await expect(resolveCover(asked, takeBack(ports))).rejects.toMatchObject({
      reason: 'permission_required',
      origin: 'https://news.example.org',
    });
  });

  it('is still the user’s own', async () => {
    const ports = await setUp();
    await resolveCover(request(), ports);
    expect((await resolveCover(request(), takeBack(ports))).cache.hit).toBe(true);
  });
});

describe('an address that leads to no page', () => {
  const FILE = 'https://news.example.org/photos/lake.jpg?size=full';
  const noPage = new ResolveError('unsupported_content_type', 'The address is no web page.');
  const resolveFile = async (url: string, answer: FakeAnswer) => {
    const ports = createFakePorts({ [url]: answer });
    return resolveCover(request({ url }), { ...ports, pages: createFakePageReader({ [url]: noPage }) });
  };

  it('but to a picture’s file is answered with that picture, measured', async () => {
    const result = await resolveFile(FILE, { body: await jpeg(1600, 900) });
    expect(result).toMatchObject({
      best: { url: FILE, width: 1600, height: 900, availability: { status: 'ok' } },
      candidates: [{}],
    });
  });

  it.each([
    ['nor to a picture, by its name', 'https://news.example.org/report.pdf', 'unsupported_content_type'],
    ['nor to a picture, whatever its name', FILE, 'no_candidates'],
  ])('%s, ends in its reason', async (_, url, reason) => {
    const body = new TextEncoder().encode('%PDF-1.7');
    await expect(resolveFile(url, { body, contentType: 'application/pdf' })).rejects.toMatchObject({
      reason,
    });
  });
});

describe('a picture with a larger file', () => {
  const [SIZED, WHOLE] = [
    'https://cdn.example.org/wp-content/uploads/2026/01/lake-1024x576.jpg',
    'https://cdn.example.org/wp-content/uploads/2026/01/lake.jpg',
  ];
  const setUpLake = async () => {
    const ports = createFakePorts({
      [SIZED]: { body: await jpeg(1024, 576) },
      [WHOLE]: { body: await jpeg(2048, 1152) },
    });
    return {
      ...ports,
      pages: createFakePageReader({ [PAGE]: { metas: [propertyMeta('og:image', SIZED)] } }),
    };
  };
  const asked = (ports: Awaited<ReturnType<typeof setUpLake>>) => ports.fetch.requests.map(({ url }) => url);

  it('asks for each file once, also where the rest of the page is left unread, and says how it was found', async () => {
    const ports = await setUpLake();
    ports.pages.longPages.add(PAGE);
    const result = await resolveCover(request({ options: { ...DEFAULT_OPTIONS, debug: true } }), ports);
    expect(result.best.url).toBe(WHOLE);
    expect(ports.pages.leftEarly).toEqual([PAGE]);
    expect(asked(ports).toSorted()).toEqual([SIZED, WHOLE].toSorted());
    const terms = result.trace.scores?.[0]?.bonuses.map(({ name }) => name) ?? [];
    expect(terms).toContainEqual(expect.stringMatching(/^original: /));
  });

  it('is told of as soon as it is checked, where the page is in front of the user', async () => {
    const events: Progress[] = [];
    const onProgress = (event: Progress) => void events.push(event);
    await resolveCover(request({ tabId: 7 }), await setUpLake(), { onProgress });
    const partials = events.filter((event) => event.type === 'partial');
    expect(partials.at(-1)).toMatchObject({ candidates: [{ url: WHOLE, width: 2048 }] });
  });
});

it('what was not sent for want of a permission is no request', async () => {
  const ports = await setUp(ARTICLE, { [OG]: notGranted('https://cdn.example.org') });
  const result = await resolveCover(request({ options: { ...DEFAULT_OPTIONS, debug: true } }), ports);
  expect(result.trace.requests?.map(({ url }) => url)).not.toContain(OG);
});

describe('a picture that was clicked', () => {
  it('is its own cover', async () => {
    const ports = await setUp();
    const result = await resolveCover(request({ url: OG, kind: 'image' }), ports);
    expect(result).toMatchObject({
      canonical: { platform: 'web', resource_type: 'image' },
      best: { url: OG, width: 1200 },
    });
    expect(ports.pages.addresses).toEqual([]);
  });

  it('is its own cover where a platform has its address, and is remembered apart from the platform’s page', async () => {
    const file = 'https://raw.githubusercontent.com/owner/repo/main/docs/shot.png';
    const ports = createFakePorts({ [file]: { body: await jpeg(1920, 1080) } });
    const result = await resolveCover(request({ url: file, kind: 'image' }), ports);
    expect(result).toMatchObject({
      canonical: { platform: 'web', resource_type: 'image', canonical_url: file },
      best: { url: file, width: 1920 },
    });
  });

  it('of a video is the video’s cover', async () => {
    const result = await resolveCover(
      request({ url: 'https://i.ytimg.com/vi/aB3-_x9Zq0w/hqdefault.jpg', kind: 'image' }),
      await setUp(),
    ).catch((error: ResolveError) => error.reason);
    expect(result).toBe('no_candidates');
  });
});
