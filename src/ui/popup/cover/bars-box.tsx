import { useId } from 'preact/hooks';
import { message } from '../../i18n/message';
import type { Bars } from './use-bars';

/** Whether the picture in view is shown and given away without its black bars, and what that does not change. */
export function BarsBox({ bars: { isOn, cut, toggle } }: { bars: Bars }) {
  const id = useId();
  return (
    <>
      <label class="bars">
        <input type="checkbox" checked={isOn} aria-describedby={isOn ? id : undefined} onChange={toggle} />
        <span>{message('popup_without_bars')}</span>
      </label>
      {isOn && (
        <p id={id} class="meaning">
          {message(cut ? 'popup_without_bars_meaning' : 'popup_without_bars_working')}
        </p>
      )}
    </>
  );
}
