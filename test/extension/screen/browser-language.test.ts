import { describe, expect, it } from 'vitest';
import { readLocale } from '../../../scripts/package/locales';
import { browserLanguage } from '../../../src/extension/screen/browser-language';

/** A browser whose user reads `wanted`, and which took `locale` of ours for that. */
function speaking(wanted: string, locale: string) {
  const messages = readLocale(locale);
  return browserLanguage({ getUILanguage: () => wanted, getMessage: (key) => messages[key] ?? '' });
}

describe('browserLanguage', () => {
  it.each([
    ['de', 'de', 'de'],
    ['de-AT', 'de', 'de-AT'],
    ['en-GB', 'en', 'en-GB'],
    ['zh_CN', 'zh_CN', 'zh-CN'],
    // No texts of ours: English, with the numbers of English.
    ['fr', 'en', 'en'],
    ['pt-BR', 'en', 'en'],
    // What `Intl` would refuse.
    ['de-x', 'de', 'de'],
    ['', 'en', 'en'],
  ])('for %j, with the texts in %s, is %s', (wanted, locale, tag) => {
    expect(speaking(wanted, locale).tag).toBe(tag);
  });

  it('gives the texts of that language', () => {
    expect(speaking('de', 'de').lookup('common_language')).toBe('de');
    expect(speaking('de', 'de').lookup('common_unheard_of')).toBe('');
  });
});
