import type { PageSnapshot } from '../page-snapshot';
import { onceForEach } from './once-for-each';

/** The same function of a page, which is read once for a snapshot. */
export function oncePerPage<Fact>(read: (page: PageSnapshot) => Fact): (page: PageSnapshot) => Fact {
  return onceForEach(read);
}
