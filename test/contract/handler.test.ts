import { describe, expect, test } from 'vitest';
import { BusyError } from '../../src/resolver/errors';
import { DEFAULT_OPTIONS } from '../../src/resolver/types';
import { REQUEST_ID, sampleResult } from './sample-result';
import { CALLER, createTestHandler } from './test-handler';

const PAGE = 'https://example.com/article';
const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const HEADERS = { 'content-type': 'application/json', 'x-api-version': '1' };

describe('the four endpoints', () => {
  const A = { requestId: REQUEST_ID, url: PAGE, options: DEFAULT_OPTIONS, caller: CALLER };
  test.each([
    ['GET /api/resolve', { method: 'GET', path: '/api/resolve', query: { url: PAGE } }, A],
    ['POST /api/resolve', { method: 'POST', path: '/api/resolve', body: { url: PAGE } }, A],
    ['POST /v1/resolve', { method: 'POST', path: '/v1/resolve', body: { url: VIDEO } }, { ...A, url: VIDEO }],
  ])('%s resolves', async (_name, message, request) => {
    const { send, asked } = createTestHandler();
    expect(await send(message)).toEqual({ status: 200, headers: HEADERS, body: sampleResult });
    expect(asked).toEqual([request]);
  });

  test('GET /health', async () => {
    const { send, asked } = createTestHandler();
    const answer = await send({ method: 'GET', path: '/health' });
    expect(answer).toEqual({ status: 200, headers: HEADERS, body: { ok: true } });
    expect(asked).toEqual([]);
  });
});

describe('the health check comes before everything else', () => {
  test.each([
    ['too large', { method: 'GET', path: '/health', extra: 'x'.repeat(200_000) }],
    ['with a query of its own', { method: 'GET', path: '/health?probe=1' }],
    ['with a field that breaks the envelope', { method: 'GET', path: '/health', query: 'none' }],
  ])('%s', async (_name, message) => {
    const { send } = createTestHandler({ admit: () => Promise.reject(new BusyError()) });
    expect(await send(message)).toMatchObject({ status: 200, body: { ok: true } });
  });

  test('the id is echoed', async () => {
    const { send } = createTestHandler();
    expect(await send({ method: 'GET', path: '/health', id: 'h1' })).toMatchObject({ id: 'h1' });
  });
});

describe('where the url may stand', () => {
  test.each([
    ['query', { path: '/api/resolve', query: { url: PAGE } }],
    ['the path', { path: `/api/resolve?url=${encodeURIComponent(PAGE)}` }],
    ['both: query wins', { path: '/api/resolve?url=https%3A%2F%2Fother.example%2F', query: { url: PAGE } }],
    ['twice in the path: the first', { path: `/api/resolve?url=${PAGE}&url=https://other.example/` }],
    ['the path, where query names none', { path: `/api/resolve?url=${PAGE}`, query: {} }],
  ])('GET: %s', async (_name, message) => {
    const { send, asked } = createTestHandler();
    expect(await send({ method: 'GET', ...message })).toMatchObject({ status: 200 });
    expect(asked[0]?.url).toBe(PAGE);
  });

  test.each([
    ['an object', { url: PAGE }],
    ['JSON text', JSON.stringify({ url: PAGE })],
  ])('POST: a body that is %s', async (_name, body) => {
    const { send, asked } = createTestHandler();
    await send({ method: 'POST', path: '/api/resolve', headers: { 'content-type': 'text/plain' }, body });
    expect(asked[0]?.url).toBe(PAGE);
  });

  test('POST reads the body alone', async () => {
    const { send } = createTestHandler();
    const message = { method: 'POST', path: `/api/resolve?url=${PAGE}`, query: { url: PAGE }, body: {} };
    expect(await send(message)).toMatchObject({ status: 400, body: { error: { code: 'MISSING_URL' } } });
  });

  test('GET reads no body', async () => {
    const { send } = createTestHandler();
    const message = { method: 'GET', path: '/api/resolve', body: { url: PAGE } };
    expect(await send(message)).toMatchObject({ status: 400, body: { error: { code: 'MISSING_URL' } } });
  });
});

describe('options', () => {
  test('are handed on', async () => {
    const options = { prefer: 'fastest', min_width: 640, min_height: 0.5, refresh: true, debug: true };
    const { send, asked } = createTestHandler();
    await send({ method: 'POST', path: '/v1/resolve', body: { url: VIDEO, options } });
    expect(asked[0]?.options).toEqual(options);
  });

  test('that are missing get their defaults, and unknown ones are ignored', async () => {
    const { send, asked } = createTestHandler();
    const options = { debug: true, later: 'perhaps', __proto__: { refresh: true } };
    await send({ method: 'POST', path: '/v1/resolve', body: { url: VIDEO, options } });
    expect(asked[0]?.options).toEqual({ ...DEFAULT_OPTIONS, debug: true });
  });

  test('of one request never reach the next', async () => {
    const { send, asked } = createTestHandler();
    for (const path of ['/api/resolve', '/v1/resolve', '/api/resolve', '/v1/resolve']) {
      await send({ method: 'POST', path, body: { url: VIDEO } });
      Object.assign(asked.at(-1)?.options ?? {}, { refresh: true, min_width: 1 });
    }
    const { refresh, min_width } = DEFAULT_OPTIONS;
    expect({ refresh, min_width }).toEqual({ refresh: false, min_width: 0 });
    expect(new Set(asked.map(({ options }) => options)).size).toBe(4);
  });
});

describe('ids', () => {
  test('of requests are new each time and stand in the error body', async () => {
    let count = 0;
    const newRequestId = () => `00000000-0000-4000-8000-00000000000${(count += 1)}`;
    const { send } = createTestHandler({ newRequestId });
    expect(await send(1)).toMatchObject({ body: { request_id: newRequestId().replace(/2$/, '1') } });
    expect(await send(1)).toMatchObject({ body: { request_id: '00000000-0000-4000-8000-000000000003' } });
  });

  test.each([7, null, {}, ['x']])('of callers are echoed only as text: %j is not', async (id) => {
    const { send } = createTestHandler();
    expect(await send({ method: 'GET', path: '/health', id })).not.toHaveProperty('id');
  });

  test('a message that cannot even be looked at is answered', async () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const { send } = createTestHandler();
    expect(await send(proxy)).toMatchObject({ status: 500, body: { error: { code: 'INTERNAL_ERROR' } } });
  });
});
