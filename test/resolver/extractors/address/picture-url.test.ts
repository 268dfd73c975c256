import { describe, expect, it } from 'vitest';
import { pictureUrl } from '../../../../src/resolver/extractors/address/picture-url';

const PAGE = { url: 'https://example.org/a/page?id=1#part', baseUrl: 'https://example.org/a/page?id=1' };

describe('an address of a picture', () => {
  it.each([
    ['b.jpg', 'https://example.org/a/b.jpg'],
    ['/b.jpg', 'https://example.org/b.jpg'],
    ['//cdn.example.net/b.jpg', 'https://cdn.example.net/b.jpg'],
    ['  https://example.org/b.jpg\n', 'https://example.org/b.jpg'],
    ['https://example.org/a b.jpg', 'https://example.org/a%20b.jpg'],
    ['https://exam\nple.org/b.jpg', 'https://example.org/b.jpg'],
    ['b.jpg?x=1&amp;y=2', 'https://example.org/a/b.jpg?x=1&y=2'],
    ['b.jpg?x=1&amp;amp;amp;y=2', 'https://example.org/a/b.jpg?x=1&y=2'],
    ['b.jpg?x=1&#038;y=2&#x26;z=3', 'https://example.org/a/b.jpg?x=1&y=2&z=3'],
    ['b.jpg#top', 'https://example.org/a/b.jpg'],
    ['/?image=3', 'https://example.org/?image=3'],
    ['HTTP://EXAMPLE.org/B.jpg', 'http://example.org/B.jpg'],
  ])('%j is %s', (text, url) => {
    expect(pictureUrl(text, PAGE)).toBe(url);
  });

  it.each(
    [
      ['', ' ', '#', '/', 'null', 'undefined', ' NULL ', 'none', 'false', '[object Object]'],
      [
        'javascript:alert(1)',
        'java\nscript:alert(1)',
        'data:image/png;base64,AA',
        'blob:https://example.org/1',
      ],
      [
        'about:blank',
        'file:///etc/passwd',
        'ftp://example.org/a.jpg',
        'mailto:a@example.org',
        'http://',
        'https:///',
      ],
      ['https://example.org', 'https://example.org/', 'https://example.org/a/page?id=1', '?id=1', '#part'],
      ['{{ image }}', 'https://example.org/${image}.jpg', '%7B%7Bimage%7D%7D'],
      [`https://example.org/${'x'.repeat(4_096)}`, `data:${'A'.repeat(1_000_000)}`, 'http://[::1/a.jpg'],
    ].flat(),
  )('%j is none', (text) => {
    expect(pictureUrl(text, PAGE)).toBeNull();
  });

  it('stops at 4,096 characters exactly', () => {
    const longest = `https://example.org/${'x'.repeat(4_096 - 'https://example.org/'.length)}`;
    expect(pictureUrl(longest, PAGE)).toBe(longest);
    expect(pictureUrl(`${longest}x`, PAGE)).toBeNull();
  });
});
