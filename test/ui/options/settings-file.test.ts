import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../src/contract/settings/settings';
import { DEFAULT_SETTINGS } from '../../../src/contract/settings/settings';
import {
  changedSettings,
  MAX_SETTINGS_FILE_BYTES,
  readSettingsFile,
  writeSettingsFile,
} from '../../../src/ui/settings-file';

const FORMAT = 'cover-image-resolver-settings';
const fileOf = (settings: unknown, rest: object = {}) =>
  JSON.stringify({ format: FORMAT, version: 1, settings, ...rest });

describe('a settings file', () => {
  it('brings back every setting that was written', () => {
    const settings: Settings = {
      preference: 'largest',
      minWidth: 640,
      minHeight: 360,
      fileNameTemplate: '{date} “{title}” \u202E',
      keepsHistory: true,
      cacheDays: 30,
      hasCopyMenus: true,
      theme: 'dark',
      searchEngine: 'tineye',
      isApiEnabled: false,
      blockedCallers: ['abc', 'reading-list@example.org'],
    };
    expect(readSettingsFile(writeSettingsFile(settings))).toEqual({
      status: 'usable',
      change: settings,
      unknown: [],
    });
  });

  it('may name some settings only; the others stay', () => {
    expect(readSettingsFile(fileOf({ theme: 'light' }))).toEqual({
      status: 'usable',
      change: { theme: 'light' },
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
    [' '.repeat(MAX_SETTINGS_FILE_BYTES + 1), 'too_large'],
    ['€'.repeat(MAX_SETTINGS_FILE_BYTES / 2), 'too_large'],
  ])('cannot be %j: %s', (text, fault) => {
    expect(readSettingsFile(text)).toEqual({ status: 'unreadable', fault });
  });
});

it('tells what an import would make different, lists by their content', () => {
  const now = { ...DEFAULT_SETTINGS, blockedCallers: ['a'] };
  expect(changedSettings(now, { blockedCallers: ['a'], theme: 'system', minWidth: 1 })).toEqual(['minWidth']);
});
