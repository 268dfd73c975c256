import { describe, expect, test } from 'vitest';
import type { ErrorBody } from '../../../src/contract/types';
import { TIERS, VIDEO_ID, VIDEO_URL } from '../../resolver/video-answers';
import { publishedSchema, schemaErrors } from '../published-schema';
import { createVideoApi } from '../video-api';

const pageByQuery = (url: string) => ({ method: 'GET', path: '/api/resolve', query: { url } });
const pageByBody = (body: unknown) => ({ method: 'POST', path: '/api/resolve', body });
const video = (body: unknown) => ({ method: 'POST', path: '/v1/resolve', body });

/** The endpoints, what they take, and the errors they answer with. */
export function describeRequests(): void {
  describe('endpoints', () => {
    test.each([
      ['GET /api/resolve', pageByQuery(VIDEO_URL)],
      [
        'GET /api/resolve, url-encoded in the path',
        { method: 'GET', path: `/api/resolve?url=${encodeURIComponent(VIDEO_URL)}` },
      ],
      ['POST /api/resolve', pageByBody({ url: VIDEO_URL })],
      ['POST /api/resolve, as JSON text', pageByBody(JSON.stringify({ url: VIDEO_URL }))],
      ['POST /v1/resolve', video({ url: VIDEO_URL })],
    ])('%s: 200 with the resolve result, without credentials or headers', async (_name, message) => {
      const { status, body } = await (await createVideoApi()).send(message);
      expect(status).toBe(200);
      expect(schemaErrors('resolve-result', body)).toEqual([]);
    });

    test('GET /health: 200 with one field, ok', async () => {
      const answer = await (await createVideoApi()).send({ method: 'GET', path: '/health' });
      expect(answer).toMatchObject({ status: 200 });
      expect(answer.body).toEqual({ ok: true });
    });
  });

  describe('accepted forms of a video URL', () => {
    test.each([
      ['watch URL with a v query parameter', `https://www.youtube.com/watch?v=${VIDEO_ID}`],
      ['short link', `https://youtu.be/${VIDEO_ID}`],
      ['/shorts/ path', `https://www.youtube.com/shorts/${VIDEO_ID}`],
      ['/embed/ path', `https://www.youtube.com/embed/${VIDEO_ID}`],
    ])('%s', async (_form, url) => {
      const { status, body } = await (await createVideoApi()).send(video({ url }));
      expect(status).toBe(200);
      expect(body).toMatchObject({ canonical: { resource_id: { videoId: VIDEO_ID } } });
    });
  });

  describe('options of POST /v1/resolve', () => {
    const DEFAULTS = {
      prefer: 'balanced',
      min_width: 0,
      min_height: 0,
      refresh: false,
      debug: false,
    } as const;

    test.each(Object.entries(DEFAULTS))('%s is %j by default', async (option, value) => {
      const { $defs } = publishedSchema('resolve-request');
      expect($defs.ResolveOptions?.properties[option]?.default).toBe(value);
      const { trace: _without, request_id: _id, ...plain } = await (await createVideoApi()).resolveVideo();
      const {
        trace: _with,
        request_id: _other,
        ...spelled
      } = await (await createVideoApi()).resolveVideo({ [option]: value });
      expect(spelled).toEqual(plain);
    });

    test.each(['largest', 'balanced', 'fastest'])('prefer=%s is taken', async (prefer) => {
      const { best } = await (await createVideoApi()).resolveVideo({ prefer });
      expect(best).toMatchObject({ quality_tier: 'max', width: 1280, height: 720 });
    });

    test.each([
      ['min_width', 400, 3],
      ['min_height', 300, 3],
      ['min_width', 1000, 1],
    ])('%s=%i leaves %i candidates with a score', async (option, pixels, count) => {
      const { candidates } = await (await createVideoApi()).resolveVideo({ [option]: pixels });
      expect(candidates.filter(({ score }) => score !== null)).toHaveLength(count);
      expect(candidates).toHaveLength(5);
    });

    test('refresh=true skips the cache', async () => {
      const api = await createVideoApi();
      await api.resolveVideo();
      expect((await api.resolveVideo({ refresh: true })).cache.hit).toBe(false);
      expect(api.ports.fetch.requests).toHaveLength(10);
    });
  });

  describe('errors', () => {
    const NONE = Object.fromEntries(TIERS.map(([name]) => [name, { status: 404 }]));
    test.each([
      ['A', 400, 'MISSING_URL', 'url is missing', { method: 'GET', path: '/api/resolve' }],
      ['A', 400, 'MISSING_URL', 'url is empty', pageByQuery('')],
      ['A', 400, 'MISSING_URL', 'the field is missing', pageByBody({})],
      ['A', 400, 'INVALID_JSON', 'the body is not valid JSON', pageByBody('{"url":')],
      ['A', 502, 'RESOLVE_ERROR', 'the page has no cover', pageByQuery(VIDEO_URL)],
      ['B', 400, 'INVALID_JSON', 'the body is not valid JSON', video('{"url":')],
      ['B', 400, 'VALIDATION_ERROR', 'url is missing', video({})],
      [
        'B',
        400,
        'VALIDATION_ERROR',
        'options are invalid',
        video({ url: VIDEO_URL, options: { prefer: 'best' } }),
      ],
      ['B', 500, 'RESOLVE_ERROR', 'the pipeline fails', video({ url: VIDEO_URL })],
    ])('%s %i %s: %s', async (_variant, status, code, _condition, message) => {
      const answer = await (await createVideoApi(NONE)).send(message);
      expect({ status: answer.status, code: (answer.body as ErrorBody).error.code }).toEqual({
        status,
        code,
      });
      expect(schemaErrors('error', answer.body)).toEqual([]);
    });
  });
}
