import { useRef, useState } from 'preact/hooks';
import { message } from '../i18n/message';
import { ReportLine } from './report-line';
import type { Added } from './use-written';

interface AddressBoxProps {
  onAdd: (text: string) => Added;
  /** There is nothing else to begin with. */
  isOpen: boolean;
}

/** Where addresses of other pages are written or pasted, in whatever text. */
export function AddressBox({ onAdd, isOpen }: AddressBoxProps) {
  const [text, setText] = useState('');
  const [added, setAdded] = useState<Added>();
  // What was open stays so, with what it says.
  const wasOpen = useRef(false);
  wasOpen.current ||= isOpen;
  return (
    <details class="addresses" open={wasOpen.current}>
      <summary>{message('tabs_addresses')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const outcome = onAdd(text);
          setAdded(outcome);
          setText(outcome.rest);
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
        <button type="submit">{message('tabs_addresses_find')}</button>
        <ReportLine report={added} />
      </form>
    </details>
  );
}
