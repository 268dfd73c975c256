import { describe, expect, it } from 'vitest';
import { resolveCover } from '../../src/resolver/resolve-cover';
import type { Caller } from '../../src/resolver/types';
import { DEFAULT_OPTIONS } from '../../src/resolver/types';
import { createFakePageReader } from '../ports/fake-page-reader';
import { createFakePorts } from '../ports/fake-ports';
import { propertyMeta } from '../ports/sample-snapshot';
import { jpeg } from './video-answers';

const PAGE = 'https://news.example.org/story';
const USER: Caller = { kind: 'user', privateWindow: false };
const LIFE_SECONDS = 900;
const DAY_SECONDS = 86_400;

/** A page whose declared picture bears this query. */
async function resultOf(queryAt: (nowSeconds: number) => string, cacheDays = 1, caller: Caller = USER) {
  const empty = createFakePorts();
  const url = `https://bucket.example.com/cover.jpg${queryAt(Math.floor(empty.clock.nowMs() / 1_000))}`;
  const ports = createFakePorts({ [url]: { body: await jpeg(1200, 630) } });
  ports.completeLifeSeconds = async () => cacheDays * DAY_SECONDS;
  const pages = createFakePageReader({ [PAGE]: { metas: [propertyMeta('og:image', url)] } });
  const request = {
    requestId: '1',
    url: PAGE,
    options: DEFAULT_OPTIONS,
    caller,
  };
  return { url, result: await resolveCover(request, { ...ports, pages }) };
}

describe('a signed address', () => {
  it('is remembered no longer than it lives, and the trace says until when', async () => {
    const { url, result } = await resultOf(
      (nowSeconds) => `?Expires=${nowSeconds + LIFE_SECONDS}&Signature=abc&Key-Pair-Id=K`,
    );
    expect(result.best.url).toBe(url);
    expect(result.cache.ttl_seconds).toBeGreaterThan(0);
    expect(result.cache.ttl_seconds).toBeLessThanOrEqual(LIFE_SECONDS);
    expect(result.trace.expires).toEqual([{ url, expires_at_ms: expect.any(Number) as number }]);
  });

  it('that does not say how long it lives is remembered for an hour', async () => {
    const { url, result } = await resultOf(() => '?Policy=abc&Signature=def');
    expect(result.cache.ttl_seconds).toBe(3_600);
    expect(result.trace.expires).toEqual([{ url, expires_at_ms: null }]);
  });

  it('lives no longer where the user keeps answers for a month', async () => {
    const hours = (count: number) => (nowSeconds: number) =>
      `?Expires=${nowSeconds + count * 3_600}&Signature=abc&Key-Pair-Id=K`;
    for (const count of [1, 25, 719])
      expect((await resultOf(hours(count), 30)).result.cache.ttl_seconds).toBe(count * 3_600);
    expect((await resultOf(hours(721), 30)).result.cache.ttl_seconds).toBe(30 * DAY_SECONDS);
    expect((await resultOf(() => '?Policy=abc&Signature=def', 30)).result.cache.ttl_seconds).toBe(3_600);
  });

  it.each([1, 7, 30])(
    'is one only where it is signed: others live for the %i days that the user chose',
    async (days) => {
      const { result } = await resultOf(() => '', days);
      expect(result.cache.ttl_seconds).toBe(days * DAY_SECONDS);
      expect(result.trace).not.toHaveProperty('expires');
      const other = await resultOf(() => '', days, { kind: 'extension', id: 'other' });
      expect(other.result.cache.ttl_seconds).toBe(DAY_SECONDS);
    },
  );
});

describe('a picture that its host draws anew', () => {
  const CHANNEL = 'https://www.twitch.tv/riotgames';
  const PREVIEW = 'https://static-cdn.jtvnw.net/previews-ttv/live_user_riotgames-1920x1080.jpg';
  const COVER = 'https://news.example.org/channel.jpg';

  it.each([
    ['is there', 200, PREVIEW],
    ['is missing until the channel is live', 404, COVER],
  ])('is remembered for minutes where it %s', async (_, status, expected) => {
    const picture = { body: await jpeg(1920, 1080) };
    const ports = createFakePorts({ [PREVIEW]: { ...picture, status }, [COVER]: picture });
    const pages = createFakePageReader({ [CHANNEL]: { metas: [propertyMeta('og:image', COVER)] } });
    const caller = { kind: 'user', privateWindow: false } as const;
    const request = { requestId: '1', url: CHANNEL, options: DEFAULT_OPTIONS, caller };
    const { best, cache } = await resolveCover(request, { ...ports, pages });
    expect(best.url).toBe(expected);
    expect(cache.ttl_seconds).toBe(300);
  });
});
