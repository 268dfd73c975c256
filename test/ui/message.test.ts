// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  languageTag,
  message,
  plural,
  sideBySide,
  textDirection,
  useLanguage,
} from '../../src/ui/i18n/message';

const TEXTS: Record<string, string> = {
  common_pair: '{first}, {second}',
  host: 'Allow {host}',
  two: '{host} and {host}, {none}',
  notes_one: '{count} note',
  notes_few: '{count} few notes',
  notes_other: '{count} notes on {host}',
};

function speak(tag: string): void {
  useLanguage({ tag, lookup: (key) => TEXTS[key] ?? '' }, document.documentElement);
}

describe('message', () => {
  it('puts values in, as text and as often as they are named', () => {
    speak('en');
    expect(message('two', { host: '{none} $& $1', other: 'x' })).toBe(
      '{none} $& $1 and {none} $& $1, {none}',
    );
  });

  it('is the name where there is no such text, and takes no value from the prototype', () => {
    speak('en');
    expect(message('unheard_of')).toBe('unheard_of');
    useLanguage({ tag: 'en', lookup: () => '{constructor}' });
    expect(message('any')).toBe('{constructor}');
  });

  it('keeps a Latin name from turning an Arabic sentence', () => {
    speak('ar');
    expect(message('host', { host: 'example.org' })).toBe('Allow \u2068example.org\u2069');
  });

  it('reads a sentence within a sentence in one direction', () => {
    speak('ar');
    const inner = message('host', { host: 'example.org' });
    expect(message('host', { host: inner })).toBe(`Allow \u2067${inner}\u2069`);
  });

  it('puts facts beside each other', () => {
    speak('en');
    expect([[], ['a'], ['a', 'b', 'c']].map(sideBySide)).toEqual(['', 'a', 'a, b, c']);
  });

  it.each([
    ['en', 1, '1 note'],
    ['en', 1_234, '1,234 notes on a.example'],
    ['de', 1_234, '1.234 notes on a.example'],
    // No form of its own among the texts: the general one.
    ['ar', 2, '\u20682\u2069 notes on \u2068a.example\u2069'],
    ['ar', 3, '\u20683\u2069 few notes'],
  ])('in %s counts %d: %s', (tag, count, text) => {
    speak(tag);
    expect(plural('notes', count, { host: 'a.example' })).toBe(text);
  });

  it.each([
    ['en', 'ltr'],
    ['zh-CN', 'ltr'],
    ['ar-EG', 'rtl'],
    ['he', 'rtl'],
  ])('writes %s %s, and says so on the page', (tag, direction) => {
    speak(tag);
    expect([languageTag(), textDirection()]).toEqual([tag, direction]);
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([tag, direction]);
  });
});
