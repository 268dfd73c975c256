import { describe, expect, it } from 'vitest';
import { BusyError, ResolveError } from '../../src/resolver/errors';
import { resolveCover } from '../../src/resolver/resolve-cover';
import type { Progress, ResolveOptions, ResolveRequest } from '../../src/resolver/types';
import { DEFAULT_OPTIONS } from '../../src/resolver/types';
import type { FakeAnswer } from '../ports/fake-fetch';
import type { FakePorts } from '../ports/fake-ports';
import { createFakePorts } from '../ports/fake-ports';
import type { TierName } from './video-answers';
import { jpeg, placeholder, TIERS, tierUrl, VIDEO_ID, VIDEO_URL, videoAnswers } from './video-answers';

type RequestChanges = Partial<Omit<ResolveRequest, 'options'>> & { options?: Partial<ResolveOptions> };

function request({ options, ...changes }: RequestChanges = {}): ResolveRequest {
  return {
    requestId: '11111111-1111-4111-8111-111111111111',
    url: VIDEO_URL,
    caller: { kind: 'user', privateWindow: false },
    ...changes,
    options: { ...DEFAULT_OPTIONS, ...options },
  };
}

async function portsOf(others: Partial<Record<TierName, FakeAnswer>> = {}) {
  return createFakePorts(await videoAnswers(others));
}

/** What was asked of the five tiers; the alternatives beside them have tests of their own. */
const tierRequests = ({ fetch }: FakePorts) =>
  fetch.requests.filter(({ url }) => TIERS.some(([name]) => url === tierUrl(name)));

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

const allTiers = (answer: FakeAnswer) => Object.fromEntries(TIERS.map(([name]) => [name, answer]));
const fault = (reason: 'network' | 'timeout') => ({ fault: new ResolveError(reason, 'It failed.') });

