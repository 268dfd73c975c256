import type { PageSnapshot, SnapshotLink } from '../page-snapshot';
import { parseUrl } from '../parse-url';
import { webIdentity } from '../url/web-identity';
import { linkedUrl } from './address/linked-url';

/** https://oembed.com, section 4; the second is what the first sites wrote. XML is not read. */
const JSON_TYPES: ReadonlySet<string> = new Set(['application/json+oembed', 'text/json+oembed']);

/** Where a page says that its oEmbed answer can be had as JSON: absolute http(s) URLs, each once, in document order. */
export function oembedLinks(snapshot: PageSnapshot): string[] {
  const found = snapshot.links.filter(isOembedLink).flatMap(({ href }) => addressOf(href, snapshot));
  return [...new Set(found)];
}

function isOembedLink({ rel, type }: SnapshotLink): boolean {
  const [mediaType = ''] = type.toLowerCase().split(';', 1);
  return rel.includes('alternate') && JSON_TYPES.has(mediaType.trim());
}

function addressOf(href: string, snapshot: PageSnapshot): string[] {
  const url = linkedUrl(href, snapshot);
  return url === null || isOfSiteAlone(url, snapshot) ? [] : [url.href];
}

/** Templates ask about the home page from every page. */
function isOfSiteAlone({ searchParams }: URL, snapshot: PageSnapshot): boolean {
  const asked = parseUrl(searchParams.get('url') ?? '');
  const page = parseUrl(snapshot.url);
  return asked !== null && page !== null && isHome(asked) && !isHome(new URL(webIdentity(page)));
}

function isHome({ pathname, search, hash }: URL): boolean {
  return pathname === '/' && search === '' && hash === '';
}
