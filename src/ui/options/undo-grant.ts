import { message } from '../i18n/message';
import type { SiteAccess } from '../services';

/** What was granted since: patterns for sites that were not held before. */
export async function grantedSince(
  access: Pick<SiteAccess, 'granted'>,
  before: readonly string[],
): Promise<string[]> {
  return (await access.granted()).filter((pattern) => !before.includes(pattern));
}

/** Takes permissions for sites back, each by its pattern. Rejects with a sentence where the browser keeps one. */
export async function takeBack(
  access: Pick<SiteAccess, 'revoke'>,
  patterns: readonly string[],
): Promise<void> {
  for (const pattern of patterns)
    if (!(await access.revoke(pattern))) throw new Error(message('options_sites_kept'));
}
