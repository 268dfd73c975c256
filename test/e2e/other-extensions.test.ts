import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { VIDEOS } from '../replay/videos';
import type { Session } from './session';
import { startSession } from './session';

const VIDEO = `https://www.youtube.com/watch?v=${VIDEOS.complete.id}`;

let session: Session;
beforeAll(async () => {
  session = await startSession();
});
beforeEach(() => {
  session.replay.reset();
  session.replay.clearLog();
});
afterAll(() => session.close());

/** The rate limit is per extension and worker: a fresh worker starts with a full bucket. */
async function freshWorker(): Promise<void> {
  await session.stopWorker();
}

describe('another extension', () => {
  it('gets a valid answer from each of the four endpoints', async () => {
    const answers = await session.call(
      { method: 'GET', path: '/health' },
      { method: 'GET', path: '/api/resolve', query: { url: VIDEO }, id: 'one' },
      { method: 'POST', path: '/api/resolve', body: { url: VIDEO } },
      {
        method: 'POST',
        path: '/v1/resolve',
        body: JSON.stringify({ url: VIDEO, options: { prefer: 'largest', debug: true } }),
      },
    );
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200, 200]);
    expect(answers[0]?.response.body).toEqual({ ok: true });
    expect(answers[1]?.response.id).toBe('one');
    for (const { response } of answers.slice(1)) {
      expect(response.body).toMatchObject({
        canonical: {
          platform: 'youtube',
          resource_type: 'video',
          resource_id: { videoId: VIDEOS.complete.id },
        },
        best: { width: 1280, height: 720, format: 'jpg', quality_tier: 'max', source_method: 'rule' },
      });
    }
  });

  it('sends its requests with no-store, and never sees the user’s cache', async () => {
    await freshWorker();
    const url = `https://www.youtube.com/watch?v=${VIDEOS.maxMissing.id}`;
    const popup = await session.openPopup(await session.visit(url));
    await popup.waitForFunction(() => document.body.innerText.includes('3,307'));
    const [first, second] = [await session.ask(call(url)), await session.ask(call(url))];
    expect(first.response.body).toMatchObject({ cache: { hit: false } });
    expect(second.response.body).toMatchObject({ cache: { hit: true } });
  });

  it.each([
    ['no message at all', null, 400, 'INVALID_REQUEST'],
    ['text', 'hello', 400, 'INVALID_REQUEST'],
    ['an unknown path', { method: 'GET', path: '/nothing' }, 404, 'NOT_FOUND'],
    ['a wrong method', { method: 'DELETE', path: '/health' }, 405, 'METHOD_NOT_ALLOWED'],
    ['broken JSON', { method: 'POST', path: '/v1/resolve', body: '{' }, 400, 'INVALID_JSON'],
    ['no url', { method: 'GET', path: '/api/resolve' }, 400, 'MISSING_URL'],
    [
      'wrong options',
      { method: 'POST', path: '/v1/resolve', body: { url: VIDEO, options: { prefer: 'x' } } },
      400,
      'VALIDATION_ERROR',
    ],
    [
      'a page as a video',
      { method: 'POST', path: '/v1/resolve', body: { url: 'https://example.org/' } },
      400,
      'VALIDATION_ERROR',
    ],
    [
      '100 kB',
      { method: 'POST', path: '/v1/resolve', body: { url: 'x'.repeat(100_000) } },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('is told what is wrong with %s', async (_what, message, status, code) => {
    const answer = await session.ask(message);
    expect(answer.response).toMatchObject({ status, body: { error: { code } } });
  });

  it.each([
    ['http://127.0.0.1/', 'private_address'],
    ['http://0x7f000001/', 'private_address'],
    ['http://[::ffff:127.0.0.1]/', 'private_address'],
    ['http://router/', 'private_address'],
    ['https://1.1.1.1/', 'private_address'],
    ['https://example.org:8443/', 'private_address'],
    ['javascript:alert(1)', 'unsupported_scheme'],
    ['https://user:pass@example.org/', 'invalid_url'],
  ])('gets no answer about %s', async (url, reason) => {
    await freshWorker();
    const answer = await session.ask({ method: 'GET', path: '/api/resolve', query: { url } });
    expect(answer.response).toMatchObject({
      status: 502,
      body: { error: { code: 'RESOLVE_ERROR', details: [{ reason }] } },
    });
  });

  it('is told which origin the user has not granted, and nothing is sent there', async () => {
    const answer = await session.ask({
      method: 'GET',
      path: '/api/resolve',
      query: { url: 'https://example.org/page' },
    });
    expect(answer.response).toMatchObject({
      status: 502,
      body: { error: { details: [{ reason: 'permission_required', origin: 'https://example.org' }] } },
    });
    expect(session.replay.requestsTo('example.org')).toEqual([]);
  });

  it('is told with 500 and 502 that a video has no picture', async () => {
    const url = `https://www.youtube.com/watch?v=${VIDEOS.none.id}`;
    const answers = await session.call(call(url), { method: 'GET', path: '/api/resolve', query: { url } });
    expect(answers.map(({ response }) => response.status)).toEqual([500, 502]);
    for (const { response } of answers) {
      expect(response.body).toMatchObject({
        error: { code: 'RESOLVE_ERROR', details: [{ reason: 'no_candidates' }] },
      });
    }
  });

  it('may ask thirty times at once, then waits; health is always answered', async () => {
    await freshWorker();
    const answers = await session.call(...Array.from({ length: 40 }, () => call(VIDEO)), {
      method: 'GET',
      path: '/health',
    });
    const statuses = answers.map(({ response }) => response.status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(8);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(31);
    expect(statuses.at(-1)).toBe(200);
    const limited = answers.find(({ response }) => response.status === 429);
    expect(limited).toMatchObject({
      valid: true,
      response: { headers: { 'retry-after': expect.stringMatching(/^\d+$/) } },
    });
  });
});

describe('a web page', () => {
  it('has no way to ask', async () => {
    const page = await session.visit(VIDEO);
    expect(
      await page.evaluate(() => typeof (globalThis as { chrome?: { runtime?: unknown } }).chrome?.runtime),
    ).toBe('undefined');
  });
});

function call(url: string) {
  return { method: 'POST', path: '/v1/resolve', body: { url } };
}
