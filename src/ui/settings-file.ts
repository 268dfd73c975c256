import type { Settings } from '../contract/settings/settings';
import { DEFAULT_SETTINGS } from '../contract/settings/settings';
import { validSettings } from '../contract/settings/settings-schema';
import { type KeptLists, readLists, type WrongList } from './kept-lists';

const FORMAT = 'cover-image-resolver-settings';
const VERSION = 1;

/** Bytes of a file that are read at most: more than the browser keeps for an extension. A real one has some thousands. */
export const MAX_SETTINGS_FILE_BYTES = 16_777_216;
export const SETTINGS_FILE_NAME = 'cover-image-resolver-settings.json';

export type SettingName = keyof Settings;
const SETTING_NAMES = Object.keys(DEFAULT_SETTINGS) as SettingName[];

/** Why a whole file cannot be used. */
export type FileFault = 'too_large' | 'not_json' | 'not_settings' | 'newer_version' | 'nothing_known';

export type SettingsFile =
  | { status: 'usable'; change: Partial<Settings>; lists: KeptLists; unknown: string[] }
  | { status: 'invalid'; fields: SettingName[]; lists: WrongList[] }
  | { status: 'unreadable'; fault: FileFault };

/** The text of a file that holds all settings, and what was told of single sites; older versions read the settings alone. */
export function writeSettingsFile(settings: Settings, { choices, refused }: KeptLists): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, settings, choices, refused }, null, 2)}\n`;
}

/**
 * What a file says, checked field by field, and list by list. What is missing stays as it is, a field that we do not know
 * is named in `unknown`; one that is wrong makes the whole file `invalid`, so that nothing is imported by halves.
 */
export function readSettingsFile(text: string): SettingsFile {
  if (new TextEncoder().encode(text).length > MAX_SETTINGS_FILE_BYTES) return unreadable('too_large');
  const parsed = parse(text);
  if (parsed === undefined) return unreadable('not_json');
  if (!isRecord(parsed) || parsed.format !== FORMAT || !isRecord(parsed.settings))
    return unreadable('not_settings');
  if (parsed.version !== VERSION)
    return unreadable(Number(parsed.version) > VERSION ? 'newer_version' : 'not_settings');
  return checkFields(parsed.settings, readLists(parsed));
}

/** Names of the settings that `change` would make different. */
export function changedSettings(now: Settings, change: Partial<Settings>): SettingName[] {
  return SETTING_NAMES.filter(
    (name) => Object.hasOwn(change, name) && JSON.stringify(change[name]) !== JSON.stringify(now[name]),
  );
}

/** Whether a setting may have that value. */
export function isValidSetting(name: SettingName, value: unknown): boolean {
  return Object.hasOwn(validSettings({ [name]: value }), name);
}

function checkFields(
  fields: Record<string, unknown>,
  { wrong: wrongLists, ...lists }: ReturnType<typeof readLists>,
): SettingsFile {
  const known = SETTING_NAMES.filter((name) => Object.hasOwn(fields, name));
  const change = validSettings(fields);
  const wrong = known.filter((name) => !Object.hasOwn(change, name));
  if (wrong.length > 0 || wrongLists.length > 0)
    return { status: 'invalid', fields: wrong, lists: wrongLists };
  if (known.length === 0 && lists.choices.length === 0 && lists.refused.length === 0)
    return unreadable('nothing_known');
  const unknown = Object.keys(fields).filter((name) => !Object.hasOwn(DEFAULT_SETTINGS, name));
  return { status: 'usable', change, lists, unknown };
}

function unreadable(fault: FileFault): SettingsFile {
  return { status: 'unreadable', fault };
}

/** What a JSON text holds; nothing where it is none, which the caller reports. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined;
    throw fault;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
