import { describe, expect, it } from 'vitest';
import { displayText } from '../../src/ui/display-text';

describe('displayText', () => {
  it.each([
    ['safe\u202egnp.exe', 'safegnp.exe'],
    ['\u2067a\u2069 \u200fb\u061c', 'a b'],
    ['  two\n\n lines\t', 'two lines'],
    ['bell\u0007 null\u0000 c1\u0085', 'bell null c1'],
    ['\u202e\u2066', ''],
    ['<b>& "text"</b>', '<b>& "text"</b>'],
    ['می\u200cخواهم 👨\u200d👩\u200d👧', 'می\u200cخواهم 👨\u200d👩\u200d👧'],
  ])('makes %j %j', (text, expected) => {
    expect(displayText(text)).toBe(expected);
  });

  it('ends after 300 characters and never within one', () => {
    expect(displayText('x'.repeat(1_000))).toBe('x'.repeat(300));
    expect(displayText(`${'x'.repeat(299)}🏔`)).toBe('x'.repeat(299));
  });
});
