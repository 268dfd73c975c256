import { useId } from 'preact/hooks';
import { message } from '../../i18n/message';
import { number } from '../../words/quantities';
import { useDraft } from './use-draft';

interface NumberFieldProps {
  label: string;
  unit: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number, edit: string) => void;
}

const WHOLE_NUMBER = /^\d{1,9}$/;

/** A whole number within limits. Another text stays, marked, and changes nothing. */
export function NumberField({ label, unit, value, least, most, onChange }: NumberFieldProps) {
  const id = useId();
  const draft = useDraft({
    kept: String(value),
    name: id,
    isValid: (text) => WHOLE_NUMBER.test(text) && Number(text) >= least && Number(text) <= most,
    keep: (text, edit) => onChange(Number(text), edit),
  });
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <span class="with-unit">
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={draft.shown}
          aria-invalid={!draft.isValid}
          aria-describedby={`${id}-unit ${id}-fault`}
          onFocus={draft.onFocus}
          onInput={draft.onInput}
          onBlur={draft.onBlur}
        />
        <span id={`${id}-unit`}>{unit}</span>
      </span>
      <p id={`${id}-fault`} class="fault" aria-live="polite">
        {draft.isValid ? '' : message('options_number_limits', { least: number(least), most: number(most) })}
      </p>
    </div>
  );
}
