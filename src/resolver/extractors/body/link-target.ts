import type { PageSnapshot } from '../../page-snapshot';
import { parseUrl } from '../../parse-url';

/** Where the link around a picture leads. */
export type LinkTarget = 'none' | 'picture' | 'same_page' | 'home' | 'other_page' | 'other_site';

/**
 * Where a link leads: `href` as written, `target` the http(s) URL it means; null where it means none. `picture` is
 * the address of the picture inside it.
 */
export function linkTarget(
  href: string,
  target: string | null,
  page: PageSnapshot,
  picture: URL,
): LinkTarget {
  const written = href.trim();
  if (written === '' || /^(?:#|javascript:)/i.test(written)) return 'none';
  const url = parseUrl(target ?? written, page.baseUrl);
  const here = parseUrl(page.url);
  if (!url || !here) return 'none';
  if (/\.(?:jpe?g|png|gif|webp|avif)$/i.test(url.pathname)) return 'picture';
  // A host that serves the page's pictures serves the larger one, too.
  if (url.host === picture.host && url.host !== here.host && !isSameSite(url.host, here.host))
    return 'picture';
  if (url.host !== here.host) return isSameSite(url.host, here.host) ? homeOrPage(url) : 'other_site';
  return url.pathname === here.pathname ? 'same_page' : homeOrPage(url);
}

function homeOrPage({ pathname, search }: URL): LinkTarget {
  return search === '' && /^\/(?:index\.\w+|[a-z]{2}\/?|home\/?)?$/i.test(pathname) ? 'home' : 'other_page';
}

/** Whether two hosts end alike: enough to tell a site's own subdomains from a stranger. */
function isSameSite(left: string, right: string): boolean {
  const end = (host: string) => host.split('.').slice(-2).join('.');
  return end(left) === end(right);
}
