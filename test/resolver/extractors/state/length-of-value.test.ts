import { describe, expect, it } from 'vitest';
import { lengthOfValue } from '../../../../src/resolver/extractors/state/length-of-value';

describe('the length of a value', () => {
  it.each<[string, string, string]>([
    ['an object, code behind it', '{"a":[1,{"b":2}]}', ';f({})'],
    ['a list', '[[1],[2]]', '[3]'],
    ['brackets in texts', String.raw`{"a":"}]","b":'{"'}`, '}'],
    ['escaped quotes', String.raw`{"a":"\"}","b":"\\"}`, '"}'],
    ['a quote of the other kind', `{"a":"it's"}`, "'}"],
    ['an object that does not end', '{"a":[1]', ''],
    ['a text that does not end', '{"a":"b}', ''],
    ['a text that ends in a backslash', '{"a":"b\\', ''],
  ])('of %s', (_, value, behind) => {
    expect(lengthOfValue(value + behind)).toBe(value.length);
  });

  it('is found in one walk, however many quotes are escaped and never close', () => {
    const text = `{"a":"${'\\"'.repeat(400_000)}`;
    expect(lengthOfValue(text)).toBe(text.length);
  });
});
