import { hostMatches } from '../platforms/host-matches';
import { COPIES } from './copies';
import { MAIL_GUARDS } from './mail-guards';
import { OUTGOING_LINKS } from './outgoing-links';
import { SEARCH_ENGINES } from './search-engines';
import type { Wrapper } from './wrapper';

/** Links that lead to another URL and belong to no platform. */
export const WRAPPERS: readonly Wrapper[] = [...SEARCH_ENGINES, ...COPIES, ...MAIL_GUARDS, ...OUTGOING_LINKS];

/** Whether a URL is a link of this kind. */
export function isWrapper({ hosts, path }: Wrapper, url: URL): boolean {
  const host = url.hostname.replace(/\.$/, '');
  const isItsHost =
    hosts instanceof RegExp ? hosts.test(host) : hosts.some((domain) => hostMatches(host, domain));
  return isItsHost && (path?.test(url.pathname) ?? true);
}
