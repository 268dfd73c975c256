import type { Settings } from '../../../contract/settings/settings';
import { message } from '../../i18n/message';
import type { Choice } from '../controls/choice-field';
import { ChoiceField, choiceLabel } from '../controls/choice-field';
import type { SectionProps } from '../section-props';

export const THEMES: readonly Choice<Settings['theme']>[] = [
  { value: 'system', label: () => message('options_theme_system') },
  { value: 'light', label: () => message('options_theme_light') },
  { value: 'dark', label: () => message('options_theme_dark') },
];

/** How the screens look. */
export function AppearanceSection({ settings, change }: SectionProps) {
  return (
    <ChoiceField
      legend={message('options_theme')}
      choices={THEMES}
      value={settings.theme}
      onChange={(theme) =>
        change({ theme }, (now) => message('options_now_theme', { name: choiceLabel(THEMES, now.theme) }))
      }
    />
  );
}
