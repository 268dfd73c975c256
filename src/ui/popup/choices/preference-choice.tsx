import type { Preference } from '../../../contract/types';
import { message } from '../../i18n/message';

interface PreferenceChoiceProps {
  value: Preference;
  onPrefer: (preference: Preference) => void;
}

const PREFERENCES: readonly Preference[] = ['largest', 'balanced', 'fastest'];

/** By what pictures are ranked, as one radio group that looks like one button in three parts. */
export function PreferenceChoice({ value, onPrefer }: PreferenceChoiceProps) {
  return (
    <fieldset class="segments">
      <legend class="unseen">{message('popup_prefer')}</legend>
      {PREFERENCES.map((preference) => (
        <label key={preference} title={message(`popup_prefer_${preference}_meaning`)}>
          <input
            type="radio"
            name="preference"
            value={preference}
            checked={preference === value}
            onChange={() => onPrefer(preference)}
          />
          <span>{message(`popup_prefer_${preference}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
