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
    expect(parseJsonLd([text])).toEqual({ roots: [value], isBroken: false });
  });

  it.each([
    ['{"schema:image":"/a.jpg"}', { image: '/a.jpg' }],
    ['{"http://schema.org/image" : "/a.jpg"}', { image: '/a.jpg' }],
    [String.raw`{"https:\/\/schema.org\/image":"/a.jpg"}`, { image: '/a.jpg' }],
    ['{"@type":"schema:Article"}', { '@type': 'schema:Article' }],
    [String.raw`{"name":"\"schema:image\": is a property"}`, { name: '"schema:image": is a property' }],
    ['{"og:image":"/a.jpg"}', { 'og:image': '/a.jpg' }],
  ])('%j has the short names of schema.org', (text, value) => {
    expect(parseJsonLd([text])).toEqual({ roots: [value], isBroken: false });
  });

  it.each([
    ['{"a":1}{"b":2}', [{ a: 1 }, { b: 2 }]],
    ['{"a":1},\n[2];', [{ a: 1 }, [2]]],
    ['{"a":1,}\n{"b":2,}', [{ a: 1 }, { b: 2 }]],
    ['{&quot;a&quot;:&quot;b &amp;amp; c&quot;}', [{ a: 'b & c' }]],
    ['{&#34;a&#34;:1}', [{ a: 1 }]],
    ['{"a":1, // one\n"b":2}', [{ a: 1, b: 2 }]],
    ["{'a': 'one \"two\" three'}", [{ a: 'one "two" three' }]],
    ['{"a":"one "two" three"}', [{ a: 'one "two" three' }]],
    ['{a: undefined, "b": , "c": True}', [{ a: null, b: null, c: true }]],
    ['{"a":{"b":1', [{ a: { b: 1 } }]],
    ['{"a":1,"b', [{ a: 1 }]],
    ['{"a":"x, y","b', [{ a: 'x, y' }]],
  ])('%j is mended', (text, roots) => {
    expect(parseJsonLd([text])).toEqual({ roots, isBroken: false });
  });

  it.each([
    ['{"a":1} {"b" 2}', [{ a: 1 }]],
    ['{"a":1 2} {"b":2}', [{ b: 2 }]],
    ['', []],
    ['{"a" "b"}', []],
    ['var x = 1', []],
    ['"\\', []],
    ['/*', []],
  ])('%j is beyond mending, in part or whole', (text, roots) => {
    expect(parseJsonLd([text])).toEqual({ roots, isBroken: true });
  });

  it('that is too long is read as far as it goes', () => {
    const text = `{"a":1,"b":"${'x, '.repeat(100_000)}`;
    expect(parseJsonLd([text])).toEqual({ roots: [{ a: 1 }], isBroken: true });
  });

  it('keeps their order, and mends no more of a page than it has to', () => {
    const broken = `{"a":1 2,"b":"${'x'.repeat(140_000)}"}`;
    expect(parseJsonLd(['{"a":1}', broken, '{"b":2,}', '{"c":3}'])).toEqual({
      roots: [{ a: 1 }, { c: 3 }],
      isBroken: true,
    });
  });

  it('is what JSON.parse says, where that can read it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(parseJsonLd([text]).roots).toEqual([JSON.parse(text)]);
      }),
    );
  });

  it.each([
    '"',
    '\\"',
    '/*',
    '{"@graph":[',
    ',',
    ', ',
    '{"a":',
    '[',
    '//',
    '"a" ',
    "'",
    ':',
    '{',
    '&quot;',
    '/',
    '"\n',
  ])('of 262,144 characters of %j ends', (piece) => {
    expect(() => parseJsonLd([piece.repeat(Math.floor(262_144 / piece.length))])).not.toThrow();
  });
});
