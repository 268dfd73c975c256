import { message } from '../../i18n/message';
import type { Always } from './always-choice';

/** Whether pages of this site always get the picture in view. */
export function AlwaysBox({ always: { site, isOn, toggle } }: { always: Always }) {
  return (
    <label class="always">
      <input type="checkbox" checked={isOn} onChange={toggle} />
      <span>{message('popup_always', { site })}</span>
    </label>
  );
}
