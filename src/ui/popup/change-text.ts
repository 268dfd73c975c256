import { message } from '../i18n/message';
import { pixelSize } from '../words/picture-words';
import type { AnswerChange } from './answer-change';

/** What a look found beside the look before, as a sentence. */
export function changeText({ what, before }: AnswerChange): string {
  const hasSize = (what === 'cover' || what === 'size') && before;
  if (!hasSize) return message(`popup_change_${what}`);
  return message(`popup_change_${what}_from`, { size: pixelSize(before.width, before.height) });
}
