import { describe, expect, it } from 'vitest';
import { findAlternatives, rankAlternatives } from '../../src/resolver/alternatives';
import { identify } from '../../src/resolver/identify';
import { BusyError, ResolveError } from '../../src/resolver/errors';
import { probeDepth } from '../../src/resolver/recall';
import { resolveCover } from '../../src/resolver/resolve-cover';
import { startRun } from '../../src/resolver/run';
import type { Caller, KnownCandidate, ResolveOptions, ResolveRequest } from '../../src/resolver/types';
import { DEFAULT_OPTIONS } from '../../src/resolver/types';
import type { FakeAnswer } from '../ports/fake-fetch';
import { createFakePorts } from '../ports/fake-ports';
import { jpeg, placeholder, VIDEO_ID, VIDEO_URL, videoAnswers } from './video-answers';

const USER: Caller = { kind: 'user', privateWindow: false };
const EXTENSION: Caller = { kind: 'extension', id: 'abcdefghijklmnopabcdefghijklmnop' };

const pictureUrl = (name: string, folder = 'vi') => `https://i.ytimg.com/${folder}/${VIDEO_ID}/${name}`;
const requestOf = (
  caller: Caller,
  options: Partial<ResolveOptions> = {},
  url = VIDEO_URL,
): ResolveRequest => ({
  requestId: '11111111-1111-4111-8111-111111111111',
  url,
  caller,
  options: { ...DEFAULT_OPTIONS, ...options },
});

/** What is found of a video, and what was asked for. */
async function find(request: ResolveRequest, answers: Record<string, FakeAnswer>) {
  const ports = createFakePorts(answers);
  const run = startRun(request, ports);
  const { caller } = request;
  const context = { fetch: run.fetch, images: ports.images, caller, freshness: 'default' as const };
  const found = await findAlternatives(identify(request), run, { ...context, depth: probeDepth(request) });
  return { found, asked: ports.fetch.requests.map(({ url }) => url) };
}

describe('the alternatives of a video', () => {
  it('are those that are there, measured; placeholders and gaps are left out', async () => {
    const { found, asked } = await find(requestOf(USER), {
      [pictureUrl('oardefault.jpg')]: { body: await jpeg(1080, 1920) },
      [pictureUrl('maxresdefault.webp', 'vi_webp')]: { fault: new ResolveError('network', 'It failed.') },
      [pictureUrl('hq720.jpg')]: { body: await placeholder() },
      [pictureUrl('maxres2.jpg')]: { body: await jpeg(1280, 720) },
    });
    expect(found).toEqual([
      expect.objectContaining({
        url: pictureUrl('oardefault.jpg'),
        width: 1080,
        height: 1920,
        quality_tier: 'max',
      }),
      expect.objectContaining({ url: pictureUrl('maxres2.jpg'), automatic: true }),
    ]);
    expect(found[0]).not.toHaveProperty('automatic');
    expect(asked.length).toBeLessThanOrEqual(8);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('are no picture of unknown size that is as large as the placeholder', async () => {
    const { found } = await find(requestOf(USER), {
      [pictureUrl('oardefault.jpg')]: { body: await jpeg(120, 90) },
    });
    expect(found).toEqual([]);
  });

  it.each<[string, Caller, Partial<ResolveOptions>, number]>([
    ['the user', USER, {}, 1],
    ['an extension that asks for details', EXTENSION, { debug: true }, 1],
    ['an extension', EXTENSION, {}, 0],
    ['anybody who is content with headers', USER, { prefer: 'fastest', debug: true }, 0],
  ])('are asked for by %s or not at all', async (_who, caller, options, count) => {
    const { found, asked } = await find(requestOf(caller, options), {
      [pictureUrl('hq720.jpg')]: { body: await jpeg(1280, 720) },
    });
    expect(found).toHaveLength(count);
    expect(asked.some((url) => url.endsWith('hq720.jpg'))).toBe(count > 0);
  });

  it('are none of what is no video', async () => {
    const channel = requestOf(USER, {}, 'https://www.youtube.com/@Blender');
    expect((await find(channel, {})).asked).toEqual([]);
    expect((await find(requestOf(USER, {}, 'https://example.com/'), {})).asked).toEqual([]);
  });

  it('are none while the queue is full, and the answer stands', async () => {
    const full = { fault: new BusyError() };
    const { found } = await find(requestOf(USER), { [pictureUrl('hq720.jpg')]: full });
    expect(found).toEqual([]);
  });
});

describe('their order', () => {
  const known = (url: string, width: number, height: number, automatic?: true): KnownCandidate => ({
    ...{ url, width, height, format: 'jpg', quality_tier: 'max', source_method: 'rule' },
    availability: { status: 'ok', http_status: 200 },
    ...(automatic ? { automatic } : {}),
  });

  it('puts chosen pictures before larger frames that were taken by themselves', () => {
    const frame = known('https://i.ytimg.com/frame', 1920, 1080, true);
    const chosen = known('https://i.ytimg.com/chosen', 1280, 544);
    const ranked = rankAlternatives([frame, chosen], DEFAULT_OPTIONS);
    expect(ranked.map(({ url }) => url)).toEqual([chosen.url, frame.url]);
    expect(ranked[1]?.score).toBeGreaterThan(ranked[0]?.score ?? Number.NaN);
  });
});

describe('the five tiers of a video', () => {
  it('say which of them stand between bars, and score no less for it', async () => {
    const ports = createFakePorts(await videoAnswers());
    const { candidates } = await resolveCover(requestOf(EXTENSION, { debug: true }), ports);
    const barred = candidates
      .filter(({ letterboxed }) => letterboxed)
      .map(({ url }) => url.split('/').at(-1));
    expect(barred).toEqual(['sddefault.jpg', 'hqdefault.jpg', 'default.jpg']);
    expect(candidates.map(({ score }) => score)).toEqual([4_922, 3_307, 2_173, 1_058, 1_011]);
  });

  it('say nothing of bars in a file that is not there', async () => {
    const ports = createFakePorts(await videoAnswers({ sddefault: { status: 404 } }));
    const { candidates } = await resolveCover(requestOf(EXTENSION), ports);
    expect(candidates.at(-1)).toMatchObject({ url: pictureUrl('sddefault.jpg'), score: null });
    expect(candidates.at(-1)).not.toHaveProperty('letterboxed');
  });
});
