import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { DEFAULT_SETTINGS } from '../../src/contract/settings/settings';
import { SETTINGS_BOUNDS, validSettings } from '../../src/contract/settings/settings-schema';
import { createUserDefaults } from '../../src/extension/known-settings';
import { createSettingsStore } from '../../src/extension/settings-store';
import { isValidSetting, type SettingName } from '../../src/ui/settings-file';
import { createFakeServices } from '../ui/fake-services';
import { describeSettingsStore } from '../ports/settings-store.contract';
import { storedParts } from './stored-parts';

beforeEach(() => fakeBrowser.reset());

const put = (settings: unknown) => fakeBrowser.storage.local.set({ settings });
const stored = async () => (await fakeBrowser.storage.local.get('settings')).settings;

describeSettingsStore('the browser’s storage', () => createSettingsStore(storedParts()));
describeSettingsStore('the screens’ fake', () => createFakeServices().settings);

describe('settings that were stored before', () => {
  it('stay as they are when the extension is updated, and the new ones have their defaults', async () => {
    await put({ isApiEnabled: false, blockedCallers: ['a', 'b'] });
    const store = createSettingsStore(storedParts());
    expect(await store.read()).toEqual({
      ...DEFAULT_SETTINGS,
      isApiEnabled: false,
      blockedCallers: ['a', 'b'],
    });
    await store.write({ minWidth: 320 });
    expect(await stored()).toEqual({
      version: 2,
      isApiEnabled: false,
      blockedCallers: ['a', 'b'],
      minWidth: 320,
    });
  });

  it('keep what is valid where some of it is damaged', async () => {
    await put({ preference: 'biggest', minWidth: -1, cacheDays: 7, theme: 'dark', blockedCallers: [4] });
    expect(await createSettingsStore(storedParts()).read()).toEqual({
      ...DEFAULT_SETTINGS,
      cacheDays: 7,
      theme: 'dark',
    });
  });

  it.each([['nothing'], [null], [42], ['text'], [[1, 2]], [{ __proto__: null, toString: 1 }]])(
    'are the defaults where storage holds %o',
    async (junk) => {
      await put(junk);
      expect(await createSettingsStore(storedParts()).read()).toEqual(DEFAULT_SETTINGS);
    },
  );

  it('of a later version are not lost by a change in this one', async () => {
    await put({ version: 9, theme: 'sepia', novelty: { a: 1 } });
    await createSettingsStore(storedParts()).write({ minHeight: 200 });
    expect(await stored()).toMatchObject({ theme: 'sepia', novelty: { a: 1 }, minHeight: 200 });
  });
});

describe('a change', () => {
  it('that is not valid is refused, and nothing is stored', async () => {
    const store = createSettingsStore(storedParts());
    await expect(store.write({ theme: 'dark', cacheDays: 400 })).rejects.toThrow('cacheDays');
    expect(await stored()).toBeUndefined();
  });

  it('does not undo another that is made at the same time', async () => {
    const store = createSettingsStore(storedParts());
    await Promise.all([
      store.write({ minWidth: 1 }),
      store.write({ minHeight: 2 }),
      store.write({ cacheDays: 3 }),
    ]);
    expect(await store.read()).toMatchObject({ minWidth: 1, minHeight: 2, cacheDays: 3 });
  });
});

it.each<[SettingName, unknown]>([
  ['preference', 'largest'],
  ['preference', 'best'],
  ['minWidth', SETTINGS_BOUNDS.minimumPixels],
  ['minWidth', SETTINGS_BOUNDS.minimumPixels + 1],
  ['minHeight', -1],
  ['minHeight', 1.5],
  ['fileNameTemplate', 'x'.repeat(SETTINGS_BOUNDS.templateLength)],
  ['fileNameTemplate', 'x'.repeat(SETTINGS_BOUNDS.templateLength + 1)],
  ['fileNameTemplate', '  '],
  ['keepsHistory', 'yes'],
  ['cacheDays', 0],
  ['cacheDays', 1],
  ['cacheDays', SETTINGS_BOUNDS.cacheDays],
  ['cacheDays', SETTINGS_BOUNDS.cacheDays + 1],
  ['theme', 'sepia'],
  ['searchEngine', 'tineye'],
  ['searchEngine', 'other'],
  ['blockedCallers', ['']],
  ['blockedCallers', ['x'.repeat(SETTINGS_BOUNDS.callerIdLength)]],
  ['blockedCallers', ['x'.repeat(SETTINGS_BOUNDS.callerIdLength + 1)]],
  ['blockedCallers', Array.from({ length: SETTINGS_BOUNDS.blockedCallers + 1 }, () => 'x')],
])('what a file may say of %s is what may be stored: %j', (name, value) => {
  expect(isValidSetting(name, value)).toBe(Object.hasOwn(validSettings({ [name]: value }), name));
});

describe('what the user’s own resolves ask for', () => {
  it('are the preference and the smallest size of the settings', async () => {
    const settings = { ...DEFAULT_SETTINGS, preference: 'largest', minWidth: 640, minHeight: 360 } as const;
    expect(await createUserDefaults(async () => settings)()).toEqual({
      prefer: 'largest',
      min_width: 640,
      min_height: 360,
      refresh: false,
      debug: false,
    });
  });

  it('are the defaults where storage fails', async () => {
    const broken = () => Promise.reject(new Error('disk'));
    expect(await createUserDefaults(broken)()).toMatchObject({ prefer: 'balanced', min_width: 0 });
  });
});
