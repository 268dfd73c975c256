import { describe, expect, test } from 'vitest';
import { nested, refusal, VIDEO, video } from './refusal';
import { createTestHandler } from './test-handler';

const deepJson = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;

describe('JSON', () => {
  test.each([
    ['broken', '{"url":'],
    ['empty', ''],
    ['blank', '  '],
    ['with a trailing comma', '{"url":"https://example.com/",}'],
    ['not JSON at all', '<html>'],
    ['cut off and very deep', '['.repeat(60_000)],
  ])('%s: 400 INVALID_JSON in both variants', async (_name, body) => {
    for (const path of ['/api/resolve', '/v1/resolve']) {
      expect(await refusal({ method: 'POST', path, body })).toMatchObject({
        status: 400,
        code: 'INVALID_JSON',
      });
    }
  });

  test.each([
    ['none', undefined],
    ['null', null],
    ['JSON null', 'null'],
    ['an array', []],
    ['JSON array', '[]'],
    ['a number', 5],
    ['JSON text', '"https://example.com/"'],
    ['an empty object', {}],
    ['very deep', deepJson],
    ['very deep as objects', nested(20_000)],
    ['only __proto__', '{"__proto__":{"url":"https://example.com/"}}'],
    ['with an inherited url', Object.create({ url: 'https://example.com/' })],
  ])('a body that is %s: MISSING_URL in A, VALIDATION_ERROR in B', async (_name, body) => {
    const inA = await refusal({ method: 'POST', path: '/api/resolve', body });
    expect(inA).toMatchObject({ status: 400, code: 'MISSING_URL' });
    const inB = await refusal(video(body));
    expect(inB).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' });
    expect(inB.details).not.toEqual([]);
  });

  test('__proto__ and constructor change nothing', async () => {
    const { send, asked } = createTestHandler();
    const message = JSON.parse(`{"method":"POST","path":"/v1/resolve","__proto__":{"polluted":1},
      "constructor":{"prototype":{"polluted":1}},
      "body":{"url":"${VIDEO}","__proto__":{"polluted":1},"options":{"__proto__":{"debug":true,"polluted":1}}}}`);
    expect(await send(message)).toMatchObject({ status: 200 });
    expect(asked[0]?.options).toEqual({
      prefer: 'balanced',
      min_width: 0,
      min_height: 0,
      refresh: false,
      debug: false,
    });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('options that break the schema: 400 VALIDATION_ERROR', () => {
  test.each([
    ['options', null],
    ['options', []],
    ['options', 'largest'],
    ['options.prefer', { prefer: 'best' }],
    ['options.prefer', { prefer: 'Largest' }],
    ['options.prefer', { prefer: null }],
    ['options.min_width', { min_width: -1 }],
    ['options.min_width', { min_width: '640' }],
    ['options.min_width', { min_width: Number.NaN }],
    ['options.min_width', { min_width: Number.POSITIVE_INFINITY }],
    ['options.min_width', { min_width: null }],
    ['options.min_height', { min_height: -0.001 }],
    ['options.min_height', { min_height: Number.NEGATIVE_INFINITY }],
    ['options.min_height', { min_height: [480] }],
    ['options.refresh', { refresh: 'true' }],
    ['options.refresh', { refresh: 1 }],
    ['options.debug', { debug: null }],
  ])('%s: %j', async (path, options) => {
    const answer = await refusal(video({ url: VIDEO, options }));
    expect(answer).toMatchObject({ status: 400, code: 'VALIDATION_ERROR', details: [{ path }] });
    expect(answer.details).toHaveLength(1);
    expect(answer.message).toContain(path);
  });

  test('every issue is named, each once', async () => {
    const options = { prefer: 1, min_width: -1, min_height: 'x', refresh: 0, debug: 0 };
    const answer = await refusal(video({ url: 'ftp://example.com/', options }));
    expect(answer.details?.map((detail) => 'path' in detail && detail.path)).toEqual([
      'url',
      'options.prefer',
      'options.min_width',
      'options.min_height',
      'options.refresh',
      'options.debug',
    ]);
  });

  test('1e999 in JSON is not finite', async () => {
    const answer = await refusal(video(`{"url":"${VIDEO}","options":{"min_width":1e999}}`));
    expect(answer).toMatchObject({ status: 400, details: [{ path: 'options.min_width' }] });
  });
});
