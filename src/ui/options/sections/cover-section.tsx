import type { Preference } from '../../../contract/types';
import { SETTINGS_BOUNDS } from '../../../contract/settings/settings-schema';
import { message } from '../../i18n/message';
import { number } from '../../words/quantities';
import type { Choice } from '../controls/choice-field';
import { ChoiceField, choiceLabel } from '../controls/choice-field';
import { NumberField } from '../controls/number-field';
import type { SectionProps } from '../section-props';

export const PREFERENCES: readonly Choice<Preference>[] = [
  {
    value: 'balanced',
    label: () => message('options_preference_balanced'),
    hint: () => message('options_preference_balanced_hint'),
  },
  {
    value: 'largest',
    label: () => message('options_preference_largest'),
    hint: () => message('options_preference_largest_hint'),
  },
  {
    value: 'fastest',
    label: () => message('options_preference_fastest'),
    hint: () => message('options_preference_fastest_hint'),
  },
];

/** What makes a picture the best one. */
export function CoverSection({ settings, change }: SectionProps) {
  return (
    <>
      <ChoiceField
        legend={message('options_preference')}
        choices={PREFERENCES}
        value={settings.preference}
        onChange={(preference) =>
          change({ preference }, (now) =>
            message('options_now_preference', { name: choiceLabel(PREFERENCES, now.preference) }),
          )
        }
      />
      <MinimumSize settings={settings} change={change} />
    </>
  );
}

function MinimumSize({ settings, change }: Pick<SectionProps, 'settings' | 'change'>) {
  const limits = { least: 0, most: SETTINGS_BOUNDS.minimumPixels, unit: message('options_pixels') };
  return (
    <fieldset class="side-by-side">
      <legend>{message('options_minimum')}</legend>
      <p class="hint">{message('options_minimum_hint')}</p>
      <NumberField
        {...limits}
        label={message('options_minimum_width')}
        value={settings.minWidth}
        onChange={(minWidth, edit) =>
          change(
            { minWidth },
            (now) => message('options_now_minimum_width', { pixels: number(now.minWidth) }),
            edit,
          )
        }
      />
      <NumberField
        {...limits}
        label={message('options_minimum_height')}
        value={settings.minHeight}
        onChange={(minHeight, edit) =>
          change(
            { minHeight },
            (now) => message('options_now_minimum_height', { pixels: number(now.minHeight) }),
            edit,
          )
        }
      />
    </fieldset>
  );
}
