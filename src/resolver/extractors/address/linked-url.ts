import { LIMITS } from '../../limits';
import type { PageSnapshot } from '../../page-snapshot';
import { parseWebUrl } from '../../parse-url';

/** The absolute http(s) URL, without a fragment, that a page's link names; null where it names none, or one too long. */
export function linkedUrl(href: string, { baseUrl }: Pick<PageSnapshot, 'baseUrl'>): URL | null {
  const url = parseWebUrl(href, baseUrl);
  if (url === null) return null;
  url.hash = '';
  return url.href.length > LIMITS.urlMaxLength ? null : url;
}
