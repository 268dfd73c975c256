import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJsonLd } from '../../../src/resolver/extractors/json-ld/parse-json-ld';

describe('a JSON-LD text', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['  [1, 2]  ', [1, 2]],
    ['{"a":1,}', { a: 1 }],
    ['[1,2 , ]', [1, 2]],
    ['{"a":1,,"b":2}', { a: 1, b: 2 }],
    ['{"a":1};', { a: 1 }],
    ['<!-- {"a":1} -->', { a: 1 }],
    ['//<![CDATA[\n{"a":1}\n//]]>', { a: 1 }],
    ['/*<![CDATA[*/{"a":1}/*]]>*/', { a: 1 }],
    ['/* by hand */ {"a": /* one */ 1}', { a: 1 }],
    ['{"a":"one\ntwo\tthree"}', { a: 'one two three' }],
    ['{"a":"/* kept */ ,]"}', { a: '/* kept */ ,]' }],
    ['{"a":"quote \\", ]",}', { a: 'quote ", ]' }],
    ['{"url":"https://example.org/a",}', { url: 'https://example.org/a' }],
  ])('%j is read', (text, value) => {
    expect(parseJsonLd(text)).toEqual(value);
  });

  it.each(['', '{', '{"a":', 'var x = 1', '"\\', '/*'])('%j is beyond mending', (text) => {
    expect(parseJsonLd(text)).toBeUndefined();
  });

  it('is what JSON.parse says, where that can read it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(parseJsonLd(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each(['"', '\\"', '/*', '{"@graph":[', ',', ', ', '{"a":', '[', '//'])(
    'of 262,144 characters of %j ends',
    (piece) => {
      expect(() => parseJsonLd(piece.repeat(262_144 / piece.length))).not.toThrow();
    },
  );
});
