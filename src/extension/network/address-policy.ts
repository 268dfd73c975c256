import { parseHttpUrl } from '../../contract/http-url';
import { ResolveError } from '../../resolver/errors';
import type { Caller } from '../../resolver/types';
import { isAddress, isPrivateHost } from './private-address';

/**
 * The URL, if the network policy lets this caller ask for it: absolute http(s), without user info, to a
 * public host. Other extensions may use neither IP addresses nor ports of their own. Else it throws the
 * ResolveError.
 */
export function allowedUrl(text: string, caller: Caller): URL {
  const parsed = parseHttpUrl(text);
  if (!parsed.ok) throw new ResolveError(parsed.reason, parsed.message);
  if (isPrivateHost(parsed.url.hostname)) {
    throw privateAddress('Addresses of this computer or the local network are not read.');
  }
  if (caller.kind === 'extension') refuseUnusualHost(parsed.url);
  return parsed.url;
}

function refuseUnusualHost(url: URL): void {
  if (isAddress(url.hostname)) throw privateAddress('For other extensions only hosts with a name are read.');
  if (url.port !== '') throw privateAddress('For other extensions only the default ports are read.');
}

function privateAddress(message: string): ResolveError {
  return new ResolveError('private_address', message);
}

/** Whether `allowedUrl` would give the URL. */
export function isAllowedUrl(text: string, caller: Caller): boolean {
  try {
    allowedUrl(text, caller);
    return true;
  } catch (fault) {
    if (fault instanceof ResolveError) return false;
    throw fault;
  }
}
