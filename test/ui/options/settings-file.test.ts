import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../src/contract/settings/settings';
import { DEFAULT_SETTINGS } from '../../../src/contract/settings/settings';
import type { KeptLists } from '../../../src/ui/kept-lists';
import { listsWithoutRoom, newInLists } from '../../../src/ui/kept-lists';
import {
  changedSettings,
  MAX_SETTINGS_FILE_BYTES,
  readSettingsFile,
  writeSettingsFile,
} from '../../../src/ui/settings-file';

const FORMAT = 'cover-image-resolver-settings';
const fileOf = (settings: unknown, rest: object = {}) =>
  JSON.stringify({ format: FORMAT, version: 1, settings, ...rest });

const NO_LISTS: KeptLists = { choices: [], refused: [] };
const CHOICE = { site: 'news.example/blog', sourceMethod: 'jsonld', place: 1 };
const PICTURE = {
  site: 'news.example',
  url: 'https://pictures.example/card.png',
  otherUrls: ['https://pictures.example/card-600.png'],
};
const LISTS: KeptLists = { choices: [CHOICE], refused: [PICTURE] };

describe('a settings file', () => {
  it('brings back every setting that was written', () => {
    const settings: Settings = {
      preference: 'largest',
      minWidth: 640,
      minHeight: 360,
      fileNameTemplate: '{date} “{title}” \u202E',
      downloadFormat: 'png',
      keepsHistory: true,
      cacheDays: 30,
      hasCopyMenus: true,
      theme: 'dark',
      searchEngine: 'tineye',
      isApiEnabled: false,
      blockedCallers: ['abc', 'reading-list@example.org'],
    };
    expect(readSettingsFile(writeSettingsFile(settings, LISTS))).toEqual({
      status: 'usable',
      change: settings,
      lists: LISTS,
      unknown: [],
    });
  });

  it('may name some settings only; the others stay', () => {
    expect(readSettingsFile(fileOf({ theme: 'light' }))).toEqual({
      status: 'usable',
      change: { theme: 'light' },
      lists: NO_LISTS,
      unknown: [],
    });
  });

  it('may begin with a byte order mark, as some editors write', () => {
    expect(readSettingsFile(`\uFEFF${fileOf({ theme: 'light' })}`).status).toBe('usable');
  });

  it('names what this version does not know, prototype names among them, and imports none of it', () => {
    const text = `{"format":"${FORMAT}","version":1,"settings":{"theme":"dark","toString":1,"__proto__":{"minWidth":7},"tomorrow":true}}`;
    expect(readSettingsFile(text)).toEqual({
      status: 'usable',
      change: { theme: 'dark' },
      lists: NO_LISTS,
      unknown: ['toString', '__proto__', 'tomorrow'],
    });
  });

  it.each([
    ['preference', 'slowest'],
    ['minWidth', -1],
    ['minWidth', 0.5],
    ['minHeight', '640'],
    ['minHeight', 20_001],
    ['fileNameTemplate', '   '],
    ['fileNameTemplate', 'x'.repeat(201)],
    ['keepsHistory', 1],
    ['cacheDays', 0],
    ['cacheDays', 31],
    ['hasCopyMenus', null],
    ['theme', 'Dark'],
    ['searchEngine', 'toString'],
    ['isApiEnabled', 'true'],
    ['blockedCallers', 'abc'],
    ['blockedCallers', ['']],
    ['blockedCallers', [7]],
  ])('with %s: %j imports nothing at all and names the field', (name, value) => {
    expect(readSettingsFile(fileOf({ ...DEFAULT_SETTINGS, [name]: value }))).toEqual({
      status: 'invalid',
      fields: [name],
      lists: [],
    });
  });

  it.each([
    ['', 'not_json'],
    ['{"format":', 'not_json'],
    ['null', 'not_settings'],
    ['[]', 'not_settings'],
    ['{"theme":"dark"}', 'not_settings'],
    [JSON.stringify({ format: FORMAT, version: 1 }), 'not_settings'],
    [fileOf([]), 'not_settings'],
    [fileOf({ theme: 'dark' }, { format: 'another' }), 'not_settings'],
    [fileOf({ theme: 'dark' }, { version: 'one' }), 'not_settings'],
    [fileOf({ theme: 'dark' }, { version: 2 }), 'newer_version'],
    [fileOf({}), 'nothing_known'],
    [fileOf({ tomorrow: true }), 'nothing_known'],
  ])('cannot be %j: %s', (text, fault) => {
    expect(readSettingsFile(text)).toEqual({ status: 'unreadable', fault });
  });

  it('is no larger than it may be, in bytes', () => {
    const tooLarge = { status: 'unreadable', fault: 'too_large' };
    expect(readSettingsFile(' '.repeat(MAX_SETTINGS_FILE_BYTES + 1))).toEqual(tooLarge);
    expect(readSettingsFile('€'.repeat(MAX_SETTINGS_FILE_BYTES / 2))).toEqual(tooLarge);
  });

  it('may hold lists alone, each entry once, and the first that speaks of a site', () => {
    const lists = { choices: [CHOICE, { ...CHOICE, place: 4 }], refused: [PICTURE, PICTURE] };
    expect(readSettingsFile(fileOf({}, lists))).toEqual({
      ...{ status: 'usable', change: {}, lists: LISTS, unknown: [] },
    });
  });

  it.each([
    [{ name: 'choices' }, { choices: {} }],
    [{ name: 'choices', entry: 1 }, { choices: [CHOICE, { ...CHOICE, place: -1 }] }],
    [{ name: 'choices', entry: 0 }, { choices: [{ ...CHOICE, place: 999 }] }],
    [{ name: 'choices', entry: 0 }, { choices: [{ ...CHOICE, sourceMethod: 'banana' }] }],
    [{ name: 'choices', entry: 0 }, { choices: [{ ...CHOICE, site: 'not a site' }] }],
    [{ name: 'choices', entry: 0 }, { choices: [{ ...CHOICE, site: 'https://news.example/' }] }],
    [{ name: 'choices', entry: 0 }, { choices: [{ ...CHOICE, site: 'NEWS.example' }] }],
    [{ name: 'choices' }, { choices: Array.from({ length: 501 }, () => CHOICE) }],
    [{ name: 'refused', entry: 0 }, { refused: [{ ...PICTURE, url: 'javascript:alert(1)' }] }],
    [{ name: 'refused', entry: 0 }, { refused: [{ ...PICTURE, site: 'news.example/blog' }] }],
    [{ name: 'refused', entry: 1 }, { refused: [PICTURE, { ...PICTURE, otherUrls: 'none' }] }],
    [{ name: 'refused', entry: 0 }, { refused: [null] }],
  ])('with what cannot be among its lists imports nothing at all and says where: %j', (wrong, lists) => {
    expect(readSettingsFile(fileOf({ theme: 'dark' }, lists))).toEqual({
      ...{ status: 'invalid', fields: [], lists: [wrong] },
    });
  });
});

