import { describe, expect, it } from 'vitest';
import { utf8Pieces } from '../../src/page/utf8-pieces';

const TEXTS: readonly [name: string, bytes: readonly number[]][] = [
  ['characters of one to four bytes', [...new TextEncoder().encode('aé€😀z'), 0xf0, 0x9f, 0x98, 0x80]],
  ['a byte order mark, and another one later', [0xef, 0xbb, 0xbf, 0x61, 0xef, 0xbb, 0xbf, 0x62]],
  ['half a byte order mark', [0xef, 0xbb, 0x61]],
  ['characters that end too early', [0xe2, 0x82, 0x61, 0xf0, 0x9f, 0x62, 0xc3, 0xc3, 0xa9]],
  ['bytes that begin nothing', [0x80, 0xbf, 0xbf, 0xbf, 0xbf, 0x61, 0xff, 0xfe, 0xc0, 0xaf]],
  ['halves of a pair, and too long forms', [0xed, 0xa0, 0x80, 0xe0, 0x80, 0xaf, 0xf4, 0x90, 0x80, 0x80]],
  ['a character that never ends', [0x61, 0xf0, 0x9f, 0x98]],
];

/** What comes of pieces that end at these places. */
function inPieces(bytes: Uint8Array, ends: readonly number[]): string {
  const decoder = utf8Pieces();
  const starts = [0, ...ends];
  const pieces = starts.map((start, index) => bytes.subarray(start, ends[index]));
  const texts = pieces.map((piece) => decoder.decode(piece, { stream: true }));
  return texts.join('') + decoder.decode();
}

describe('UTF-8 in pieces', () => {
  it.each(TEXTS)('reads %s as it is read at once, wherever it is cut', (_, numbers) => {
    const bytes = Uint8Array.from(numbers);
    const whole = new TextDecoder().decode(bytes);
    for (let first = 0; first <= bytes.length; first += 1) {
      for (let second = first; second <= bytes.length; second += 1) {
        expect(inPieces(bytes, [first, second])).toBe(whole);
      }
    }
  });

  it('reads any bytes in pieces of one as it reads them at once', () => {
    let state = 7;
    const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648);
    const starts = [0x41, 0xc3, 0xe2, 0xf0, 0x82, 0xac, 0x9f, 0x98, 0xef, 0xbb, 0xbf, 0xed, 0xf4];
    for (let round = 0; round < 300; round += 1) {
      const bytes = Uint8Array.from({ length: 12 }, () => starts[(next() >> 8) % starts.length] ?? 0);
      const ends = Array.from({ length: 11 }, (_, index) => index + 1);
      expect(inPieces(bytes, ends)).toBe(new TextDecoder().decode(bytes));
    }
  });
});
