import { describe, expect, it } from 'vitest';
import { firstCssUrl, inlineBackground } from '../../src/page/inline-background';

const MEGABYTE = 1_048_576;

describe('the picture behind an element', () => {
  it.each([
    ['background:url(/a.jpg)', '/a.jpg'],
    ['BACKGROUND-IMAGE : URL( "/a b.jpg" )', '/a b.jpg'],
    ["background: #fff url('/a;b.jpg') no-repeat", '/a;b.jpg'],
    ['background:#fff;color:red;background-image:url(/late.jpg)', '/late.jpg'],
    ['background-image:linear-gradient(#fff,#000),url(/a.jpg)', '/a.jpg'],
    ['list-style:url(/bullet.png)', undefined],
    ['background:url(data:image/png;base64,AAAA)', undefined],
    ['background:url()', undefined],
    ['background:url(/never-closed.jpg', undefined],
    ['background:url("/never-closed.jpg', undefined],
    ['background-image:url("data:image/png;base64,iVBOR"),url("/hero.jpg")', '/hero.jpg'],
    ['background-image:url("/a (1).jpg"),url(/b.jpg)', '/b.jpg'],
    ['background:none', undefined],
  ])('of %j', (style, address) => {
    expect(inlineBackground(style)).toBe(address);
  });

  // Tried from each beginning to the end these would take minutes.
  it.each(['url(', 'url( ', 'url("', 'background:', 'background:;', 'background:url(', 'background '])(
    'of a megabyte of %j is none, and found so at once',
    (piece) => {
      const style = `background:${piece.repeat(MEGABYTE / piece.length)}`;
      expect(inlineBackground(style)).toBeUndefined();
    },
  );

  it('of a computed style', () => {
    expect(firstCssUrl('none')).toBeUndefined();
    expect(firstCssUrl('url("https://site.example/a.jpg")')).toBe('https://site.example/a.jpg');
  });
});
