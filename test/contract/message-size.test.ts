import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exceedsJsonBytes } from '../../src/contract/message-size';

/** Whether the value fits into `bytes`, and whether it would into one less. */
const fit = (value: unknown, bytes: number) => ({
  exactly: !exceedsJsonBytes(value, bytes),
  tighter: !exceedsJsonBytes(value, bytes - 1),
});
const EXACT = { exactly: true, tighter: false };

const jsonBytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

describe('the size is that of the JSON text in UTF-8', () => {
  test.each([
    ['null', null],
    ['a number', -0.25],
    ['a number with an exponent', 1e300],
    ['not finite, which JSON writes as null', [Number.NaN, Number.POSITIVE_INFINITY]],
    ['booleans', [true, false]],
    ['escapes', '"\\\b\t\n\f\r\u0000\u001f/\u2028'],
    ['two, three and four bytes a character', 'é€😀'],
    ['lone surrogates', '\ud83d x \ude00'],
    ['empty', [{}, [], '']],
    ['undefined fields and elements', { a: undefined, b: [undefined] }],
    ['keys that need escapes', { 'a"b\n': { é: 1 } }],
  ])('%s', (_name, value) => expect(fit(value, jsonBytes(value))).toEqual(EXACT));

  test('whatever the value', () => {
    const property = fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      expect(fit(value, jsonBytes(value))).toEqual(EXACT);
    });
    fc.assert(property);
    expect.hasAssertions();
  });
});

describe('values that JSON cannot hold', () => {
  test('binary data counts its bytes', () => {
    expect(fit(new Uint8Array(70_000), 70_000)).toEqual(EXACT);
    expect(fit(new ArrayBuffer(70_000), 70_000)).toEqual(EXACT);
  });

  test('a cycle is endless', () => {
    const cycle: unknown[] = [];
    cycle.push(cycle);
    expect(exceedsJsonBytes(cycle, 65_536)).toBe(true);
  });

  test('inherited fields do not count', () => {
    expect(fit(Object.create({ inherited: 'x'.repeat(1_000) }), 2)).toEqual(EXACT);
  });
});

test('the walk stops at the limit', () => {
  let reads = 0;
  const watched = Object.fromEntries(
    Array.from({ length: 10_000 }, (_value, index) => [`k${index}`, undefined]),
  );
  for (const key of Object.keys(watched)) {
    Object.defineProperty(watched, key, { enumerable: true, get: () => (reads += 1) });
  }
  expect(exceedsJsonBytes([watched, watched], 1_000)).toBe(true);
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(1_000);
});
