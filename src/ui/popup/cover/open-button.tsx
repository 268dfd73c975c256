import { message } from '../../i18n/message';

/** Opens a picture in a tab of its own, from within a sentence about it. */
export function OpenButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" onClick={onClick}>
      {message('popup_earlier_open')} <span class="unseen">{message('popup_open_unseen')}</span>
    </button>
  );
}
