import { attempt } from '../actions/attempt';
import { message } from '../i18n/message';
import type { Services } from '../services';
import type { PopupModel } from './use-popup';

/** Opens a picture that is not in view in a tab of its own, and says how that went. */
export async function openPicture(
  url: string,
  { setReport }: Pick<PopupModel, 'setReport'>,
  { tabs }: Pick<Services, 'tabs'>,
): Promise<void> {
  setReport(undefined);
  const opened = await attempt(() => tabs.open(url), message('popup_open_failed'));
  const isDone = opened.status === 'done';
  setReport({
    action: 'open-seen',
    tone: isDone ? 'done' : 'failed',
    text: isDone ? message('popup_open_done') : opened.text,
  });
}
