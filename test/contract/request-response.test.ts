import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createWebHandler } from '../../src/contract/request-response';
import { createFakeClock } from '../ports/fake-clock';
import { sampleResult } from './sample-result';
import { CALLER, createTestHandler } from './test-handler';

const ORIGIN = 'https://resolver.example';
const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

function createTestWebHandler() {
  const clock = createFakeClock();
  const { handle, asked } = createTestHandler();
  const answer = createWebHandler({ handle, clock, bodyTimeoutMs: 5_000 });
  return { answer: (request: Request) => answer(request, CALLER), asked, clock };
}

const post = (path: string, body: NonNullable<RequestInit['body']>) =>
  new Request(ORIGIN + path, { method: 'POST', body, duplex: 'half' } as RequestInit);

async function errorCode(response: Response): Promise<string> {
  return ((await response.json()) as { error: { code: string } }).error.code;
}

describe('requests', () => {
  test.each([
    ['GET /health', new Request(`${ORIGIN}/health`), { ok: true }],
    ['GET /api/resolve', new Request(`${ORIGIN}/api/resolve?url=${encodeURIComponent(VIDEO)}`), sampleResult],
    ['POST /api/resolve', post('/api/resolve', JSON.stringify({ url: VIDEO })), sampleResult],
    ['POST /v1/resolve', post('/v1/resolve', JSON.stringify({ url: VIDEO })), sampleResult],
  ])('%s', async (_name, request, body) => {
    const response = await createTestWebHandler().answer(request);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-api-version')).toBe('1');
    expect(await response.json()).toEqual(body);
  });

  test.each([
    [404, 'NOT_FOUND', new Request(`${ORIGIN}/`)],
    [405, 'METHOD_NOT_ALLOWED', new Request(`${ORIGIN}/v1/resolve`)],
    [400, 'MISSING_URL', new Request(`${ORIGIN}/api/resolve`)],
    [400, 'MISSING_URL', new Request(`${ORIGIN}/api/resolve`, { method: 'POST' })],
    [400, 'INVALID_JSON', post('/v1/resolve', '')],
    [400, 'INVALID_JSON', post('/v1/resolve', '{')],
    [413, 'PAYLOAD_TOO_LARGE', post('/v1/resolve', 'x'.repeat(65_537))],
    [413, 'PAYLOAD_TOO_LARGE', post('/v1/resolve', `\ufeff${'é'.repeat(32_767)}`)],
  ])('%i %s', async (status, code, request) => {
    const response = await createTestWebHandler().answer(request);
    expect({ status: response.status, code: await errorCode(response) }).toEqual({ status, code });
  });

  test('a HEAD request is told what is allowed', async () => {
    const response = await createTestWebHandler().answer(new Request(`${ORIGIN}/health`, { method: 'HEAD' }));
    expect({ status: response.status, allow: response.headers.get('allow') }).toEqual({
      status: 405,
      allow: 'GET',
    });
  });

  test('a character cut in two by the network is one again', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify({ url: `${VIDEO}#é` }));
    const stream = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const { answer, asked } = createTestWebHandler();
    await answer(post('/api/resolve', stream));
    expect(asked[0]?.url).toBe(`${VIDEO}#%C3%A9`);
  });
});

describe('bodies that do not end well', () => {
  test('an endless one is left as soon as it is too large', async () => {
    let sentBytes = 0;
    let isCancelled = false;
    const stream = new ReadableStream({
      pull(controller) {
        sentBytes += 16_384;
        controller.enqueue(new Uint8Array(16_384).fill(32));
      },
      cancel() {
        isCancelled = true;
      },
    });
    const response = await createTestWebHandler().answer(post('/v1/resolve', stream));
    expect(response.status).toBe(413);
    expect(isCancelled).toBe(true);
    expect(sentBytes).toBeLessThanOrEqual(7 * 16_384);
  });

  test('a stalled one is given up at its deadline', async () => {
    const { answer, clock } = createTestWebHandler();
    const stalled = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(JSON.stringify({ url: VIDEO })));
      },
    });
    const pending = answer(post('/v1/resolve', stalled));
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(5_000);
    const response = await pending;
    expect({ status: response.status, code: await errorCode(response) }).toEqual({
      status: 400,
      code: 'INVALID_JSON',
    });
  });

  test('one that breaks off on a real socket is answered', async () => {
    const { answer } = createTestWebHandler();
    const server = createServer();
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('POST /v1/resolve HTTP/1.1\r\nhost: resolver.example\r\ncontent-length: 500\r\n\r\n{"url":');
    const [incoming] = (await once(server, 'request')) as [IncomingMessage];
    const pending = answer(post('/v1/resolve', Readable.toWeb(incoming) as ReadableStream));
    socket.destroy();
    const response = await pending;
    expect({ status: response.status, code: await errorCode(response) }).toEqual({
      status: 400,
      code: 'INVALID_JSON',
    });
  });
});
