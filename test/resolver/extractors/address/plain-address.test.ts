import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainAddress } from '../../../../src/resolver/extractors/address/plain-address';

const BASE = 'https://news.example.org/2026/story?id=7';

describe('a plain address', () => {
  it.each([
    ['https://cdn.example.org/a/B_c-1.jpg', 'https://cdn.example.org/a/B_c-1.jpg'],
    ['http://cdn.example.org/a.jpg?w=100&h=(50)', 'http://cdn.example.org/a.jpg?w=100&h=(50)'],
    ['//cdn.example.org/a.jpg', 'https://cdn.example.org/a.jpg'],
    ['/a,b/(1).jpg', 'https://news.example.org/a,b/(1).jpg'],
    ['/', 'https://news.example.org/'],
  ])('%s is known without parsing', (text, expected) => {
    expect(plainAddress(text, BASE)).toBe(expected);
  });

  it.each([
    ...[
      'a.jpg',
      'HTTPS://a.example/b',
      'https://A.example/b',
      'https://a.example',
      'https://a.example:443/b',
    ],
    ...[
      'https://127.0.0.1/a',
      'https://user@a.example/b',
      'https://xn--a.example/b',
      'https://a.example/b#c',
    ],
    ...['https://a.example/b c', 'https://a.example/%41', 'https://a.example/../b', 'https://a.example/b/.'],
    ...[
      'https://a.example/é',
      'https://a.example/b?c=1&amp;d=2',
      "https://a.example/b?c='",
      '///a.example/b',
    ],
    ...['https://a.example/https://b.example/c', 'https://a.example/{b}', '/a b', 'data:image/png;base64,x'],
  ])('%s is none', (text) => {
    expect(plainAddress(text, BASE)).toBeNull();
  });

  it('is what a parser makes of it, whatever it is', () => {
    const pieces = fc.constantFrom(
      ...[
        'https://',
        'http:/',
        '//',
        '/',
        '/.',
        '..',
        'a.example',
        'b.example.co',
        '1.2',
        'xn--',
        'A',
        'b',
        '-',
        '_',
      ],
      ...[
        '.',
        '?',
        '&',
        '=',
        ';',
        ':',
        '@',
        '%',
        '%2e',
        "'",
        '"',
        '(',
        '|',
        '^',
        '`',
        '{',
        '[',
        '\\',
        ' ',
        '\n',
        'é',
      ],
      ...['#', '+', '~', '!', '$', '*', ',', '<'],
    );
    const start = fc.constantFrom('', '/', '//', 'https://', 'https://a.example/', 'http://a.b.example/');
    const bases = fc.constantFrom(
      BASE,
      'http://a.example:8080/',
      'https://xn--bcher-kva.example/',
      'https://[::1]/',
    );
    const text = fc
      .tuple(start, fc.array(pieces, { maxLength: 8 }))
      .map(([first, rest]) => first + rest.join(''));
    fc.assert(
      fc.property(text, bases, (written, base) => {
        const plain = plainAddress(written, base);
        const parsed = plain === null ? null : new URL(written, base).href;
        expect(plain).toBe(parsed);
      }),
      { numRuns: 5_000 },
    );
  });
});
