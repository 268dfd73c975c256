/** The texts of all languages, held against each other and against the code that shows them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  browserMessages,
  DEFAULT_LOCALE,
  localeNames,
  readAreas,
  readLocale,
} from '../scripts/package/locales';
import { readSources } from './architecture/source-file';
import { checkTexts, compareLocale } from './locales/compare-locales';
import { readTextUses, type TextUses } from './locales/text-uses';

const LOCALES = localeNames();
const ENGLISH = readLocale(DEFAULT_LOCALE);
const KEYS = Object.keys(ENGLISH);
const tagOf = (locale: string) => locale.replace('_', '-');

/** Wider than that a button wraps in a popup of 360 pixels. */
const MOST_BUTTON_LETTERS = 32;

const SOURCES = readSources(process.cwd(), ['src', 'entrypoints']);
SOURCES.set('wxt.config.ts', readFileSync('wxt.config.ts', 'utf8'));
const USES = new Map([...SOURCES].map(([path, text]) => [path, readTextUses(path, text)]));
const isScreen = (path: string) => path.startsWith('src/ui/');

describe.each(LOCALES)('the texts in %s', (locale) => {
  const messages = readLocale(locale);

  it('are those of English, each with its values, and all plural forms of the language', () => {
    expect(compareLocale(tagOf(locale), messages, ENGLISH)).toEqual([]);
  });

  it('stand in the same files as in English', () => {
    expect([...readAreas(locale).keys()]).toEqual([...readAreas(DEFAULT_LOCALE).keys()]);
  });

  it('say something, and no markup', () => {
    expect(checkTexts(messages)).toEqual([]);
  });

  it('fit on buttons', () => {
    const buttonKeys = new Set([...USES.values()].flatMap((uses) => uses.buttonKeys));
    const long = [...buttonKeys].filter((key) => lettersOf(messages[key]) > MOST_BUTTON_LETTERS);
    expect(long).toEqual([]);
  });

  it('have a description that the stores accept, and the name that they speak by', () => {
    expect(messages.common_description?.length).toBeLessThanOrEqual(132);
    expect(messages.common_language).toBe(tagOf(locale));
  });
});

it('Arabic keeps its addresses from left to right, or their slashes would stand in front', () => {
  const bare = Object.entries(readLocale('ar')).filter(([, text]) =>
    /(?<!\u2066)https?:|:\/\/(?![^\u2066]*\u2069)/.test(text),
  );
  expect(bare).toEqual([]);
});

describe('the texts and the code', () => {
  it('leave no text unused', () => {
    const unused = KEYS.filter((key) => ![...USES.values()].some((uses) => isUsed(key, uses)));
    expect(unused).toEqual([]);
  });

  it('name no text that is not there', () => {
    const missing = [...USES].flatMap(([path, uses]) => unknownNames(uses).map((name) => `${path}: ${name}`));
    expect(missing).toEqual([]);
  });

  it('show nothing that no translator has seen', () => {
    const written = [...USES].filter(([path]) => isScreen(path));
    expect(written.flatMap(([path, uses]) => uses.writtenTexts.map((text) => `${path}: ${text}`))).toEqual(
      [],
    );
  });
});

function lettersOf(text = ''): number {
  return [...text.replace(/\{\w+\}/g, '')].length;
}

function isUsed(key: string, { keys, patterns }: TextUses): boolean {
  const stem = key.replace(/_(?:one|other)$/, '');
  return [key, stem].some((name) => keys.includes(name) || patterns.some((pattern) => pattern.test(name)));
}

function unknownNames({ keys, patterns }: TextUses): string[] {
  const names = [...KEYS, ...KEYS.map((key) => key.replace(/_other$/, ''))];
  return [
    ...keys.filter((key) => !names.includes(key)),
    ...patterns.filter((pattern) => !names.some((name) => pattern.test(name))).map(String),
  ];
}

describe('what is held against the texts', () => {
  const model = {
    popup_open: 'Open {host}',
    popup_notes_one: '{count} note',
    popup_notes_other: '{count} notes',
  };

  it.each([
    ['de', { ...model, popup_open: '{host} öffnen' }, []],
    ['ar', model, ['zero', 'two', 'few', 'many'].map((form) => `popup_notes_${form} is missing`)],
    ['zh-CN', model, ['popup_notes_one is not needed']],
    ['de', { ...model, popup_open: 'Öffnen' }, ['popup_open lacks {host}']],
    ['de', { ...model, popup_open: '{host} {port}' }, ['popup_open has {port}, which nobody fills']],
    ['de', { ...model, popup_notes_other: 'Hinweise' }, ['popup_notes_other lacks {count}']],
    ['de', { ...model, popup_notes_one: 'ein Hinweis' }, []],
    ['de', { ...model, popup_old: 'Alt' }, ['popup_old is not needed']],
  ])('finds in %s, %j: %j', (tag, messages, faults) => {
    expect(compareLocale(tag, messages, model).toSorted()).toEqual(faults.toSorted());
  });

  it('knows a key that the browser takes for another, an empty text, and markup', () => {
    const faults = checkTexts({ a_b: 'x', a_B: 'y', a_c: ' ', a_d: '<b>x</b>', 'a-e': 'x' });
    expect(faults).toEqual([
      'a_B is a_b to the browser',
      'a_c has an empty edge',
      'a_d has markup',
      'a-e is no key',
    ]);
  });

  it.each([
    ['const a = <p>Some words</p>;', ['Some words']],
    ['const a = <img alt="A lake" />;', ['A lake']],
    ["const a = <button aria-label={isOpen ? 'Close' : message('popup_open')} />;", ['Close']],
    ["const a = <p>{isOpen && 'opened'}</p>;", ['opened']],
    ["const a = { text: 'Could not copy.' };", ['Could not copy.']],
    ['const a = `Could not open ${host}.`;', ['Could not open ….']],
    ["const a = <p class='wide' dir='auto'>{message('popup_open')} · {12} × {1}</p>;", []],
    ["throw new Error('This is for developers.');", []],
    ["console.warn('This too.', fault);", []],
  ])('finds the words in %s: %j', (code, words) => {
    expect(readTextUses('planted.tsx', code).writtenTexts).toEqual(words);
  });

  it('finds names in calls, tables, templates, the manifest and on buttons', () => {
    const code = `const A = { probe: 'popup_probe' }; message(\`popup_step_\${name}\`); x('__MSG_common_product__');
      const b = <PlainButton label={message('popup_copy')}>{plural('popup_notes', 2)}</PlainButton>;`;
    expect(readTextUses('planted.tsx', code)).toMatchObject({
      keys: ['popup_probe', 'common_product', 'popup_copy', 'popup_notes'],
      patterns: [/^popup_step_\w+$/],
      buttonKeys: ['popup_copy', 'popup_notes'],
    });
  });
});

it('doubles the sign that begins a placeholder of the browser’s own', () => {
  expect(browserMessages({ a: '5 $ {x} $1' })).toEqual({ a: { message: '5 $$ {x} $$1' } });
});
