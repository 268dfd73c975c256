import { parseUrl } from '../../parse-url';
import { rememberAnswers } from '../remember-answers';

/**
 * An absolute address as a URL parser would write it itself (WHATWG URL, "URL serializing"): a name for a host, and
 * only characters that no part of it changes. No colon behind the host, so that no second address hides in it; no
 * semicolon in the query, so that no character reference does.
 */
const PLAIN =
  /^https?:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}\/[\w~!$'()*+,;=@/.-]*(?:\?[\w~!$()*+,=@/.&-]*)?$/;
/** Steps up and down the path, and names in other letters: a parser changes them. */
const CHANGES = /\/\.|xn--/;

/**
 * What an address means on a page at `baseUrl`, where that can be seen without parsing it, which takes ten times as
 * long; null where it cannot. Most addresses of a page are such.
 */
export function plainAddress(text: string, baseUrl: string): string | null {
  const absolute = text.startsWith('/') ? withOrigin(text, baseUrl) : text;
  return PLAIN.test(absolute) && !CHANGES.test(absolute) ? absolute : null;
}

function withOrigin(text: string, baseUrl: string): string {
  const base = partsOfBase(baseUrl);
  if (base === null) return text;
  return text.startsWith('//') ? base.protocol + text : base.origin + text;
}

const partsOfBase = rememberAnswers((baseUrl) => {
  const url = parseUrl(baseUrl);
  return url && { protocol: url.protocol, origin: url.origin };
});
