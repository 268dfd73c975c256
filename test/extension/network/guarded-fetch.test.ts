import { describe, expect, it } from 'vitest';
import { createGuardedFetch, NETWORK_LIMITS } from '../../../src/extension/network/guarded-fetch';
import { createRequestQueue } from '../../../src/extension/network/request-queue';
import { systemClock } from '../../../src/extension/system-clock';
import type { Clock, FetchedResponse, FetchRequest } from '../../../src/resolver/ports';
import type { Caller } from '../../../src/resolver/types';
import { EXPIRED_HOST } from '../../replay/replay';
import { replayForFile } from '../../replay/replay-for-file';

const HOST = 'pictures.example.org';
const URL_UNDER_TEST = `https://${HOST}/p.jpg`;
const USER: Caller = { kind: 'user', privateWindow: false };
const EXTENSION: Caller = { kind: 'extension', id: 'other' };
/** Deadlines a hundred times shorter, so that a test of a stall does not stall. */
const hastyClock: Clock = { ...systemClock, timeoutSignal: (ms) => systemClock.timeoutSignal(ms / 20) };

const replay = replayForFile();

function network({
  isGranted = async (_url: URL) => true,
  rulesReady = async () => {},
  clock = systemClock,
} = {}) {
  const queue = createRequestQueue(NETWORK_LIMITS.queue);
  return createGuardedFetch({ send: replay.fetch, isGranted, rulesReady, queue, clock });
}

function request(changes: Partial<FetchRequest> = {}): FetchRequest {
  const signal = AbortSignal.timeout(10_000);
  return {
    url: URL_UNDER_TEST,
    method: 'GET',
    maxBytes: 1_048_576,
    freshness: 'default',
    caller: USER,
    signal,
    ...changes,
  };
}

async function readAll({ body }: FetchedResponse): Promise<number> {
  let bytes = 0;
  for await (const chunk of body) bytes += chunk.length;
  return bytes;
}

describe('every request', () => {
  it('goes without credentials, referrer and headers of ours', async () => {
    replay.on(HOST, '/p.jpg', { body: 'x' });
    await network().request(request({ freshness: 'reload' }), readAll);
    expect(replay.fetchCalls).toEqual([
      {
        url: URL_UNDER_TEST,
        method: 'GET',
        headers: {},
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'reload',
        redirect: 'follow',
      },
    ]);
  });

  it('is not sent to a host that the user has not granted, and names its origin', async () => {
    const asked: string[] = [];
    const isGranted = async (url: URL) => {
      asked.push(url.href);
      return false;
    };
    await expect(network({ isGranted }).request(request(), readAll)).rejects.toMatchObject({
      reason: 'permission_required',
      origin: `https://${HOST}`,
    });
    expect(asked).toEqual([URL_UNDER_TEST]);
    expect(replay.log).toEqual([]);
  });

  it.each(['http://127.0.0.1/x', 'http://localhost/x', 'ftp://example.org/x', 'https://a:b@example.org/'])(
    'to %s is refused before anything is asked or sent',
    async (url) => {
      const isGranted = () => expect.unreachable();
      const reason = expect.stringMatching(/private_address|unsupported_scheme|invalid_url/);
      await expect(network({ isGranted }).request(request({ url }), readAll)).rejects.toMatchObject({
        reason,
      });
      await expect(network({ isGranted }).authorize(url, USER)).rejects.toMatchObject({ reason });
      expect(replay.log).toEqual([]);
    },
  );

  it('waits until private addresses are blocked', async () => {
    replay.on(HOST, '/p.jpg', { body: 'x' });
    const { promise, resolve } = deferred();
    const answer = network({ rulesReady: () => promise }).request(request(), readAll);
    // One that begins later goes there and back meanwhile.
    await network().request(request(), readAll);
    expect(replay.log).toHaveLength(1);
    resolve();
    expect(await answer).toBe(1);
    expect(replay.log).toHaveLength(2);
  });
});

