import { describe, expect, test } from 'vitest';
import { ProblemError } from '../../src/contract/problems';
import { BusyError, ResolveError } from '../../src/resolver/errors';
import { schemaErrors } from './published-schema';
import { REQUEST_ID } from './sample-result';
import { createTestHandler } from './test-handler';

const PAGE = 'https://example.com/article';
const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const HEADERS = { 'content-type': 'application/json', 'x-api-version': '1' };

describe('faults of the resolver', () => {
  const denied = new ResolveError('permission_required', 'Allow example.com.', {
    origin: 'https://example.com',
    furtherDetails: [{ reason: 'network', message: 'The host did not answer.' }],
  });

  test.each([
    ['A', 502, { method: 'GET', path: '/api/resolve', query: { url: PAGE } }],
    ['A', 502, { method: 'POST', path: '/api/resolve', body: { url: PAGE } }],
    ['B', 500, { method: 'POST', path: '/v1/resolve', body: { url: VIDEO } }],
  ])('variant %s answers RESOLVE_ERROR with status %i', async (_variant, status, message) => {
    const { send } = createTestHandler({ resolve: () => Promise.reject(denied) });
    const answer = await send({ ...message, id: 'q7' });
    expect(answer).toEqual({
      status,
      id: 'q7',
      headers: HEADERS,
      body: {
        request_id: REQUEST_ID,
        error: {
          code: 'RESOLVE_ERROR',
          message: 'Allow example.com.',
          details: [
            { reason: 'permission_required', message: 'Allow example.com.', origin: 'https://example.com' },
            { reason: 'network', message: 'The host did not answer.' },
          ],
        },
      },
    });
    expect(schemaErrors('error', answer.body)).toEqual([]);
  });

  test('a full queue is 429 with whole seconds to wait', async () => {
    const { send } = createTestHandler({ resolve: () => Promise.reject(new BusyError(1.2)) });
    const answer = await send({ method: 'GET', path: '/api/resolve', query: { url: PAGE } });
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
    expect(answer).toMatchObject({ body: { error: { code: 'RATE_LIMITED' } } });
  });

  test.each([
    ['an error', new TypeError('secret token 123 at /home/user/src/a.ts:1:2')],
    ['a thrown text', 'secret token 123'],
    ['nothing', undefined],
  ])('%s nobody foresaw is 500 and tells nothing of itself', async (_name, fault) => {
    const { send } = createTestHandler({ resolve: () => Promise.reject(fault) });
    const answer = await send({ method: 'GET', path: '/api/resolve', query: { url: PAGE } });
    expect(answer).toMatchObject({ status: 500, body: { error: { code: 'INTERNAL_ERROR' } } });
    expect(JSON.stringify(answer)).not.toMatch(/secret|stack|TypeError|\.ts/);
    expect(schemaErrors('error', answer.body)).toEqual([]);
  });

  test('a resolver that throws at once is answered too', async () => {
    const { send } = createTestHandler({
      resolve: () => {
        throw new Error('at once');
      },
    });
    expect(await send({ method: 'POST', path: '/v1/resolve', body: { url: VIDEO } })).toMatchObject({
      status: 500,
    });
  });
});

describe('admission', () => {
  test.each([
    ['FORBIDDEN', 403, new ProblemError('FORBIDDEN'), undefined],
    ['RATE_LIMITED', 429, new BusyError(3), '3'],
  ])('a refused caller gets %s, whatever it sent', async (code, status, fault, retryAfter) => {
    const { send, asked } = createTestHandler({ admit: () => Promise.reject(fault) });
    for (const message of [{ method: 'GET', path: '/api/resolve', query: { url: PAGE } }, 'no envelope']) {
      const answer = await send(message);
      expect(answer).toMatchObject({ status, body: { request_id: REQUEST_ID, error: { code } } });
      expect(answer.headers['retry-after']).toBe(retryAfter);
    }
    expect(asked).toEqual([]);
  });
});
