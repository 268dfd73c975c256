import type { TargetedKeyboardEvent } from 'preact';
import { useId } from 'preact/hooks';
import { message } from '../../i18n/message';
import { number } from '../../words/quantities';

interface SearchFieldProps {
  /** What the list is called. */
  list: string;
  words: string;
  onChange: (words: string) => void;
  /** How many of all have the words. */
  count: number;
  total: number;
}

/** Words to look for in a list, and how many of its rows have them. Escape takes the words back. */
export function SearchField({ list, words, onChange, count, total }: SearchFieldProps) {
  const id = useId();
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || words === '') return;
    event.preventDefault();
    onChange('');
  };
  return (
    <div class="field search">
      <label for={id}>
        {message('options_search')}
        <span class="unseen"> {list}</span>
      </label>
      <input
        id={id}
        type="search"
        value={words}
        spellcheck={false}
        autocomplete="off"
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <output class="hint">
        {words.trim() === ''
          ? ''
          : message('options_search_found', { count: number(count), total: number(total) })}
      </output>
    </div>
  );
}
