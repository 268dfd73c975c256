import { describe, expect, it } from 'vitest';
import { BusyError, ResolveError } from '../../src/resolver/errors';
import type { PageSnapshot } from '../../src/resolver/page-snapshot';
import { resolveCover } from '../../src/resolver/resolve-cover';
import type { Caller, ResolveRequest } from '../../src/resolver/types';
import { DEFAULT_OPTIONS } from '../../src/resolver/types';
import { createFakePageReader } from '../ports/fake-page-reader';
import { createFakePorts } from '../ports/fake-ports';
import { articleImage, createSnapshot, propertyMeta } from '../ports/sample-snapshot';
import { jpeg } from './video-answers';

const FRONT = 'https://news.example.org/';
const STORY = 'https://news.example.org/story';
const CARD = 'https://cdn.example.org/a7f3.jpg';
const BODY = 'https://cdn.example.org/story.jpg';
const USER: Caller = { kind: 'user', privateWindow: false };
const PRIVATE: Caller = { kind: 'user', privateWindow: true };

const declaring = (picture: string): Partial<PageSnapshot> => ({
  title: 'The story',
  metas: [propertyMeta('og:image', picture)],
  images: [articleImage(0, { src: BODY, width: '1400', height: '900', alt: 'The story' })],
});

async function setUp(pages: Record<string, Partial<PageSnapshot> | Error>) {
  const ports = createFakePorts({
    [CARD]: { body: await jpeg(1200, 630) },
    [BODY]: { body: await jpeg(1400, 900) },
    [STORY]: { status: 200 },
  });
  return { ...ports, pages: createFakePageReader({ [STORY]: declaring(CARD), ...pages }) };
}

type Ports = Awaited<ReturnType<typeof setUp>>;

function ask(ports: Ports, changes: Partial<ResolveRequest> = {}) {
  return resolveCover(
    { requestId: '1', url: STORY, options: { ...DEFAULT_OPTIONS, debug: true }, caller: USER, ...changes },
    ports,
  );
}

const askedForFront = ({ pages }: Ports) => pages.addresses.filter(({ url }) => url === FRONT).length;

describe('a declared picture that the page does not show', () => {
  it('gives way where the front page of its site declares it too, and says why', async () => {
    const ports = await setUp({ [FRONT]: declaring(CARD) });
    const { best, trace } = await ask(ports);
    expect(best.url).toBe(BODY);
    const card = trace.scores?.find(({ url }) => url === CARD);
    expect(card?.bonuses).toContainEqual({ name: 'on_front_page', points: -2_300 });
  });

  it('gives way in another size, too', async () => {
    const ports = await setUp({ [FRONT]: declaring(`${CARD}?w=600`) });
    expect((await ask(ports)).best.url).toBe(BODY);
  });

  it('gives way where it is among the first eight that the front page is shared with, and each time alike', async () => {
    const others = Array.from({ length: 8 }, (_, index) => propertyMeta('og:image', `${FRONT}${index}.jpg`));
    for (const [place, expected] of [
      [7, BODY],
      [8, CARD],
    ] as const) {
      const metas = others.toSpliced(place, 0, propertyMeta('og:image', CARD));
      const ports = await setUp({ [FRONT]: { ...declaring(CARD), metas } });
      for (const refresh of [false, true])
        expect((await ask(ports, { options: { ...DEFAULT_OPTIONS, refresh } })).best.url).toBe(expected);
    }
  });

  it('stays where the front page declares another, none, or does not answer', async () => {
    const fronts = [declaring('https://cdn.example.org/b.jpg'), {}, new ResolveError('timeout', 'Too late.')];
    for (const front of fronts) {
      const ports = await setUp({ [FRONT]: front });
      const { best, warnings } = await ask(ports);
      expect([best.url, warnings]).toEqual([CARD, undefined]);
    }
  });

  it('stays where what the front page shows is only listed for search engines', async () => {
    const list = { '@type': 'ItemList', itemListElement: [{ '@type': 'NewsArticle', image: CARD }] };
    const ports = await setUp({ [FRONT]: { jsonLd: [JSON.stringify(list)] } });
    expect((await ask(ports)).best.url).toBe(CARD);
  });
});

