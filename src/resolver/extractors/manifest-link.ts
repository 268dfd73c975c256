import { LIMITS } from '../limits';
import type { PageSnapshot } from '../page-snapshot';
import { parseUrl } from '../parse-url';

/** The absolute http(s) URL of a page's web app manifest, as browsers find it: the first that is named; null for none. */
export function manifestLink(snapshot: PageSnapshot): string | null {
  const link = snapshot.links.find(({ rel, href }) => rel.includes('manifest') && href !== '');
  const url = link ? parseUrl(link.href, snapshot.baseUrl) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  url.hash = '';
  return url.href.length > LIMITS.urlMaxLength ? null : url.href;
}
