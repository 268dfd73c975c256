import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ApiResponse, ErrorBody } from '../../src/contract/types';
import { schemaErrors } from './published-schema';
import { sampleResult } from './sample-result';
import { createTestHandler } from './test-handler';

/** Status by code, as the specification and the decisions give them; RESOLVE_ERROR is 502 in A, 500 in B. */
const STATUSES: Readonly<Record<string, readonly number[]>> = {
  MISSING_URL: [400],
  INVALID_JSON: [400],
  VALIDATION_ERROR: [400],
  INVALID_REQUEST: [400],
  RESOLVE_ERROR: [500, 502],
  NOT_FOUND: [404],
  METHOD_NOT_ALLOWED: [405],
  PAYLOAD_TOO_LARGE: [413],
};

const ENDPOINTS = [
  { method: 'GET', path: '/api/resolve' },
  { method: 'GET', path: '/api/resolve?url=https://example.com/' },
  { method: 'POST', path: '/api/resolve' },
  { method: 'POST', path: '/v1/resolve' },
  { method: 'GET', path: '/health' },
  { method: 'HEAD', path: '/health' },
  { method: '__proto__', path: '/__proto__' },
];
const URLS = ['https://example.com/', 'https://youtu.be/aqz-KE-bpKQ', 'javascript:1', '', 'https://a@b.c/'];

const json = fc.jsonValue({ maxDepth: 4 });
const mostly = <T, U>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<U>) =>
  fc.oneof({ arbitrary: usual, weight: 9 }, { arbitrary: other, weight: 1 });

const url = mostly(
  fc.oneof(fc.constantFrom(...URLS), fc.webUrl()),
  fc.oneof(fc.string({ unit: 'binary' }), json),
);
const size = mostly(
  fc.double({ min: 0, max: 4_000, noNaN: true }),
  fc.constantFrom(-1, Number.NaN, '640', null),
);
const flag = mostly(fc.boolean(), json);
const prefer = mostly(fc.constantFrom('largest', 'balanced', 'fastest'), json);
const options = mostly(
  fc.record({ prefer, min_width: size, min_height: size, refresh: flag, debug: flag }, { requiredKeys: [] }),
  json,
);
const body = mostly(fc.record({ url, options }, { requiredKeys: ['url'] }), json);
const endpoint = mostly(fc.constantFrom(...ENDPOINTS), fc.record({ method: fc.string(), path: fc.string() }));
const fields = fc.record(
  {
    query: mostly(fc.record({ url }, { requiredKeys: [] }), json),
    headers: mostly(fc.dictionary(fc.string(), json), json),
    body: fc.oneof(
      body,
      body.map((value) => JSON.stringify(value)),
      fc.string(),
    ),
    id: fc.oneof(fc.string(), json),
  },
  { requiredKeys: [] },
);
const envelope = fc.tuple(endpoint, fields).map(([target, rest]) => ({ ...target, ...rest }));

/** Everything about an answer that no caller should meet. */
function flawsOf({ status, headers, body: answer }: ApiResponse): string[] {
  const flaws = headers['x-api-version'] === '1' ? [] : ['no version'];
  if (headers['content-type'] !== 'application/json') flaws.push('not said to be JSON');
  if (status === 200) {
    return answer === sampleResult || JSON.stringify(answer) === '{"ok":true}'
      ? flaws
      : [...flaws, 'another body'];
  }
  const { code } = (answer as ErrorBody).error;
  if (!STATUSES[code]?.includes(status)) flaws.push(`${code} with status ${status}`);
  return [...flaws, ...schemaErrors('error', answer)];
}

describe('every message gets an answer with a known status and a body that fits its schema', () => {
  test.each([
    ['JSON values', json],
    [
      'values of any kind',
      fc.anything({ withNullPrototype: true, withMap: true, withDate: true, withTypedArray: true }),
    ],
    ['envelopes', envelope],
  ] as const)('%s', async (_name, messages) => {
    const { send } = createTestHandler();
    const property = fc.asyncProperty(messages, async (message) => {
      expect(flawsOf(await send(message))).toEqual([]);
    });
    await fc.assert(property, { numRuns: 500 });
    expect.hasAssertions();
  });

  test('the resolver is only ever asked for absolute http(s) with whole options', async () => {
    const { send, asked } = createTestHandler();
    const property = fc.asyncProperty(envelope, async (message) => {
      await send(message);
    });
    await fc.assert(property, { numRuns: 500 });
    for (const request of asked) {
      expect(request.url).toMatch(/^https?:\/\/[^@/?#]+\//);
      expect(Object.keys(request.options)).toEqual(['prefer', 'min_width', 'min_height', 'refresh', 'debug']);
      expect(Number.isFinite(request.options.min_width) && request.options.min_width >= 0).toBe(true);
    }
    expect(asked.length).toBeGreaterThan(20);
  });
});
