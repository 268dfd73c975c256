import { useState } from 'preact/hooks';
import { message } from '../i18n/message';

interface AddressBoxProps {
  /** False where the text has no address. */
  onAdd: (text: string) => boolean;
  /** There is nothing else to begin with. */
  isOpen: boolean;
}

/** Where addresses of other pages are written or pasted, in whatever text. */
export function AddressBox({ onAdd, isOpen }: AddressBoxProps) {
  const [text, setText] = useState('');
  return (
    <details class="addresses" open={isOpen}>
      <summary>{message('tabs_addresses')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (onAdd(text)) setText('');
        }}
      >
        <label for="addresses">{message('tabs_addresses_label')}</label>
        <textarea
          id="addresses"
          rows={4}
          value={text}
          spellcheck={false}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" disabled={text.trim() === ''}>
          {message('tabs_addresses_find')}
        </button>
      </form>
    </details>
  );
}
