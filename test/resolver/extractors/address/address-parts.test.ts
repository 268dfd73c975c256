import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressParts,
  partsOf,
  withoutScheme,
} from '../../../../src/resolver/extractors/address/address-parts';
import { pictureUrl } from '../../../../src/resolver/extractors/address/picture-url';

const PAGE = { url: 'https://example.org/page', baseUrl: 'https://example.org/folder/' };

describe('the parts of an address that was made absolute', () => {
  it.each([
    ['https://example.org/a/b.jpg', 'example.org', '/a/b.jpg', ''],
    ['https://example.org:8443/?a=/b', 'example.org:8443', '/', 'a=/b'],
    ['http://user:pa@example.org/a@b.jpg?c?d', 'example.org', '/a@b.jpg', 'c?d'],
    ['https://[2001:db8::1]:81/a', '[2001:db8::1]:81', '/a', ''],
    ['https://example.org/a?', 'example.org', '/a', ''],
  ])('%s', (url, host, path, query) => {
    expect(addressParts(url)).toEqual({ host, path, query });
  });

  it('are those that a URL names, whatever a page writes', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '?',
      '#',
      '@',
      ':',
      '..',
      'a',
      'é',
      ' ',
      '%20',
      '&',
      '[',
      'https:',
    );
    const written = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(written, (text) => {
        const url = pictureUrl(text, PAGE) ?? PAGE.url;
        expect(addressParts(url)).toEqual(partsOf(new URL(url)));
      }),
    );
  });

  it('leave the scheme out where it makes no difference', () => {
    expect(withoutScheme('http://example.org/a')).toBe(withoutScheme('https://example.org/a'));
  });
});
