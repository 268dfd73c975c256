import type { Notice } from '../../../contract/types';
import { noticeText } from '../../words/notice-words';

/** Says how many large pictures of the page are not in the list, and how to get at them; nothing where there are none. */
export function UnlistedLine({ warnings = [] }: { warnings: readonly Notice[] | undefined }) {
  const [first, ...others] = warnings.filter(isOfUnlisted);
  if (!first) return null;
  return <p class="unlisted">{noticeText(first.code, null, 1 + others.length)}</p>;
}

/** What the line says need not be said elsewhere. */
export function isOfUnlisted({ code }: Notice): boolean {
  return code === 'PICTURE_WITHOUT_ADDRESS';
}
