import { message } from '../../i18n/message';
import type { Never } from './never-choice';

/** Whether the picture in view is no cover of this site, wherever it stands there. */
export function NeverBox({ never: { site, isOn, toggle } }: { never: Never }) {
  return (
    <label class="never">
      <input type="checkbox" checked={isOn} onChange={toggle} />
      <span>{message('popup_never', { site })}</span>
    </label>
  );
}
