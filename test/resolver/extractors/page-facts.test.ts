import { describe, expect, it } from 'vitest';
import { cleanText } from '../../../src/resolver/extractors/text/clean-text';
import { durationSeconds } from '../../../src/resolver/extractors/text/duration-seconds';
import { isoDate } from '../../../src/resolver/extractors/text/iso-date';
import { languageTag } from '../../../src/resolver/extractors/text/language-tag';

describe('a date of a page', () => {
  it.each([
    ['2024-05-06', '2024-05-06'],
    ['20240506', '2024-05-06'],
    ['2024-05-06T09:10', '2024-05-06T09:10:00'],
    ['2024-05-06 09:10:11', '2024-05-06T09:10:11'],
    ['2024-05-06T09:10:11.123Z', '2024-05-06T09:10:11Z'],
    ['2024-05-06T09:10:11+0200', '2024-05-06T09:10:11+02:00'],
    ['2024-05-06 09:10:11 UTC', '2024-05-06T09:10:11Z'],
    ['2024-05-06T09:10-05', '2024-05-06T09:10:00-05:00'],
  ])('%s is %s', (text, date) => {
    expect(isoDate(text)).toBe(date);
  });

  it.each([
    '',
    'yesterday',
    '06.05.2024',
    '05/06/2024',
    '2024-13-01',
    '2024-00-10',
    '2024-05-32',
    '2024',
    '1715000000',
  ])('%j is none', (text) => {
    expect(isoDate(text)).toBeUndefined();
  });
});

describe('a duration of a page', () => {
  it.each([
    ['PT1H2M3S', 3_723],
    ['PT95S', 95],
    ['P1DT1S', 86_401],
    ['PT1.5M', 90],
    ['95', 95],
    ['94.6', 95],
  ])('%s is %i seconds', (text, seconds) => {
    expect(durationSeconds(text)).toBe(seconds);
  });

  it.each(['', '0', 'PT0S', 'P', '1:35', '-5', 'PT', '1e9', 'Infinity'])('%j is none', (text) => {
    expect(durationSeconds(text)).toBeUndefined();
  });
});

describe('a language of a page', () => {
  it.each([
    ['en', 'en'],
    ['en_US', 'en-US'],
    ['zh-hant-tw', 'zh-Hant-TW'],
    ['de-DE, en', 'de-DE'],
  ])('%s is %s', (text, tag) => {
    expect(languageTag(text)).toBe(tag);
  });

  it.each(['', 'english', 'x', '-', 'en-', 'en--us'])('%j is none', (text) => {
    expect(languageTag(text)).toBeUndefined();
  });
});

describe('a text of a page', () => {
  it.each([
    ['  two\n\twords ', 'two words'],
    ['fish &amp;amp; chips &#39;to go&#x27;', "fish & chips 'to go'"],
    ['safe\u202Etxt\u2066\u0000', 'safetxt'],
    ['👩‍👩‍👧 stays one', '👩‍👩‍👧 stays one'],
    ['half \uD83D of one', 'half \uFFFD of one'],
  ])('%j is %j', (text, clean) => {
    expect(cleanText(text, 300)).toBe(clean);
  });

  it('is cut without halving a character', () => {
    expect(cleanText(`${'a'.repeat(9)}👍`, 10)).toBe('a'.repeat(9));
  });

  it.each(['', ' \n', '\u200B\uFEFF', '&nbsp;'])('%j is none', (text) => {
    expect(cleanText(text, 300)).toBeUndefined();
  });
});
