import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VIDEOS } from '../replay/videos';
import { ALL_SITES } from './session';
import { sessionForFile } from './session-for-file';

const VIDEO = `https://www.youtube.com/watch?v=${VIDEOS.complete.id}`;

const session = sessionForFile();

describe('another extension, in Firefox', () => {
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
        canonical: { platform: 'youtube', resource_id: { videoId: VIDEOS.complete.id } },
        best: { width: 1280, height: 720, format: 'jpg', quality_tier: 'max', source_method: 'rule' },
      });
    }
    for (const { headers } of session.replay.requestsTo('i.ytimg.com')) {
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('referer');
    }
  });

  it.each([
    // Without a message Firefox takes the id for the message, and sends it to the caller itself.
    ['text', 'hello', 400, 'INVALID_REQUEST'],
    ['an unknown path', { method: 'GET', path: '/nothing' }, 404, 'NOT_FOUND'],
    ['broken JSON', { method: 'POST', path: '/v1/resolve', body: '{' }, 400, 'INVALID_JSON'],
    ['no url', { method: 'GET', path: '/api/resolve' }, 400, 'MISSING_URL'],
    ['a private address', { method: 'GET', path: '/api/resolve?url=http://[::1]/' }, 502, 'RESOLVE_ERROR'],
  ])('is told what is wrong with %s', async (_what, message, status, code) => {
    const [answer] = await session.call(message);
    expect(answer?.response).toMatchObject({ status, body: { error: { code } } });
  });

  it('is told which origin the user has not granted, and nothing is sent there', async () => {
    const [answer] = await session.call({
      method: 'GET',
      path: '/api/resolve',
      query: { url: 'https://example.org/page' },
    });
    expect(answer?.response).toMatchObject({
      status: 502,
      body: { error: { details: [{ reason: 'permission_required', origin: 'https://example.org' }] } },
    });
    expect(session.replay.requestsTo('example.org')).toEqual([]);
  });
});

describe('a redirect to a private address, in Firefox', () => {
  beforeAll(() => session.changeSites('add', ALL_SITES));
  afterAll(() => session.changeSites('remove', ALL_SITES));

  const MOVED_ID = 'MovedAway_0';
  const PICTURE = `/vi/${MOVED_ID}/*`;
  const refresh = {
    method: 'POST',
    path: '/v1/resolve',
    body: { url: `https://youtu.be/${MOVED_ID}`, options: { refresh: true } },
  };

  it.each([
    'https://192.168.1.1/a.jpg',
    'http://127.0.0.1/a.jpg',
    'https://router/a.jpg',
    'https://nas.local/a.jpg',
  ])('to %s is not followed', async (location) => {
    session.replay.on('i.ytimg.com', PICTURE, { status: 302, headers: { location } });
    const [answer] = await session.call(refresh);
    expect(session.replay.requestsTo('i.ytimg.com')).toHaveLength(5);
    expect(session.replay.requestsTo(new URL(location).hostname)).toEqual([]);
    expect(answer?.response).toMatchObject({ status: 500, body: { error: { code: 'RESOLVE_ERROR' } } });
  });

  it('is what is refused: to a public address it is followed', async () => {
    const location = 'https://pictures.example.org/a.jpg';
    session.replay.on('i.ytimg.com', PICTURE, { status: 302, headers: { location } });
    await session.call(refresh);
    expect(session.replay.requestsTo('pictures.example.org').length).toBeGreaterThan(0);
  });
});