describe('redirects', () => {
  it('are followed, and the final address is told', async () => {
    replay.on(HOST, '/p.jpg', { status: 302, headers: { location: 'https://cdn.example.org/q.jpg' } });
    replay.on('cdn.example.org', '/q.jpg', { body: 'abc' });
    expect(await network().request(request(), async ({ url }) => url)).toBe('https://cdn.example.org/q.jpg');
  });

  it.each([
    ['a private address', 'http://192.168.0.1/q.jpg', USER],
    ['a local name', 'http://printer.local/q.jpg', USER],
    ['an address, for an extension', 'https://1.1.1.1/q.jpg', EXTENSION],
    ['another port, for an extension', 'https://cdn.example.org:8443/q.jpg', EXTENSION],
  ])('to %s end in private_address', async (_where, location, caller) => {
    replay.on(HOST, '/p.jpg', { status: 302, headers: { location } });
    for (const host of ['192.168.0.1', 'printer.local', '1.1.1.1', 'cdn.example.org'])
      replay.on(host, '/q.jpg', { body: 'secret' });
    const read = () => expect.unreachable();
    await expect(network().request(request({ caller }), read)).rejects.toMatchObject({
      reason: 'private_address',
    });
  });

  it('in a circle end in network', async () => {
    replay.on(HOST, '/p.jpg', { status: 302, headers: { location: URL_UNDER_TEST } });
    await expect(network().request(request(), readAll)).rejects.toMatchObject({ reason: 'network' });
  });
});

describe('faults of the network', () => {
  it.each([
    ['no headers', { stall: 'before-headers' }],
    ['no body', { stall: 'after-headers', body: 'abcdef' }],
    ['half a body', { stall: 'mid-body', body: 'abcdef' }],
  ] as const)('a host that stalls with %s ends in timeout', async (_where, reply) => {
    replay.on(HOST, '/p.jpg', reply);
    await expect(network({ clock: hastyClock }).request(request(), readAll)).rejects.toMatchObject({
      reason: 'timeout',
    });
  });

  it('a body that drips past the deadline ends in timeout', async () => {
    replay.on(HOST, '/p.jpg', { body: 'x'.repeat(10_000), dripBytesPerSecond: 100 });
    await expect(network({ clock: hastyClock }).request(request(), readAll)).rejects.toMatchObject({
      reason: 'timeout',
    });
  });

  it('the deadline of the whole request ends it too', async () => {
    replay.on(HOST, '/p.jpg', { stall: 'before-headers' });
    const signal = AbortSignal.timeout(50);
    await expect(network().request(request({ signal }), readAll)).rejects.toMatchObject({
      reason: 'timeout',
    });
  });

  it('a connection that breaks ends in network', async () => {
    replay.on(HOST, '/p.jpg', { body: 'x'.repeat(10_000), resetMidBody: true });
    await expect(network().request(request(), readAll)).rejects.toMatchObject({ reason: 'network' });
  });

  it('an expired certificate ends in network', async () => {
    const url = `https://${EXPIRED_HOST}/p.jpg`;
    await expect(network().request(request({ url }), readAll)).rejects.toMatchObject({ reason: 'network' });
  });
});

describe('what is read', () => {
  it('ends at the byte budget of an endless body, and the download with it', async () => {
    replay.on(HOST, '/p.jpg', { body: 'x', endless: true });
    expect(await network().request(request({ maxBytes: 100_000 }), readAll)).toBe(100_000);
    await replay.idle();
    expect(replay.requestsTo(HOST)).toMatchObject([{ outcome: 'closed-early' }]);
  });

  it('ends when the reader has enough', async () => {
    replay.on(HOST, '/p.jpg', { body: 'x', endless: true });
    await network().request(request(), async ({ body }) => {
      for await (const _chunk of body) break;
    });
    await replay.idle();
    expect(replay.requestsTo(HOST)).toMatchObject([{ outcome: 'closed-early' }]);
  });

  it('is nothing when nobody reads', async () => {
    replay.on(HOST, '/p.jpg', { status: 404, body: 'x', endless: true });
    expect(await network().request(request(), async ({ status }) => status)).toBe(404);
    await replay.idle();
    expect(replay.requestsTo(HOST)).toMatchObject([{ outcome: 'closed-early' }]);
  });

  it('frees its slot after a fault, a refusal and an early end', async () => {
    replay.on(HOST, '/p.jpg', { status: 404 });
    const fetch = network();
    for (let index = 0; index < 20; index += 1) {
      const read = async () => {
        if (index % 2 === 0) throw new Error('mine');
      };
      await Promise.allSettled([fetch.request(request(), read)]);
    }
    expect(replay.requestsTo(HOST)).toHaveLength(20);
  });
});

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: () => resolve() };
}
