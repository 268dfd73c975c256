import { decoded } from '../../decoded';
import { parseUrl } from '../../parse-url';

/** `@channel:1/name:2`, as it is spoken of: without percent-escapes. As written where the escapes are broken. */
export function claimOf(path: string): string {
  return decoded(path);
}

/** The page of a claim. A name may hold any character, and must not become a query or a fragment. */
export function claimUrl(claim: string): string {
  return new URL(`https://odysee.com/${claim.replace(/[%?#\\]/g, encodeURIComponent)}`).href;
}

/** The old way to write a claim, with `#` before its id: as the same with `:`. Other URLs as they are. */
export function withoutOldSeparators(url: URL): URL {
  if (!/^#[\da-f]{1,40}(?:\/[^/]+)?$/.test(url.hash) || /:[\da-f]{1,40}$/.test(url.pathname)) return url;
  return parseUrl(`${url.pathname}${url.hash.replaceAll('#', ':')}`, url.origin) ?? url;
}

/** The page that a `lbry://` address means; null where the text is none. */
export function pageOfLbryAddress(text: string): string | null {
  const claim = /^lbry:\/\/([^?\s]+)/i.exec(text)?.[1];
  return claim === undefined ? null : `https://odysee.com/${claim.replaceAll('#', ':')}`;
}