describe('the front page of a site', () => {
  it('is asked once, whatever it said', async () => {
    for (const front of [declaring(CARD), {}]) {
      const ports = await setUp({ [FRONT]: front });
      const first = await ask(ports);
      const second = await ask(ports, { options: { ...DEFAULT_OPTIONS, refresh: true } });
      expect(second.best.url).toBe(first.best.url);
      expect(askedForFront(ports)).toBe(1);
    }
  });

  it('is remembered when the next page is read: its head is not enough then', async () => {
    const next = 'https://news.example.org/next';
    const ports = await setUp({ [FRONT]: declaring(CARD), [next]: declaring(CARD) });
    ports.fetch.answers.set(next, { status: 200 });
    ports.pages.longPages.add(next);
    await ask(ports);
    // Of what single pages declared nothing is known any more.
    const sightings = { note: async () => 0 };
    expect((await ask({ ...ports, sightings }, { url: next })).best.url).toBe(BODY);
    expect(ports.pages.leftEarly).toEqual([]);
    expect(askedForFront(ports)).toBe(1);
  });

  it('is nobody else’s business: each asks for itself', async () => {
    const ports = await setUp({ [FRONT]: declaring(CARD) });
    await ask(ports);
    await ask(ports, { caller: { kind: 'extension', id: 'other' } });
    expect(askedForFront(ports)).toBe(2);
  });

  it('is asked in private windows, of which nothing is kept', async () => {
    const ports = await setUp({ [FRONT]: declaring(CARD) });
    const options = { ...DEFAULT_OPTIONS, refresh: true };
    expect((await ask(ports, { caller: PRIVATE })).best.url).toBe(BODY);
    expect((await ask(ports, { caller: PRIVATE, options })).best.url).toBe(BODY);
    expect(askedForFront(ports)).toBe(2);
  });

  it('is left alone where its answer would change nothing', async () => {
    const shown = articleImage(0, { src: CARD, width: '1200', height: '630', alt: 'The story' });
    const pages: Partial<PageSnapshot>[] = [
      { ...declaring(CARD), images: [] },
      { ...declaring(CARD), images: [shown] },
      { ...declaring(CARD), metas: [] },
    ];
    for (const page of pages) {
      const ports = await setUp({ [STORY]: page, [FRONT]: declaring(CARD) });
      await ask(ports);
      expect(askedForFront(ports)).toBe(0);
    }
  });

  it('is left alone where the fastest answer is asked for', async () => {
    const ports = await setUp({ [FRONT]: declaring(CARD) });
    await ask(ports, { options: { ...DEFAULT_OPTIONS, prefer: 'fastest' } });
    expect(askedForFront(ports)).toBe(0);
  });

  it('is not asked about itself', async () => {
    const ports = await setUp({ [`${FRONT}?utm_source=a`]: declaring(CARD) });
    await ask(ports, { url: `${FRONT}?utm_source=a` });
    expect(ports.pages.addresses).toHaveLength(1);
  });

  it('is not asked without a permission, for which nobody is asked either', async () => {
    const ports = await setUp({ [FRONT]: declaring(CARD) });
    const fault = new ResolveError('permission_required', 'Allow it.', {
      origin: 'https://news.example.org',
    });
    ports.fetch.answers.set(FRONT, { fault });
    const { best, warnings } = await ask(ports);
    expect([best.url, warnings]).toEqual([CARD, undefined]);
    expect(askedForFront(ports)).toBe(0);
  });

  it.each([
    ['too many requests were waiting', new BusyError()],
    ['it could not be reached', new ResolveError('network', 'The host could not be reached.')],
  ])('is asked another time where %s', async (_, fault) => {
    const ports = await setUp({ [FRONT]: fault });
    expect((await ask(ports)).best.url).toBe(CARD);
    ports.pages.pages.set(FRONT, createSnapshot({ url: FRONT, baseUrl: FRONT, ...declaring(CARD) }));
    expect((await ask(ports, { options: { ...DEFAULT_OPTIONS, refresh: true } })).best.url).toBe(BODY);
  });

  it('that can not be remembered is asked again, with a warning', async () => {
    const ports = await setUp({ [FRONT]: declaring(CARD) });
    ports.frontPages = {
      declares: () => Promise.reject(new Error('The disk is full.')),
      note: () => Promise.reject(new Error('The disk is full.')),
    };
    const { best, warnings } = await ask(ports);
    expect(best.url).toBe(BODY);
    expect(warnings?.map(({ code }) => code)).toEqual(['CACHE_UNAVAILABLE', 'CACHE_UNAVAILABLE']);
  });
});
