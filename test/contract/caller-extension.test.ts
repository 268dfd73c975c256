import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCallerExtension } from '../caller-extension/build';
import { VIDEO_URL } from '../resolver/video-answers';
import { createVideoApi } from './video-api';

interface Check {
  call: { method: string; path: string };
  response: { status: number } | null;
  valid: boolean;
  errors: string[];
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'caller-extension-'));
  await buildCallerExtension(folder);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

/** Runs the built worker in a world of its own, with nothing but the browser's message channel. */
async function callEndpoints(
  send: (message: unknown) => Promise<unknown>,
  calls?: unknown,
): Promise<Check[]> {
  const sendMessage = async (id: string, message: unknown) => {
    expect(id).toBe('target-id');
    return JSON.parse(JSON.stringify(await send(message)));
  };
  const world = createContext({ chrome: { runtime: { sendMessage } }, calls, setTimeout, clearTimeout, URL });
  runInContext(await readFile(path.join(folder, 'background.js'), 'utf8'), world);
  const checks: unknown = await runInContext('callEndpoints("target-id", calls)', world, { timeout: 10_000 });
  return JSON.parse(JSON.stringify(checks)) as Check[];
}

describe('the caller extension', () => {
  test('is loadable as it is built', async () => {
    const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as object;
    expect(manifest).toMatchObject({ manifest_version: 3, background: { service_worker: 'background.js' } });
    expect(await readFile(path.join(folder, 'background.js'), 'utf8')).not.toMatch(
      /\beval\(|\bFunction\(|^import /m,
    );
  });

  test('calls all four endpoints unless it is told otherwise', async () => {
    const { send } = await createVideoApi();
    const checks = await callEndpoints(send);
    expect(checks.map(({ call, errors }) => [call.method, call.path, errors])).toEqual([
      ['GET', '/health', []],
      ['GET', '/api/resolve', []],
      ['POST', '/api/resolve', []],
      ['POST', '/v1/resolve', []],
    ]);
  });

  test('finds every kind of answer valid', async () => {
    const { send } = await createVideoApi();
    const checks = await callEndpoints(send, [
      { method: 'GET', path: '/health' },
      { method: 'GET', path: '/api/resolve', query: { url: VIDEO_URL } },
      {
        method: 'POST',
        path: '/v1/resolve',
        body: { url: VIDEO_URL, options: { debug: true, min_width: 9_000 } },
      },
      { method: 'POST', path: '/v1/resolve', body: { url: 'https://example.com/' } },
      { method: 'GET', path: '/api/resolve', query: { url: 'javascript:1' } },
    ]);
    expect(checks.map(({ response, valid, errors }) => [response?.status, valid, errors])).toEqual(
      [200, 200, 200, 400, 502].map((status) => [status, true, []]),
    );
  });

  test.each([
    [
      'a result with a field too many',
      { status: 200, headers: { 'x-api-version': '1' }, body: { ok: true, x: 1 } },
    ],
    [
      'an error without a request id',
      { status: 500, headers: { 'x-api-version': '1' }, body: { error: {} } },
    ],
    ['another version', { status: 200, headers: { 'x-api-version': '2' }, body: { ok: true } }],
    ['no answer', null],
  ])('finds fault with %s', async (_name, response) => {
    const [check] = await callEndpoints(async () => response, [{ method: 'GET', path: '/health' }]);
    expect(check?.valid).toBe(false);
    expect(check?.errors).not.toEqual([]);
  });

  test('tells why there was no answer', async () => {
    const send = () => Promise.reject(new Error('Receiving end does not exist.'));
    const [check] = await callEndpoints(send, [{ method: 'GET', path: '/health' }]);
    expect(check).toMatchObject({
      response: null,
      valid: false,
      errors: ['Error: Receiving end does not exist.'],
    });
  });
});
