import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createEarlyEnd, EARLY_PROBE_WAIT_MS } from '../../src/resolver/early-end';
import { BusyError, ResolveError } from '../../src/resolver/errors';
import { extractPictures } from '../../src/resolver/extractors/extract-pictures';
import { pageCandidates } from '../../src/resolver/page-candidates';
import type { PageSnapshot } from '../../src/resolver/page-snapshot';
import type { ProbeDepth } from '../../src/resolver/types';
import { createFakeClock } from '../ports/fake-clock';
import type { FakeAnswer } from '../ports/fake-fetch';
import { createFakeFetch } from '../ports/fake-fetch';
import { articleImage, createSnapshot, propertyMeta } from '../ports/sample-snapshot';
import { jpeg } from './video-answers';

const SITE = 'https://news.example.org';
const PAGE = `${SITE}/story`;
const PHOTO = `${SITE}/2026/lake-at-dawn.jpg`;
const LOGO = `${SITE}/static/logo.jpg`;
const DECLARING = (url: string) => createSnapshot({ url: PAGE, metas: [propertyMeta('og:image', url)] });
const caller = { kind: 'user', privateWindow: false } as const;

interface Situation {
  answer: FakeAnswer;
  depth?: ProbeDepth;
}

function setUp({ answer, depth = 'bytes' }: Situation) {
  const fetch = createFakeFetch({ [PHOTO]: answer, [LOGO]: answer });
  const clock = createFakeClock();
  const signal = new AbortController().signal;
  const context = { fetch, caller, freshness: 'default', signal } as const;
  return {
    fetch,
    clock,
    context,
    earlyEnd: createEarlyEnd({ ...context, clock, isSeenElsewhere: async () => false, depth }),
  };
}

const draftOf = (snapshot: PageSnapshot) => {
  const [draft] = pageCandidates(extractPictures(snapshot));
  if (draft === undefined) throw new Error('The page names no picture.');
  return draft;
};

describe('the head of a page is enough', () => {
  it('where the picture it declares is there and large', async () => {
    const { earlyEnd } = setUp({ answer: { body: await jpeg(1200, 630) } });
    expect(await earlyEnd.isEnough(DECLARING(PHOTO))).toBe(true);
  });

  it.each<[string, () => Promise<FakeAnswer>]>([
    ['is gone', async () => ({ status: 404 })],
    ['is refused', async () => ({ status: 403 })],
    ['is no picture', async () => ({ body: new TextEncoder().encode('<!doctype html><p>Sorry</p>') })],
    ['is small', async () => ({ body: await jpeg(400, 300) })],
    ['is a strip', async () => ({ body: await jpeg(1600, 200) })],
    ['has the shape of a logo', async () => ({ body: await png(600, 600) })],
    ['breaks off', async () => ({ body: (await jpeg(1200, 630)).subarray(0, 20) })],
    ['is on a host nobody allowed', async () => ({ fault: notAllowed() })],
    ['finds the queue full', async () => ({ fault: new BusyError() })],
    ['does not answer', async () => ({ fault: new ResolveError('network', 'No answer.') })],
  ])('but not where that picture %s', async (_, answer) => {
    const { earlyEnd } = setUp({ answer: await answer() });
    expect(await earlyEnd.isEnough(DECLARING(PHOTO))).toBe(false);
  });

  it.each<[string, PageSnapshot]>([
    ['nothing is declared', createSnapshot({ url: PAGE, images: [articleImage(0, { src: PHOTO })] })],
    ['a logo is declared', DECLARING(LOGO)],
    [
      'a link alone names the picture, as ready-made themes do',
      createSnapshot({
        url: PAGE,
        links: [
          { rel: ['image_src'], href: PHOTO, type: '', sizes: '', as: '', imagesrcset: '', itemprop: '' },
        ],
      }),
    ],
    [
      'the declared picture says that it is small',
      createSnapshot({
        url: PAGE,
        metas: [propertyMeta('og:image', PHOTO), propertyMeta('og:image:width', '120')],
      }),
    ],
    [
      'only another page’s JSON-LD names a picture',
      createSnapshot({
        ...{ url: PAGE, baseUrl: PAGE },
        jsonLd: [JSON.stringify({ '@type': 'Article', url: '/other', image: PHOTO })],
      }),
    ],
  ])('but not where %s, and then nothing is asked for', async (_, page) => {
    const { earlyEnd, fetch } = setUp({ answer: { body: await jpeg(1200, 630) } });
    expect(await earlyEnd.isEnough(page)).toBe(false);
    expect(fetch.requests).toEqual([]);
  });

  it('but not where headers alone are asked for, which tell no size', async () => {
    const { earlyEnd, fetch } = setUp({ answer: { body: await jpeg(1200, 630) }, depth: 'headers' });
    expect(await earlyEnd.isEnough(DECLARING(PHOTO))).toBe(false);
    expect(fetch.requests).toEqual([]);
  });
});

describe('the picture that is probed early', () => {
  it('is asked for once, and its outcome handed on with what the whole page says of it', async () => {
    const { earlyEnd, fetch } = setUp({ answer: { body: await jpeg(1200, 630) } });
    const page = DECLARING(PHOTO);
    await Promise.all([earlyEnd.isEnough(page), earlyEnd.isEnough(page)]);
    const draft = { ...draftOf(page), bonuses: [{ name: 'later', points: 1 }] };
    expect((await earlyEnd.outcomeOf(draft))?.candidate).toMatchObject({
      ...{ url: PHOTO, width: 1200, height: 630, bonuses: [{ name: 'later', points: 1 }] },
    });
    expect(fetch.requests.map(({ url }) => url)).toEqual([PHOTO]);
  });

  it('hands on that it is gone, too', async () => {
    const { earlyEnd } = setUp({ answer: { status: 404 } });
    await earlyEnd.isEnough(DECLARING(PHOTO));
    expect((await earlyEnd.outcomeOf(draftOf(DECLARING(PHOTO))))?.candidate.availability.status).toBe(
      'missing',
    );
  });

  it.each<[string, FakeAnswer]>([
    ['it may not be asked for', { fault: notAllowed() }],
    ['the queue was full', { fault: new BusyError() }],
  ])('is left to the usual probe where %s', async (_, answer) => {
    const { earlyEnd } = setUp({ answer });
    await earlyEnd.isEnough(DECLARING(PHOTO));
    expect(await earlyEnd.outcomeOf(draftOf(DECLARING(PHOTO)))).toBeUndefined();
  });

  it('is nothing for a picture that was not', async () => {
    const { earlyEnd } = setUp({ answer: {} });
    expect(await earlyEnd.outcomeOf(draftOf(DECLARING(PHOTO)))).toBeUndefined();
  });

  it('is waited for no longer than a moment, or pages that fill the queue would wait for good', async () => {
    let answer: () => void = () => {};
    const until = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { earlyEnd, clock, fetch } = setUp({ answer: { body: await jpeg(1200, 630), until } });
    const isEnough = earlyEnd.isEnough(DECLARING(PHOTO));
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(EARLY_PROBE_WAIT_MS);
    expect(await isEnough).toBe(false);
    answer();
    expect((await earlyEnd.outcomeOf(draftOf(DECLARING(PHOTO))))?.candidate.width).toBe(1200);
    expect(fetch.requests).toHaveLength(1);
  });
});

async function png(width: number, height: number): Promise<Uint8Array> {
  const blank = sharp({ create: { width, height, channels: 3, background: '#357' } });
  return new Uint8Array(await blank.png().toBuffer());
}

function notAllowed() {
  return new ResolveError('permission_required', 'Allow it.', { origin: SITE });
}
