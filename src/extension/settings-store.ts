import type { Settings } from '../contract/settings/settings';
import { readSettings, validSettings } from '../contract/settings/settings-schema';
import type { SettingsStore } from '../ui/services';
import { localStore } from './stored/browser-stores';
import type { StoredValueParts } from './stored/stored-value';
import { createStoredValue } from './stored/stored-value';

const NAME = 'settings';
/**
 * Version 1 had `isApiEnabled` and `blockedCallers` alone and did not name its version; every later field has a
 * default, so that reading is all its migration. A version that renames a field has to translate it in `asRecord`.
 */
const VERSION = 2;

type StoredSettings = Record<string, unknown>;

/**
 * The user's settings in the browser's storage. Damaged fields read as their defaults; a change leaves every
 * other field as it was stored, also those that a later version has written. `write` rejects invalid values.
 */
export function createSettingsStore(parts: StoredValueParts = localStore()): SettingsStore {
  const stored = createStoredValue<StoredSettings>(NAME, asRecord, parts);
  return {
    read: async () => readSettings(await stored.read()),
    async write(change) {
      expectValid(change);
      await stored.update((now) => ({ ...now, ...change, version: VERSION }));
    },
    watch: (onChange) => stored.watch((now) => onChange(readSettings(now))),
  };
}

function asRecord(stored: unknown): StoredSettings {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
    ? (stored as StoredSettings)
    : {};
}

function expectValid(change: Partial<Settings>): void {
  const valid = validSettings(change);
  const wrong = Object.keys(change).filter((name) => !Object.hasOwn(valid, name));
  if (wrong.length > 0) throw new TypeError(`These settings cannot have such a value: ${wrong.join(', ')}.`);
}
