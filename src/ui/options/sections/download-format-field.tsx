import type { Settings } from '../../../contract/settings/settings';
import { message } from '../../i18n/message';
import type { Choice } from '../controls/choice-field';
import { ChoiceField, choiceLabel } from '../controls/choice-field';
import type { SectionProps } from '../section-props';

export const DOWNLOAD_FORMATS: readonly Choice<Settings['downloadFormat']>[] = [
  {
    value: 'original',
    label: () => message('options_format_original'),
    hint: () => message('options_format_original_hint'),
  },
  {
    value: 'jpg',
    label: () => message('options_format_jpg'),
    hint: () => message('options_format_jpg_hint'),
  },
  {
    value: 'png',
    label: () => message('options_format_png'),
    hint: () => message('options_format_png_hint'),
  },
];

/** In which format the screens save what many programs cannot open. */
export function DownloadFormatField({ settings, change }: Pick<SectionProps, 'settings' | 'change'>) {
  return (
    <>
      <ChoiceField
        legend={message('options_format')}
        choices={DOWNLOAD_FORMATS}
        value={settings.downloadFormat}
        onChange={(downloadFormat) =>
          change({ downloadFormat }, (now) =>
            message('options_now_format', { name: choiceLabel(DOWNLOAD_FORMATS, now.downloadFormat) }),
          )
        }
      />
      <p class="hint">{message('options_format_hint')}</p>
    </>
  );
}
