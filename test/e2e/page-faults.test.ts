import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../replay/replay';
import type { Session } from './session';
import { startSession } from './session';

const HOST = 'faults.example.org';
const MEGABYTE = 1_000_000;
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const GOOD_PAGE = page('<meta property="og:image" content="/cover.jpg">');

let session: Session;
let count = 0;
beforeAll(async () => {
  // As after "Allow on all sites".
  session = await startSession({ grantAllSites: true });
});
beforeEach(async () => {
  session.replay.reset();
  session.replay.clearLog();
  // The rate limit is per worker: a fresh one starts with a full bucket, and asks nobody's cache but storage's.
  await session.stopWorker();
});
afterAll(() => session.close());

function page(head: string, body = '') {
  return {
    headers: HTML,
    body: `<!doctype html><html><head><title>A page</title>${head}</head><body>${body}</body></html>`,
  };
}

/** Serves a page, with a cover and a body picture beside it, and asks for it by message. */
async function resolvePage(reply: Reply) {
  count += 1;
  const path = `/page-${count}`;
  session.replay.on(HOST, path, reply);
  const picture = await session.replay.fetch('https://i.ytimg.com/vi/LakeAtDawn0/maxresdefault.jpg');
  const body = Buffer.from(await picture.arrayBuffer());
  for (const name of ['/cover.jpg', '/body.jpg'])
    session.replay.on(HOST, name, { headers: { 'content-type': 'image/jpeg' }, body });
  return session.ask({ method: 'GET', path: '/api/resolve', query: { url: `https://${HOST}${path}` } });
}

describe('a page that has no cover to give ends in its reason', () => {
  it.each<[string, Reply, string]>([
    ['404', { status: 404, ...GOOD_PAGE }, 'http_status'],
    ['500', { status: 500, ...GOOD_PAGE }, 'http_status'],
    ['empty', { headers: HTML, body: '' }, 'no_candidates'],
    ['an image', { headers: { 'content-type': 'image/png' }, body: 'x' }, 'unsupported_content_type'],
    [
      'a PDF that claims to be HTML',
      { headers: HTML, body: '%PDF-1.7\n%âãÏÓ\n' },
      'unsupported_content_type',
    ],
    ['JSON', { headers: { 'content-type': 'application/json' }, body: '{}' }, 'unsupported_content_type'],
    ['a redirect loop', { status: 302, headers: { location: `https://${HOST}/loop` } }, 'network'],
    [
      'a redirect to a private address',
      { status: 302, headers: { location: 'http://192.168.0.1/' } },
      'network',
    ],
    ['a connection that breaks', { headers: HTML, body: 'x'.repeat(5_000), resetMidBody: true }, 'network'],
    ['stalled before its headers', { stall: 'before-headers' }, 'timeout'],
    ['without any picture', page(''), 'no_candidates'],
    [
      'declares javascript:',
      page('<meta property="og:image" content="javascript:alert(1)">'),
      'no_candidates',
    ],
    [
      'declares data:',
      page('<meta property="og:image" content="data:image/png;base64,AAAA">'),
      'no_candidates',
    ],
    ['declares a broken URL', page('<meta property="og:image" content="https://[broken">'), 'no_candidates'],
    [
      'declares a private address',
      page('<meta property="og:image" content="http://127.0.0.1/p.jpg">'),
      'no_candidates',
    ],
  ])('%s', async (_what, reply, reason) => {
    session.replay.on(HOST, '/loop', { status: 302, headers: { location: `https://${HOST}/loop` } });
    const answer = await resolvePage(reply);
    expect(answer).toMatchObject({
      valid: true,
      response: { status: 502, body: { error: { code: 'RESOLVE_ERROR', details: { 0: { reason } } } } },
    });
    expect(session.replay.requestsTo('192.168.0.1')).toEqual([]);
    expect(session.replay.requestsTo('127.0.0.1')).toEqual([]);
    expect((await resolvePage(GOOD_PAGE)).response.status).toBe(200);
  });
});

describe('a page that is too much is read as far as it goes', () => {
  const filler = '<p>More and more of the same text.</p>';

  it.each<[string, Reply]>([
    ['50 MB', { headers: HTML, body: `${GOOD_PAGE.body}${filler.repeat((50 * MEGABYTE) / filler.length)}` }],
    ['endless', { ...GOOD_PAGE, endless: true }],
    [
      'a gzip bomb',
      {
        headers: { ...HTML, 'content-encoding': 'gzip' },
        body: gzipSync(Buffer.from(GOOD_PAGE.body + ' '.repeat(50 * MEGABYTE))),
      },
    ],
    ['nested 100,000 deep', page('<meta property="og:image" content="/cover.jpg">', '<div>'.repeat(100_000))],
    [
      'a million metas',
      page('<meta property="og:image" content="/cover.jpg">' + '<meta name="a" content="b">'.repeat(40_000)),
    ],
    [
      'never closed',
      { headers: HTML, body: '<html><head><meta property="og:image" content="/cover.jpg"><body><p>' },
    ],
    ['without a charset', { headers: { 'content-type': 'text/html' }, body: GOOD_PAGE.body }],
    [
      'in a charset nobody knows',
      { headers: { 'content-type': 'text/html; charset=bogus' }, body: GOOD_PAGE.body },
    ],
    [
      'in another charset than it says',
      { headers: { 'content-type': 'text/html; charset=shift_jis' }, body: GOOD_PAGE.body },
    ],
    [
      'in broken UTF-8',
      { headers: HTML, body: Buffer.concat([Buffer.from([0xc3, 0x28, 0xfd]), Buffer.from(GOOD_PAGE.body)]) },
    ],
  ])('%s', async (_what, reply) => {
    const answer = await resolvePage(reply);
    expect(answer).toMatchObject({
      valid: true,
      response: { status: 200, body: { best: { url: `https://${HOST}/cover.jpg`, width: 1280 } } },
    });
  });

  it.each<[string, Reply]>([
    // Not all at once: on a machine with much to do it would be here before anybody can say that it is enough.
    [
      '50 MB',
      {
        headers: HTML,
        body: `${GOOD_PAGE.body}${filler.repeat((50 * MEGABYTE) / filler.length)}`,
        dripBytesPerSecond: 20 * MEGABYTE,
      },
    ],
    ['endless', { ...GOOD_PAGE, endless: true }],
  ])('and the download of one that is %s ends there', async (_what, reply) => {
    await resolvePage(reply);
    await session.replay.idle();
    const [asked] = session.replay.requestsTo(HOST).filter(({ path }) => path.startsWith('/page-'));
    expect(asked?.outcome).toBe('closed-early');
  });
});
