import { describe, expect, it } from 'vitest';
import { createGuardedFetch, NETWORK_LIMITS } from '../../src/extension/network/guarded-fetch';
import { createRequestQueue } from '../../src/extension/network/request-queue';
import { createPageReader } from '../../src/extension/pages/page-reader';
import { createEarlyEnd, EARLY_PROBE_WAIT_MS } from '../../src/resolver/early-end';
import type { PageSnapshot } from '../../src/resolver/page-snapshot';
import type { CandidateDraft } from '../../src/resolver/platforms/define-platform';
import type { Clock, Fetch } from '../../src/resolver/ports';
import { createFakeClock } from '../ports/fake-clock';
import { createFakeFetch } from '../ports/fake-fetch';
import { jpeg } from './video-answers';

const SITE = 'https://news.example.org';
const PAGE = `${SITE}/story`;
const PHOTO = `${SITE}/2026/lake-at-dawn.jpg`;
const LOGO = `${SITE}/static/logo.jpg`;
const DRAFT: CandidateDraft = {
  ...{ url: PHOTO, source_method: 'og', quality_tier: 'unknown', format: 'jpg', typicalSize: null },
};
const caller = { kind: 'user', privateWindow: false } as const;
const signal = new AbortController().signal;

describe('pages that fill the network’s queue', () => {
  const count = NETWORK_LIMITS.queue.atOnce;

  it('are read to their ends, and their pictures probed afterwards', async () => {
    const { fetch, clock, sent } = queuedNetwork(await jpeg(1200, 630));
    const readings = Array.from({ length: count }, (_, index) =>
      startReading(`https://page-${index}.example.org/story`, fetch, clock),
    );
    await Promise.all(readings.map(({ isWaiting }) => isWaiting));
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).not.toContain(PHOTO);
    clock.advance(EARLY_PROBE_WAIT_MS);
    const pages = await Promise.all(readings.map(({ page }) => page));
    expect(pages.map(({ images }) => images.length)).toEqual(Array(count).fill(1));
    const outcomes = await Promise.all(readings.map(({ earlyEnd }) => earlyEnd.outcomeOf(DRAFT)));
    expect(outcomes.map((outcome) => outcome?.candidate.width)).toEqual(Array(count).fill(1200));
  });
});

/** The guarded network with its queue, before a web whose pages are `/story` and all else this picture. */
function queuedNetwork(picture: Uint8Array) {
  const sent: string[] = [];
  const clock = createFakeClock();
  const send = async (input: RequestInfo | URL) => {
    const { url } = new Request(input);
    sent.push(url);
    const answer = url.endsWith('/story')
      ? new Response(longPage(PHOTO), { headers: { 'content-type': 'text/html' } })
      : new Response(Buffer.from(picture));
    return Object.defineProperty(answer, 'url', { value: url });
  };
  const queue = createRequestQueue(NETWORK_LIMITS.queue);
  const granted = { isGranted: async () => true, rulesReady: async () => {} };
  return { fetch: createGuardedFetch({ send, queue, clock, ...granted }), clock, sent };
}

/** Reads a long page; `isWaiting` settles when it waits for its picture. */
function startReading(url: string, fetch: Fetch, clock: Clock) {
  const context = { fetch, caller, freshness: 'default', signal } as const;
  const earlyEnd = createEarlyEnd({ ...context, clock, isSeenElsewhere: async () => false, depth: 'bytes' });
  let page: Promise<PageSnapshot> | undefined;
  let questions = 0;
  const isWaiting = new Promise<void>((resolve) => {
    const isEnough = (soFar: PageSnapshot) => {
      questions += 1;
      if (questions === 2) resolve();
      return earlyEnd.isEnough(soFar);
    };
    page = createPageReader({ clock, readTab: noTab }).read({ kind: 'url', url }, { ...context, isEnough });
  });
  return { earlyEnd, isWaiting, page: page ?? noTab() };
}

describe('of a page of 900 KB', () => {
  async function bytesTaken(picture: string) {
    const clock = createFakeClock();
    const fetch = createFakeFetch(Object.fromEntries([[PHOTO, { body: await jpeg(1200, 630) }]]));
    const context = { fetch, caller, freshness: 'default', signal } as const;
    const earlyEnd = createEarlyEnd({
      ...context,
      clock,
      isSeenElsewhere: async () => false,
      depth: 'bytes',
    });
    const body = new TextEncoder().encode(longPage(picture));
    fetch.answers.set(PAGE, { contentType: 'text/html', body, chunkBytes: 16_384 });
    const reader = createPageReader({ clock, readTab: noTab });
    const page = await reader.read({ kind: 'url', url: PAGE }, { ...context, isEnough: earlyEnd.isEnough });
    return { page, bytes: fetch.bytesRead.get(PAGE) ?? 0, size: body.length };
  }

  it('at most 64 KB are taken where the head declares a good cover', async () => {
    const { page, bytes, size } = await bytesTaken(PHOTO);
    expect(size).toBeGreaterThan(900_000);
    expect(bytes).toBeLessThanOrEqual(65_536);
    expect(page).toMatchObject({ images: [], isTruncated: false });
  });

  it('all are taken where it declares a logo', async () => {
    const { page, bytes, size } = await bytesTaken(LOGO);
    expect(bytes).toBe(size);
    expect(page.images).toHaveLength(1);
  });
});

function longPage(picture: string): string {
  const body = '<p>One paragraph of a great many paragraphs.</p>\n'.repeat(18_800);
  return `<!doctype html><head><meta property="og:image" content="${picture}"></head><body>
    ${body}<article><img src="/body.jpg"></article>`;
}

function noTab(): Promise<never> {
  return Promise.reject(new Error('No tab is asked for.'));
}
