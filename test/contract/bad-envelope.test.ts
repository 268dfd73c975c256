import { describe, expect, test } from 'vitest';
import { nested, pageByQuery, refusal, VIDEO, video } from './refusal';

describe('a message that is no envelope: 400 INVALID_REQUEST', () => {
  test.each([
    ['undefined', undefined],
    ['null', null],
    ['a number', 1],
    ['true', true],
    ['text', '/api/resolve'],
    ['an array', [{ method: 'GET', path: '/health' }]],
    ['an empty object', {}],
    ['no path', { method: 'GET' }],
    ['no method', { path: '/api/resolve' }],
    ['a method that is no text', { method: ['GET'], path: '/api/resolve' }],
    ['a path that is no text', { method: 'GET', path: { toString: '/health' } }],
    ['a query that is text', { method: 'GET', path: '/api/resolve', query: 'url=https://example.com/' }],
    ['a query that is an array', { method: 'GET', path: '/api/resolve', query: ['https://example.com/'] }],
    ['headers that are text', { method: 'GET', path: '/api/resolve', headers: 'accept: */*' }],
    ['fields that are inherited', Object.create({ method: 'GET', path: '/health' })],
  ])('%s', async (_name, message) => {
    expect(await refusal(message)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  });
});

describe('too large: 413 PAYLOAD_TOO_LARGE', () => {
  const sparse: unknown[] = [];
  sparse.length = 4_000_000_000;
  const cycle: Record<string, unknown> = { method: 'POST', path: '/v1/resolve' };
  cycle.body = cycle;
  test.each([
    ['100 kB of url', pageByQuery(`https://example.com/${'a'.repeat(100_000)}`)],
    ['100 kB of path', { method: 'GET', path: `/api/resolve?url=${'a'.repeat(100_000)}` }],
    ['100 kB of body text', video('a'.repeat(100_000))],
    ['10,000 urls', video({ urls: Array.from({ length: 10_000 }, () => VIDEO) })],
    ['an object a million levels deep', video({ url: VIDEO, options: nested(1_000_000) })],
    ['a cycle', cycle],
    ['binary data', video({ url: VIDEO, file: new Uint8Array(100_000) })],
    ['a sparse array', video(sparse)],
  ])('%s', async (_name, message) => {
    expect(await refusal(message)).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });
});

describe('no such route', () => {
  test.each([
    ['GET', '/'],
    ['GET', ''],
    ['GET', '/api'],
    ['GET', '/api/resolve/'],
    ['GET', '/API/RESOLVE'],
    ['GET', 'api/resolve'],
    ['GET', '//api/resolve'],
    ['GET', '/v2/resolve'],
    ['GET', 'https://example.com/api/resolve'],
    ['GET', '__proto__'],
    ['GET', '/__proto__'],
    ['__proto__', 'constructor'],
    ['GET', 'toString'],
  ])('%s %s: 404 NOT_FOUND', async (method, path) => {
    expect(await refusal({ method, path })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test.each([
    ['PUT', '/api/resolve', 'GET, POST'],
    ['HEAD', '/api/resolve', 'GET, POST'],
    ['OPTIONS', '/api/resolve', 'GET, POST'],
    ['get', '/api/resolve', 'GET, POST'],
    ['', '/api/resolve', 'GET, POST'],
    ['__proto__', '/api/resolve', 'GET, POST'],
    ['constructor', '/api/resolve', 'GET, POST'],
    ['GET', '/v1/resolve', 'POST'],
    ['HEAD', '/v1/resolve', 'POST'],
    ['POST', '/health', 'GET'],
    ['HEAD', '/health', 'GET'],
  ])('%s %s: 405 METHOD_NOT_ALLOWED, allow: %s', async (method, path, allow) => {
    const answer = await refusal({ method, path });
    expect(answer).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED', headers: { allow } });
  });
});
