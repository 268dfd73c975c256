import type { PageSnapshot } from '../page-snapshot';
import { linkedUrl } from './address/linked-url';

/** The absolute http(s) URL of a page's web app manifest, as browsers find it: the first that is named; null for none. */
export function manifestLink(snapshot: PageSnapshot): string | null {
  const link = snapshot.links.find(({ rel, href }) => rel.includes('manifest') && href !== '');
  return link ? (linkedUrl(link.href, snapshot)?.href ?? null) : null;
}
