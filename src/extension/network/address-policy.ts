import { ResolveError } from '../../resolver/errors';
import { LIMITS } from '../../resolver/limits';
import { parseUrl } from '../../resolver/parse-url';
import type { Caller } from '../../resolver/types';
import { isAddress, isPrivateHost } from './private-address';

/**
 * The URL, if the network policy lets this caller ask for it: absolute http(s), without user info, to a
 * public host. Other extensions may use neither IP addresses nor ports of their own. Else it throws the
 * ResolveError.
 */
export function allowedUrl(text: string, caller: Caller): URL {
  const url = parseUrl(text);
  if (url === null || text.length > LIMITS.urlMaxLength)
    throw refuse('invalid_url', 'This is not a usable web address.');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw refuse(
      'unsupported_scheme',
      `Addresses that begin with ${url.protocol} cannot be read, only http and https.`,
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw refuse('invalid_url', 'Addresses that hold a user name or a password are not read.');
  }
  if (!isWellFormedHost(url.hostname)) throw refuse('invalid_url', 'The host of this address is malformed.');
  if (isPrivateHost(url.hostname)) {
    throw refuse('private_address', 'Addresses of this computer or the local network are not read.');
  }
  if (caller.kind === 'extension') refuseUnusualHost(url);
  return url;
}

function refuseUnusualHost(url: URL): void {
  if (isAddress(url.hostname))
    throw refuse('private_address', 'For other extensions only hosts with a name are read.');
  if (url.port !== '')
    throw refuse('private_address', 'For other extensions only the default ports are read.');
}

/** No empty label and none over 63 characters (RFC 1035, 2.3.4); a trailing dot is fine. */
function isWellFormedHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return true;
  return hostname
    .replace(/\.$/, '')
    .split('.')
    .every((label) => label.length > 0 && label.length <= 63);
}

function refuse(
  reason: 'invalid_url' | 'unsupported_scheme' | 'private_address',
  message: string,
): ResolveError {
  return new ResolveError(reason, message);
}
