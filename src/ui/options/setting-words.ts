import type { Settings } from '../../contract/settings/settings';
import { SETTINGS_BOUNDS } from '../../contract/settings/settings-schema';
import { message, plural } from '../i18n/message';
import { number } from '../words/quantities';
import type { SettingName } from '../settings-file';
import { choiceLabel } from './controls/choice-field';
import { PREFERENCES } from './sections/cover-section';
import { THEMES } from './sections/appearance-section';
import { DOWNLOAD_FORMATS } from './sections/download-format-field';
import { engineLabel } from './sections/menus-section';

interface SettingWords<T> {
  name: () => string;
  value: (value: T) => string;
  /** What the value may be, to follow the name. */
  rule: () => string;
}

const onOff = (isOn: boolean) => message(isOn ? 'options_on' : 'options_off');
const pixels = (value: number) => message('options_value_pixels', { pixels: number(value) });
const onOffRule = () => message('options_rule_on_off');
const pixelsRule = () =>
  message('options_rule_number', { most: number(SETTINGS_BOUNDS.minimumPixels), least: 0 });

/** Each setting in words: its name, its values, and what they may be. */
const WORDS: { readonly [Name in SettingName]: SettingWords<Settings[Name]> } = {
  preference: {
    name: () => message('options_preference'),
    value: (value) => choiceLabel(PREFERENCES, value),
    rule: () => message('options_rule_preference'),
  },
  minWidth: { name: () => message('options_minimum_width'), value: pixels, rule: pixelsRule },
  minHeight: { name: () => message('options_minimum_height'), value: pixels, rule: pixelsRule },
  fileNameTemplate: {
    name: () => message('options_template'),
    value: (value) => value,
    rule: () => message('options_template_fault', { most: number(SETTINGS_BOUNDS.templateLength) }),
  },
  downloadFormat: {
    name: () => message('options_format'),
    value: (value) => choiceLabel(DOWNLOAD_FORMATS, value),
    rule: () => message('options_rule_format'),
  },
  keepsHistory: { name: () => message('options_history_keep'), value: onOff, rule: onOffRule },
  cacheDays: {
    name: () => message('options_cache_days'),
    value: (days) => plural('options_value_days', days),
    rule: () => message('options_rule_number', { least: 1, most: SETTINGS_BOUNDS.cacheDays }),
  },
  hasCopyMenus: { name: () => message('options_copy_menus'), value: onOff, rule: onOffRule },
  theme: {
    name: () => message('options_theme'),
    value: (value) => choiceLabel(THEMES, value),
    rule: () => message('options_rule_theme'),
  },
  searchEngine: {
    name: () => message('options_engine'),
    value: engineLabel,
    rule: () => message('options_rule_engine'),
  },
  isApiEnabled: { name: () => message('options_api'), value: onOff, rule: onOffRule },
  blockedCallers: {
    name: () => message('options_blocked'),
    value: (ids) => plural('options_value_blocked', ids.length),
    rule: () => message('options_rule_blocked', { most: SETTINGS_BOUNDS.blockedCallers }),
  },
};

/** What the setting is called on this page. */
export function settingName(name: SettingName): string {
  return WORDS[name].name();
}

/** What the setting may be. */
export function settingRule(name: SettingName): string {
  return WORDS[name].rule();
}

/** The setting's value in words. */
export function settingValue<Name extends SettingName>(name: Name, settings: Pick<Settings, Name>): string {
  return WORDS[name].value(settings[name]);
}
