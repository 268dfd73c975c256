import { describe, expect, it } from 'vitest';
import { parseSrcset } from '../../../src/resolver/extractors/body/parse-srcset';

const written = (srcset: string) =>
  parseSrcset(srcset).map(({ url, width, density }) => [url, width, density]);

describe('a srcset', () => {
  it.each([
    ['a.jpg', [['a.jpg', null, null]]],
    [
      'a.jpg 600w, b.jpg 1200w',
      [
        ['a.jpg', 600, null],
        ['b.jpg', 1200, null],
      ],
    ],
    [
      'a.jpg, b.jpg 2x',
      [
        ['a.jpg', null, null],
        ['b.jpg', null, 2],
      ],
    ],
    [
      'a.jpg 1.5x,b.jpg .5x',
      [
        ['a.jpg', null, 1.5],
        ['b.jpg', null, 0.5],
      ],
    ],
    [
      '\n\ta.jpg\n600w\t,\n  b.jpg 1200w ,',
      [
        ['a.jpg', 600, null],
        ['b.jpg', 1200, null],
      ],
    ],
    ['a.jpg 600w 400h', [['a.jpg', 600, null]]],
    ['a.jpg wide', [['a.jpg', null, null]]],
    ['', []],
    [' , ,, ', []],
  ])('%j', (srcset, entries) => {
    expect(written(srcset)).toEqual(entries);
  });

  it('may have commas inside of its addresses', () => {
    expect(written('/w_600,h_400/a.jpg 600w, /w_900,h_600/a.jpg 900w')).toEqual([
      ['/w_600,h_400/a.jpg', 600, null],
      ['/w_900,h_600/a.jpg', 900, null],
    ]);
  });

  it('of nothing but commas, or of one address and commas, is read to its end', () => {
    const commas = ','.repeat(200_000);
    expect(written(commas)).toEqual([]);
    expect(written(`a.jpg${commas}`)).toEqual([['a.jpg', null, null]]);
  });
});
