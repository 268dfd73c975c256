import type { Notice } from '../../../contract/types';
import { plural } from '../../i18n/message';

/** Says how many large pictures of the page are not in the list, and how to get at them; nothing where there are none. */
export function UnlistedLine({ warnings = [] }: { warnings: readonly Notice[] | undefined }) {
  const count = warnings.filter(isOfUnlisted).length;
  return count === 0 ? null : <p class="unlisted">{plural('popup_unlisted', count)}</p>;
}

/** What the line says need not be said elsewhere. */
export function isOfUnlisted({ code }: Notice): boolean {
  return code === 'PICTURE_WITHOUT_ADDRESS';
}
