import { useId } from 'preact/hooks';

export interface Choice<T extends string> {
  value: T;
  label: () => string;
  hint?: () => string;
}

interface ChoiceFieldProps<T extends string> {
  legend: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T, label: string) => void;
}

/** One of a few, all in view. */
export function ChoiceField<T extends string>({ legend, choices, value, onChange }: ChoiceFieldProps<T>) {
  const id = useId();
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            aria-labelledby={`${id}-${choice.value}`}
            aria-describedby={choice.hint && `${id}-${choice.value}-hint`}
            onChange={() => onChange(choice.value, choice.label())}
          />
          <span>
            <strong id={`${id}-${choice.value}`}>{choice.label()}</strong>
            {choice.hint && (
              <span id={`${id}-${choice.value}-hint`} class="hint">
                {choice.hint()}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