describe('the lists of a file', () => {
  it('make different what is not so already', () => {
    const other = { ...CHOICE, place: 0 };
    const same = { ...PICTURE, otherUrls: [] };
    expect(newInLists(LISTS, { choices: [CHOICE], refused: [same] })).toEqual(NO_LISTS);
    expect(newInLists(LISTS, { choices: [other], refused: [{ ...same, site: 'b.example' }] })).toEqual({
      ...{ choices: [other], refused: [{ ...same, site: 'b.example' }] },
    });
  });

  it('have room for 500 with those that are there, of which the same sites count once', () => {
    const choices = Array.from({ length: 500 }, (_, at) => ({ ...CHOICE, site: `${at}.example` }));
    const now = { choices, refused: [] };
    expect(
      listsWithoutRoom(now, { choices: [{ ...CHOICE, site: '7.example' }], refused: [PICTURE] }),
    ).toEqual([]);
    expect(listsWithoutRoom(now, LISTS)).toEqual(['choices']);
    expect(listsWithoutRoom(now, NO_LISTS)).toEqual([]);
  });
});

it('tells what an import would make different, lists by their content', () => {
  const now = { ...DEFAULT_SETTINGS, blockedCallers: ['a'] };
  expect(changedSettings(now, { blockedCallers: ['a'], theme: 'system', minWidth: 1 })).toEqual(['minWidth']);
});
