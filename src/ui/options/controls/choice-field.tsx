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
  onChange: (value: T) => void;
}

/** The choice in words; a value that is none of them is itself. */
export function choiceLabel<T extends string>(choices: readonly Choice<T>[], value: T): string {
  return choices.find((choice) => choice.value === value)?.label() ?? value;
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
            onChange={() => onChange(choice.value)}
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
