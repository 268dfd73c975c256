import { parseUrl } from '../parse-url';

/** `https://host/#!/path` as the page it shows: `https://host/path`. Other URLs as they are. */
export function withoutHashbang(url: URL): URL {
  return url.hash.startsWith('#!/') ? (parseUrl(url.hash.slice(2), url.origin) ?? url) : url;
}
