import { describe, expect, it } from 'vitest';
import { createPageFetch } from '../../../src/extension/network/page-fetch';
import { systemClock } from '../../../src/extension/system-clock';
import type { Clock, FetchedResponse, FetchRequest } from '../../../src/resolver/ports';
import { replayForFile } from '../../replay/replay-for-file';
import { scriptedPage } from './scripted-page';

const PAGE = 'https://news.example.org/story?id=1';
const OWN = 'https://news.example.org/own.jpg';
const OTHER = 'https://pictures.example.net/other.jpg';
/** Deadlines so short that a test of a stall does not stall. */
const hastyClock: Clock = { ...systemClock, timeoutSignal: (ms) => systemClock.timeoutSignal(ms / 20) };

const replay = replayForFile();

interface Scene {
  /** Where the tab is by the time the script runs. */
  href?: string;
  fetch?: typeof fetch;
  refusal?: string;
  clock?: Clock;
}

function network({ href = PAGE, fetch = replay.fetch, clock = systemClock, refusal }: Scene = {}) {
  const scripting = scriptedPage({ href, fetch, ...(refusal === undefined ? {} : { refusal }) });
  const page = { tabId: 7, url: `${PAGE}#top` };
  return { scripting, fetch: createPageFetch(page, { scripting, clock }) };
}

function request(url: string, changes: Partial<FetchRequest> = {}): FetchRequest {
  return {
    url,
    method: 'GET',
    maxBytes: 1_000_000,
    freshness: 'default',
    caller: { kind: 'user', privateWindow: false },
    signal: AbortSignal.timeout(10_000),
    ...changes,
  };
}

async function bytesOf({ body }: FetchedResponse): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const serve = (url: string, body: Uint8Array | string) =>
  replay.on(new URL(url).host, new URL(url).pathname, { headers: { 'content-type': 'image/jpeg' }, body });

describe('a picture asked for through a page', () => {
  it('comes byte by byte as it is, whatever its bytes', async () => {
    const all = Uint8Array.from({ length: 100_001 }, (_, place) => place % 256);
    serve(OWN, all);
    const { fetch, scripting } = network();
    const bytes = await fetch.request(request(OWN), bytesOf);
    expect(bytes.equals(all)).toBe(true);
    expect(scripting.injections).toEqual([{ tabId: 7 }]);
  });

  it('is asked for without cookies, referrer and headers of ours, and of the browser’s cache first', async () => {
    serve(OWN, 'x');
    await network().fetch.request(request(OWN), bytesOf);
    const polite = { headers: {}, method: 'GET', credentials: 'omit', referrerPolicy: 'no-referrer' };
    expect(replay.fetchCalls).toEqual([expect.objectContaining({ ...polite, cache: 'force-cache' })]);
  });

  it('of another host is asked for anew where the cached file may not be read, and no third time', async () => {
    const caches: unknown[] = [];
    const refuse: typeof fetch = async (_url, init) => {
      caches.push(init?.cache);
      throw new TypeError('Failed to fetch');
    };
    await expect(network({ fetch: refuse }).fetch.request(request(OTHER), bytesOf)).rejects.toMatchObject({
      reason: 'network',
    });
    expect(caches).toEqual(['force-cache', 'no-store']);
  });

  it('of its own host is asked for once', async () => {
    const refuse: typeof fetch = (url) => {
      asked.push(new Request(url).url);
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    const asked: string[] = [];
    await expect(network({ fetch: refuse }).fetch.request(request(OWN), bytesOf)).rejects.toMatchObject({
      reason: 'network',
    });
    expect(asked).toEqual([OWN]);
  });

  it('comes from a page that has only jumped within itself', async () => {
    serve(OWN, 'x');
    const { fetch } = network({ href: `${PAGE}#end` });
    expect(String(await fetch.request(request(OWN), bytesOf))).toBe('x');
  });

  it.each(['https://news.example.org/story?id=2', 'https://news.example.org/', 'https://elsewhere.example/'])(
    'is not asked for where the tab shows another page by then: %s',
    async (href) => {
      serve(OWN, 'x');
      await expect(network({ href }).fetch.request(request(OWN), bytesOf)).rejects.toMatchObject({
        reason: 'page_changed',
      });
      expect(replay.fetchCalls).toEqual([]);
    },
  );

  it.each([
    ['Cannot access contents of the page.', 'permission_required'],
    ['Missing host permission for the tab', 'permission_required'],
    ['The extensions gallery cannot be scripted.', 'unsupported_scheme'],
    ['Frame with ID 0 was removed.', 'page_changed'],
  ])('is refused with a reason where the browser says: %s', async (refusal, reason) => {
    await expect(network({ refusal }).fetch.request(request(OWN), bytesOf)).rejects.toMatchObject({ reason });
  });

  it.each([
    [[], 'page_changed'],
    [[{ frameId: 0, result: null }], 'page_changed'],
    [[{ frameId: 0, result: { status: 'answered', url: OWN, base64: 7 } }], 'page_changed'],
    [[{ frameId: 0, result: { status: 'failed', why: 'AbortError', isLate: true } }], 'timeout'],
  ])('is none where the script gives %j', async (results, reason) => {
    const scripting = { executeScript: async () => results } as never;
    const fetch = createPageFetch({ tabId: 7, url: PAGE }, { scripting, clock: systemClock });
    await expect(fetch.request(request(OWN), bytesOf)).rejects.toMatchObject({ reason });
  });

  it.each([
    'http://192.168.1.1/p.jpg',
    'https://localhost/p.jpg',
    'https://me:pw@news.example.org/p.jpg',
    'file:///p.jpg',
  ])('is never asked for at %s', async (url) => {
    const { fetch, scripting } = network();
    await expect(fetch.request(request(url), bytesOf)).rejects.toMatchObject({ name: 'ResolveError' });
    expect(fetch.isAllowed(url, { kind: 'user', privateWindow: false })).toBe(false);
    expect(scripting.injections).toEqual([]);
  });

  it('is not handed on where it was led to this network', async () => {
    replay.on('news.example.org', '/own.jpg', { status: 302, headers: { location: 'https://router/p.jpg' } });
    serve('https://router/p.jpg', 'x');
    await expect(network().fetch.request(request(OWN), bytesOf)).rejects.toMatchObject({
      reason: 'private_address',
    });
  });

  it.each(['before-headers', 'mid-body'] as const)('times out where its host stalls: %s', async (stall) => {
    replay.on('news.example.org', '/own.jpg', { body: 'x'.repeat(1_000), stall });
    const { fetch } = network({ clock: hastyClock });
    await expect(fetch.request(request(OWN), bytesOf)).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('that has no end is left at the byte budget', async () => {
    replay.on('news.example.org', '/own.jpg', { body: 'x', endless: true });
    const bytes = await network().fetch.request(request(OWN, { maxBytes: 70_000 }), bytesOf);
    expect(bytes).toHaveLength(70_000);
    await replay.idle();
  });

  it('that breaks off is none', async () => {
    replay.on('news.example.org', '/own.jpg', { body: 'x'.repeat(100_000), resetMidBody: true });
    await expect(network().fetch.request(request(OWN), bytesOf)).rejects.toMatchObject({ reason: 'network' });
  });
});
