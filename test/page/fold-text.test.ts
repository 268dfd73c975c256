import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FoldedText } from '../../src/page/fold-text';

const MAX_LENGTH = 12;

function folded(pieces: readonly string[]): string {
  const text = new FoldedText(MAX_LENGTH);
  for (const piece of pieces) text.add(piece);
  return text.text;
}

describe('text that arrives in pieces', () => {
  it.each([
    [['  a', ' ', ' b\n\tc  '], 'a b c'],
    [['a', 'b '], 'ab'],
    [[' '.repeat(100), 'late'], 'late'],
    [['\u00a0x\u2003\u2003y'], 'x y'],
    [['12345678901', '\ud83d\ude00'], '12345678901'],
    [['1234567890 ', ' 23'], '1234567890 2'],
  ])('%j is %j', (pieces, text) => {
    expect(folded(pieces)).toBe(text);
  });

  it('is the same however it is cut', () => {
    const letter = fc.constantFrom(' ', '\n', '\t', 'a', 'b', '\u00a0', '\ud83d\ude00');
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 80 }), (letters) => {
        expect(folded(letters)).toBe(folded([letters.join('')]));
      }),
    );
  });

  it('is full once further pieces change nothing', () => {
    const text = new FoldedText(MAX_LENGTH);
    text.add('x'.repeat(MAX_LENGTH));
    expect(text.isFull).toBe(false);
    text.add('y');
    expect(text.isFull).toBe(true);
  });
});
