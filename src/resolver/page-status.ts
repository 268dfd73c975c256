import type { PageSnapshot } from './page-snapshot';
import type { Notice } from './types';

/** What a server says of an address that leads nowhere (RFC 9110, 15.5.5 and 15.5.11). */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/**
 * A warning where the page in front of the user is what its server shows in place of one. Its pictures count as any
 * page's: some hosts of files send every view of an app with 404.
 */
export function statusNotice({ errorStatus }: PageSnapshot): Notice[] {
  if (errorStatus === undefined) return [];
  const isGone = GONE.has(errorStatus);
  const says = isGone ? 'there is nothing at this address' : 'it cannot show this page';
  const message = `The server says that ${says} (status ${errorStatus}): the picture may be its error page's.`;
  return [{ code: isGone ? 'PAGE_GONE' : 'PAGE_ERROR', message, step: 'collect' }];
}
