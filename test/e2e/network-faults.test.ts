import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../replay/replay';
import { EXPIRED_HOST } from '../replay/replay';
import { VIDEOS } from '../replay/videos';
import type { Session } from './session';
import { startSession } from './session';

const ID = VIDEOS.complete.id;
const MAX_TIER = `/vi/${ID}/maxresdefault.jpg`;
const HTML = '<!doctype html><title>Sorry</title>';
const RESOLVE = {
  method: 'POST',
  path: '/v1/resolve',
  body: { url: `https://youtu.be/${ID}`, options: { refresh: true } },
};

let session: Session;
beforeAll(async () => {
  // As after "Allow on all sites": the rule against private addresses acts on hosts that are granted.
  session = await startSession({ grantAllSites: true });
});
beforeEach(() => {
  session.replay.reset();
  session.replay.clearLog();
});
afterAll(() => session.close());

describe('a thumbnail that', () => {
  it.each<[string, Reply, string]>([
    [
      'is truncated',
      { body: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]) },
      'error',
    ],
    ['is HTML', { headers: { 'content-type': 'text/html' }, body: HTML }, 'error'],
    ['has 0 bytes', { body: '' }, 'error'],
    ['is refused with 403', { status: 403 }, 'blocked'],
    ['fails with 500', { status: 500 }, 'error'],
    ['never ends and is no image', { body: HTML, endless: true }, 'error'],
    ['breaks off', { body: 'x'.repeat(5_000), resetMidBody: true }, 'error'],
    ['stalls before its headers', { stall: 'before-headers' }, 'error'],
    [
      'stalls in its body',
      { body: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]), stall: 'mid-body' },
      'error',
    ],
    ['redirects for ever', { status: 302, headers: { location: `https://i.ytimg.com${MAX_TIER}` } }, 'error'],
    [
      'redirects to an expired certificate',
      { status: 302, headers: { location: `https://${EXPIRED_HOST}/p.jpg` } },
      'error',
    ],
  ])(
    '%s does not keep the others from being the cover, nor the next request',
    async (_fault, reply, status) => {
      session.replay.on('i.ytimg.com', MAX_TIER, reply);
      const answer = await session.ask(RESOLVE);
      expect(answer).toMatchObject({
        valid: true,
        response: { status: 200, body: { best: { quality_tier: 'high' } } },
      });
      const { candidates } = answer.response.body as { candidates: { availability: object }[] };
      expect(candidates.at(-1)).toMatchObject({ quality_tier: 'max', availability: { status } });
      session.replay.reset();
      const next = await session.ask(RESOLVE);
      expect(next.response.body).toMatchObject({ best: { quality_tier: 'max' } });
    },
  );

  it('never ends but is an image costs its header alone', async () => {
    const head = (await (await session.replay.fetch(`https://i.ytimg.com${MAX_TIER}`)).arrayBuffer()).slice(
      0,
      20_000,
    );
    session.replay.on('i.ytimg.com', MAX_TIER, {
      body: Buffer.from(head),
      endless: true,
      // At full speed a mebibyte may be there before a busy machine looks at the first byte.
      dripBytesPerSecond: 200_000,
      headers: { 'content-type': 'image/jpeg' },
    });
    const answer = await session.ask({
      ...RESOLVE,
      body: { ...RESOLVE.body, options: { refresh: true, debug: true } },
    });
    expect(answer.response.body).toMatchObject({ best: { width: 1280 } });
    const { trace } = answer.response.body as { trace: { requests: { url: string; bytes: number }[] } };
    expect(trace.requests.find(({ url }) => url.endsWith(MAX_TIER))?.bytes).toBeLessThan(1_048_576);
    await session.replay.idle();
  });
});

describe('a redirect into the local network', () => {
  it.each([
    'http://127.0.0.1/p.jpg',
    'http://192.168.0.1/p.jpg',
    'http://169.254.169.254/p.jpg',
    'http://[::1]/p.jpg',
    'http://localhost/p.jpg',
    'http://printer.local/p.jpg',
    'http://router/p.jpg',
    'http://0x7f000001/p.jpg',
  ])('to %s is stopped before anything is sent there', async (location) => {
    session.replay.on('i.ytimg.com', MAX_TIER, { status: 302, headers: { location } });
    const answer = await session.ask(RESOLVE);
    expect(answer.response.body).toMatchObject({ best: { quality_tier: 'high' } });
    const { hostname } = new URL(location);
    expect(session.replay.requestsTo(hostname)).toEqual([]);
  });
});