describe('a video that has every tier', () => {
  it('answers with its largest picture, and five measured candidates', async () => {
    const ports = await portsOf();
    const result = await resolveCover(request(), ports);
    expect(result.canonical).toEqual({
      platform: 'youtube',
      resource_type: 'video',
      resource_id: { videoId: VIDEO_ID },
      canonical_url: VIDEO_URL,
    });
    expect(result.best).toBe(result.candidates[0]);
    expect(result.candidates.map(({ url, width, height }) => [url, width, height])).toEqual(
      TIERS.map(([name, width, height]) => [tierUrl(name), width, height]),
    );
    expect(result.cache).toEqual({ hit: false, ttl_seconds: 86_400 });
    expect(result).not.toHaveProperty('warnings');
    expect(result).not.toHaveProperty('errors');
  });

  it('asks for each tier once, by GET', async () => {
    const ports = await portsOf();
    await resolveCover(request(), ports);
    expect(tierRequests(ports).map(({ method, url }) => [method, url])).toEqual(
      TIERS.map(([name]) => ['GET', tierUrl(name)]),
    );
  });

  it('stops reading as soon as a header is known', async () => {
    const picture = await jpeg(1280, 720);
    const large = new Uint8Array(400_000);
    large.set(picture);
    const ports = await portsOf({ maxresdefault: { body: large } });
    await resolveCover(request(), ports);
    expect(ports.fetch.bytesRead.get(tierUrl('maxresdefault'))).toBeLessThan(3_000);
  });

  it('reports each step and the best so far, and answers the same without a listener', async () => {
    const heard: Progress[] = [];
    const withListener = await resolveCover(request(), await portsOf(), {
      onProgress: (event) => heard.push(event),
    });
    expect(await resolveCover(request(), await portsOf())).toEqual(withListener);
    const steps = heard.flatMap((event) => (event.type === 'step' ? [event.step.name] : []));
    expect(steps).toEqual(['canonicalize', 'cache', 'collect', 'probe', 'store', 'score']);
    const partials = heard.flatMap((event) => (event.type === 'partial' ? [event.candidates.length] : []));
    expect(partials).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('tiers that are not there', () => {
  it.each<[string, FakeAnswer, string, number]>([
    ['404', { status: 404 }, 'missing', 404],
    ['410', { status: 410 }, 'missing', 410],
    ['401', { status: 401 }, 'blocked', 401],
    ['403', { status: 403 }, 'blocked', 403],
    ['429', { status: 429 }, 'blocked', 429],
    ['451', { status: 451 }, 'blocked', 451],
    ['500', { status: 500 }, 'error', 500],
    ['an HTML page', { body: new TextEncoder().encode('<!doctype html><title>Sorry</title>') }, 'error', 200],
    ['no bytes', { body: new Uint8Array(0) }, 'error', 200],
  ])('answered with %s', async (_what, answer, status, http_status) => {
    const result = await resolveCover(request(), await portsOf({ maxresdefault: answer }));
    const tier = result.candidates.find(({ quality_tier }) => quality_tier === 'max');
    expect(tier).toMatchObject({
      availability: { status, http_status },
      score: null,
      width: null,
      height: null,
    });
    expect(result.candidates.at(-1)).toBe(tier);
    expect(result.best.quality_tier).toBe('high');
  });

  it.each([404, 200])('the placeholder with status %i is a missing tier', async (status) => {
    const ports = await portsOf({ maxresdefault: { status, body: await placeholder() } });
    const result = await resolveCover(request(), ports);
    expect(result.candidates.at(-1)).toMatchObject({
      availability: { status: 'missing', http_status: status },
    });
  });

  it('the real default picture is no placeholder, though it has its size', async () => {
    const result = await resolveCover(request(), await portsOf({ default: { body: await placeholder() } }));
    expect(result.candidates.every(({ availability }) => availability.status === 'ok')).toBe(true);
  });

  it('a truncated picture is an error', async () => {
    const body = (await jpeg(1280, 720)).slice(0, 60);
    const result = await resolveCover(request(), await portsOf({ maxresdefault: { body } }));
    expect(result.candidates.at(-1)).toMatchObject({ availability: { status: 'error', http_status: 200 } });
  });

  it('a picture of more than 100 megapixels is an error', async () => {
    const body = await jpeg(1280, 720);
    const frame = body.findIndex((byte, index) => byte === 0xff && body[index + 1] === 0xc0);
    body.set([0xff, 0x00, 0xff, 0x00], frame + 5);
    const result = await resolveCover(request(), await portsOf({ maxresdefault: { body } }));
    expect(result.candidates.at(-1)).toMatchObject({ availability: { status: 'error' } });
    expect(result.warnings?.[0]?.message).toContain('pixels');
  });

  it.each(['network', 'timeout'] as const)('a %s fault is a warning, and a shorter life', async (reason) => {
    const result = await resolveCover(request(), await portsOf({ sddefault: fault(reason) }));
    expect(result.candidates.at(-1)).toMatchObject({ availability: { status: 'error' } });
    expect(result.candidates.at(-1)?.availability).not.toHaveProperty('http_status');
    expect(result.warnings).toMatchObject([
      { code: 'PROBE_FAILED', step: 'probe', url: tierUrl('sddefault') },
    ]);
    expect(result.cache.ttl_seconds).toBe(600);
  });

  it('a refusal by our own policy is blocked', async () => {
    const ports = await portsOf({ sddefault: { fault: new ResolveError('private_address', 'Local.') } });
    const result = await resolveCover(request(), ports);
    expect(result.candidates.at(-1)).toMatchObject({ availability: { status: 'blocked' } });
  });
});

describe('no cover', () => {
  it('ends in no_candidates when no tier is there, remembered for a minute', async () => {
    const ports = await portsOf(allTiers({ status: 404 }));
    const ask = () => resolveCover(request(), ports);
    await expect(ask()).rejects.toMatchObject({ reason: 'no_candidates' });
    await expect(ask()).rejects.toMatchObject({ reason: 'no_candidates' });
    expect(tierRequests(ports)).toHaveLength(5);
    ports.clock.advance(60_001);
    await expect(ask()).rejects.toMatchObject({ reason: 'no_candidates' });
    expect(tierRequests(ports)).toHaveLength(10);
  });

  it('is not remembered when the network was down, and says so in the details', async () => {
    const ports = await portsOf(allTiers(fault('network')));
    const failure = await resolveCover(request(), ports).catch((error: ResolveError) => error.details);
    expect(failure).toEqual([
      { reason: 'no_candidates', message: expect.any(String) },
      { reason: 'network', message: 'It failed.' },
    ]);
    for (const [url, answer] of Object.entries(await videoAnswers())) ports.fetch.answers.set(url, answer);
    expect((await resolveCover(request(), ports)).best.quality_tier).toBe('max');
  });

  it('names the origin when the permission for all of them is missing', async () => {
    const missing = {
      fault: new ResolveError('permission_required', 'Allow it.', { origin: 'https://i.ytimg.com' }),
    };
    const asked = request({ caller: { kind: 'extension', id: 'one' } });
    await expect(resolveCover(asked, await portsOf(allTiers(missing)))).rejects.toMatchObject({
      details: [{ reason: 'permission_required', message: 'Allow it.', origin: 'https://i.ytimg.com' }],
    });
  });

  it('rejects as busy when the queue is full, and remembers nothing of it', async () => {
    const ports = await portsOf({ hqdefault: { fault: new BusyError() } });
    await expect(resolveCover(request(), ports)).rejects.toBeInstanceOf(BusyError);
    ports.fetch.answers.set(tierUrl('hqdefault'), { body: await jpeg(480, 360) });
    expect((await resolveCover(request(), ports)).candidates).toHaveLength(5);
  });

  it.each([
    ['chrome://extensions/', 'unsupported_scheme'],
    ['javascript:alert(1)', 'unsupported_scheme'],
    ['not an address', 'invalid_url'],
    [`https://example.org/${'x'.repeat(5_000)}`, 'invalid_url'],
    ['https://example.org/page', 'http_status'],
  ])('%.40s ends in %s', async (url, reason) => {
    await expect(resolveCover(request({ url }), await portsOf())).rejects.toMatchObject({ reason });
  });

  it('says for a page that may not be read which permission is missing', async () => {
    const url = 'https://example.org/page';
    const ports = createFakePorts({
      [url]: { fault: new ResolveError('permission_required', 'Allow.', { origin: 'https://example.org' }) },
    });
    await expect(resolveCover(request({ url }), ports)).rejects.toMatchObject({
      reason: 'permission_required',
      origin: 'https://example.org',
    });
  });
});

describe('the options', () => {
  it('prefer fastest sends one HEAD each and takes sizes from the tier table', async () => {
    const ports = await portsOf({ maxresdefault: { body: await placeholder() } });
    const result = await resolveCover(request({ options: { prefer: 'fastest' } }), ports);
    expect(ports.fetch.requests.map(({ method }) => method)).toEqual(Array.from({ length: 5 }, () => 'HEAD'));
    expect(result.candidates.at(-1)).toMatchObject({
      quality_tier: 'max',
      availability: { status: 'missing', http_status: 200 },
    });
    expect(result.best).toMatchObject({ width: 640, height: 480, format: 'jpg' });
  });

  it('fastest reads an unknown content type for no image', async () => {
    const ports = await portsOf({ maxresdefault: { contentType: 'text/html', body: new Uint8Array(9) } });
    const result = await resolveCover(request({ options: { prefer: 'fastest' } }), ports);
    expect(result.candidates.at(-1)).toMatchObject({
      quality_tier: 'max',
      availability: { status: 'error' },
    });
  });

  it('refresh asks again, past the browser cache, and replaces the entry', async () => {
    const ports = await portsOf();
    await resolveCover(request(), ports);
    ports.fetch.answers.set(tierUrl('maxresdefault'), { status: 404 });
    const refreshed = await resolveCover(request({ options: { refresh: true } }), ports);
    expect(refreshed).toMatchObject({ best: { quality_tier: 'high' }, cache: { hit: false } });
    expect(ports.fetch.requests.at(-1)?.freshness).toBe('reload');
    expect(await resolveCover(request(), ports)).toMatchObject({
      best: { quality_tier: 'high' },
      cache: { hit: true },
    });
  });

  it('debug adds every request and every term of every score', async () => {
    const ports = await portsOf();
    const { trace } = await resolveCover(request({ options: { debug: true } }), ports);
    expect(trace.requests).toHaveLength(ports.fetch.requests.length);
    expect(trace.requests?.[0]).toMatchObject({
      url: tierUrl('maxresdefault'),
      method: 'GET',
      status: 200,
      bytes: expect.any(Number),
    });
    expect(trace.scores?.[0]).toMatchObject({
      url: tierUrl('maxresdefault'),
      bonuses: [{ name: 'tier' }, { name: 'pixels' }],
    });
  });

  it('without debug the trace holds steps and timings alone', async () => {
    const { trace } = await resolveCover(request(), await portsOf());
    expect(Object.keys(trace)).toEqual(['timings', 'steps']);
    expect(Object.keys(trace.timings).toSorted()).toEqual(
      [
        'cache_ms',
        'canonicalize_ms',
        'collect_ms',
        'probe_ms',
        'score_ms',
        'store_ms',
        'total_ms',
      ].toSorted(),
    );
  });

  it('min_width drops to a warning when no picture is wide enough', async () => {
    const result = await resolveCover(request({ options: { min_width: 5_000 } }), await portsOf());
    expect(result.best.quality_tier).toBe('max');
    expect(result.warnings).toMatchObject([{ code: 'MIN_SIZE_NOT_MET' }]);
  });
});

describe('the cache', () => {
  it('answers the second time without a request, with the remaining life', async () => {
    const ports = await portsOf();
    await resolveCover(request(), ports);
    ports.clock.advance(1_000_000);
    const again = await resolveCover(request({ options: { debug: true } }), ports);
    expect(again.cache).toEqual({ hit: true, ttl_seconds: 85_400 });
    expect(again.trace.requests).toEqual([]);
    expect(tierRequests(ports)).toHaveLength(5);
  });

  it('answers every form of the URL and every option from one entry', async () => {
    const ports = await portsOf();
    await resolveCover(request(), ports);
    const short = await resolveCover(
      request({ url: `https://youtu.be/${VIDEO_ID}`, options: { min_width: 400, prefer: 'largest' } }),
      ports,
    );
    expect(short.cache.hit).toBe(true);
    expect(short.candidates.filter(({ below_minimum }) => below_minimum)).toHaveLength(2);
  });

  it('an entry of headers serves only fastest, and a fuller one replaces it', async () => {
    const ports = await portsOf();
    const fastest = request({ options: { prefer: 'fastest' } });
    await resolveCover(fastest, ports);
    expect((await resolveCover(fastest, ports)).cache.hit).toBe(true);
    expect((await resolveCover(request(), ports)).cache.hit).toBe(false);
    expect((await resolveCover(fastest, ports)).cache.hit).toBe(true);
    expect((await resolveCover(request(), ports)).cache.hit).toBe(true);
  });

  it('keeps a measured answer when a slower one by headers comes later', async () => {
    const ports = await portsOf();
    let settle = () => {};
    const until = new Promise<void>((resolve) => {
      settle = resolve;
    });
    const picture = ports.fetch.answers.get(tierUrl('maxresdefault'));
    ports.fetch.answers.set(tierUrl('maxresdefault'), { ...picture, until });
    const fastest = resolveCover(request({ options: { prefer: 'fastest' } }), ports);
    ports.fetch.answers.set(tierUrl('maxresdefault'), picture ?? {});
    await resolveCover(request(), ports);
    settle();
    await fastest;
    expect((await resolveCover(request(), ports)).cache.hit).toBe(true);
  });

  it('never tells one caller what another, or the user, has asked', async () => {
    const ports = await portsOf();
    await resolveCover(request(), ports);
    for (const id of ['one', 'two']) {
      const result = await resolveCover(request({ caller: { kind: 'extension', id } }), ports);
      expect(result.cache.hit).toBe(false);
    }
    const inPrivate = await resolveCover(request({ caller: { kind: 'user', privateWindow: true } }), ports);
    expect(inPrivate.cache.hit).toBe(false);
  });

  it.each<ResolveRequest['caller']>([
    { kind: 'extension', id: 'one' },
    { kind: 'user', privateWindow: true },
  ])('of the browser has no part in what %j asks', async (caller) => {
    const ports = await portsOf();
    await resolveCover(request({ caller }), ports);
    expect(ports.fetch.requests.every(({ freshness }) => freshness === 'no-store')).toBe(true);
  });

  it('that fails is a warning, not the end', async () => {
    const ports = await portsOf();
    const broken = () => Promise.reject(new Error('disk full'));
    const result = await resolveCover(request(), {
      ...ports,
      cache: { read: broken, write: broken },
    });
    expect(result.best.quality_tier).toBe('max');
    expect(result.warnings?.map(({ code }) => code)).toEqual(['CACHE_UNAVAILABLE', 'CACHE_UNAVAILABLE']);
    expect(result.cache).toEqual({ hit: false, ttl_seconds: 0 });
  });
});

describe('equal requests in flight', () => {
  it('share one run', async () => {
    const ports = await portsOf();
    const results = await Promise.all(Array.from({ length: 20 }, () => resolveCover(request(), ports)));
    expect(tierRequests(ports)).toHaveLength(5);
    expect(new Set(results.map(({ best }) => best.url))).toEqual(new Set([tierUrl('maxresdefault')]));
  });

  it('do not share across callers, depths or refresh', async () => {
    const ports = await portsOf();
    await Promise.all([
      resolveCover(request(), ports),
      resolveCover(request({ caller: { kind: 'extension', id: 'one' } }), ports),
      resolveCover(request({ options: { prefer: 'fastest' } }), ports),
      resolveCover(request({ options: { refresh: true } }), ports),
    ]);
    expect(tierRequests(ports)).toHaveLength(20);
  });

  it('know of each other what could not be remembered', async () => {
    const ports = await portsOf();
    const broken = () => Promise.reject(new Error('disk full'));
    const failing = { ...ports, cache: { read: async () => undefined, write: broken } };
    const both = await Promise.all([resolveCover(request(), failing), resolveCover(request(), failing)]);
    expect(both.map(({ cache }) => cache.ttl_seconds)).toEqual([0, 0]);
    expect(both.map(({ warnings }) => warnings?.map(({ code }) => code))).toEqual([
      ['CACHE_UNAVAILABLE'],
      ['CACHE_UNAVAILABLE'],
    ]);
  });

  it('do not end with one that had less time', async () => {
    const ports = await portsOf();
    const cutOff = resolveCover(request(), ports, { signal: AbortSignal.abort() }).catch(() => 'cut off');
    const inTime = resolveCover(request(), ports);
    expect(await cutOff).toBe('cut off');
    expect((await inTime).best.quality_tier).toBe('max');
  });

  it('do not end with one whose screen was closed, and nothing of that one is remembered', async () => {
    const ports = await portsOf();
    const largest = ports.fetch.answers.get(tierUrl('maxresdefault'));
    for (const isJoined of [false, true]) {
      const closed = new AbortController();
      ports.fetch.answers.set(tierUrl('maxresdefault'), { ...largest, until: aborted(closed.signal) });
      const first = resolveCover(request(), ports, { signal: closed.signal });
      const joined = isJoined ? resolveCover(request(), ports) : undefined;
      setTimeout(() => closed.abort());
      expect((await first).best.quality_tier).not.toBe('max');
      const { best, cache } = await (joined ?? resolveCover(request(), ports));
      expect([best.quality_tier, cache.hit]).toEqual(['max', false]);
      ports.cache = createFakePorts().cache;
    }
  });

  it('start anew after a failed one', async () => {
    const ports = await portsOf({ hqdefault: { fault: new BusyError() } });
    const failed = await Promise.allSettled([resolveCover(request(), ports), resolveCover(request(), ports)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    ports.fetch.answers.set(tierUrl('hqdefault'), { status: 404 });
    expect((await resolveCover(request(), ports)).best.quality_tier).toBe('max');
  });
});

describe('what the screen knows', () => {
  it('stands in meta where nothing better is known, cut to 300 characters, and never reaches the cache', async () => {
    const ports = await portsOf();
    const result = await resolveCover(request({ hints: { title: 'x'.repeat(400) } }), ports);
    expect(result.meta?.title).toHaveLength(300);
    expect(await resolveCover(request(), ports)).not.toHaveProperty('meta');
  });

  it.each([
    ['(12) Dawn - YouTube', 'Dawn'],
    ['Song - YouTube Music', 'Song'],
    ['A - B', 'A - B'],
  ])('the tab’s title %j means %j', async (title, expected) => {
    expect((await resolveCover(request({ hints: { title } }), await portsOf())).meta).toEqual({
      title: expected,
    });
  });
});

describe('pictures beside the five tiers', () => {
  const hq720 = `https://i.ytimg.com/vi/${VIDEO_ID}/hq720.jpg`;
  const portsWithOne = async () =>
    createFakePorts({ ...(await videoAnswers()), [hq720]: { body: await jpeg(1280, 720) } });

  it('are told to the user, are remembered, and are none of the candidates', async () => {
    const ports = await portsWithOne();
    const result = await resolveCover(request(), ports);
    expect(result.alternatives).toMatchObject([{ url: hq720, width: 1280, height: 720, score: 4_922 }]);
    expect(result.candidates).toHaveLength(5);
    const asked = ports.fetch.requests.length;
    const again = await resolveCover(request({ options: { min_width: 2_000 } }), ports);
    expect(again.alternatives).toEqual(result.alternatives);
    expect(ports.fetch.requests).toHaveLength(asked);
  });

  it('are not asked for by another extension, nor told to it', async () => {
    const ports = await portsWithOne();
    const result = await resolveCover(request({ caller: { kind: 'extension', id: 'one' } }), ports);
    expect(result).not.toHaveProperty('alternatives');
    expect(ports.fetch.requests).toHaveLength(5);
  });
});
