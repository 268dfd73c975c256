import { parseUrl } from '../../parse-url';
import type { PageSnapshot } from '../../page-snapshot';
import { foldTitle, isSameTitle } from '../../renewal/same-title';
import { isSameView } from '../../renewal/same-view';
import { sharedWords, wordsOf } from '../body/page-words';

/**
 * Whether the Open Graph of a page is of another page of its site: address and title are both of that one. Templates
 * that copy a head, and caches of rendered apps, leave such pages.
 */
export function isOfOtherPage({ url, baseUrl, title, metas, links }: PageSnapshot): boolean {
  const valueOf = (key: string) => metas.find((meta) => meta.key === key)?.content ?? '';
  const address = valueOf('og:url');
  // Mostly it is missing, or the page's own.
  if (address === '' || address === url) return false;
  const [named, shown] = [parseUrl(address, baseUrl), parseUrl(url)];
  if (named === null || shown === null) return false;
  const canonical = parseUrl(links.find(({ rel }) => rel.includes('canonical'))?.href ?? '', baseUrl);
  const isAlias = isSameView(named, shown) || (canonical !== null && isSameView(named, canonical));
  return (
    !isAlias && isSameSite(named, shown) && isOtherTitle(valueOf('og:title'), title, valueOf('og:site_name'))
  );
}

function isOtherTitle(declared: string, title: string, siteName: string): boolean {
  const words = wordsOf(title);
  if (words.size === 0 || wordsOf(declared).size === 0) return false;
  return sharedWords(declared, words) === 0 && !isSameTitle(declared, title, new Set([foldTitle(siteName)]));
}

function isSameSite(left: URL, right: URL): boolean {
  const host = ({ hostname }: URL) => hostname.replace(/^www\./, '');
  return host(left) === host(right);
}
