import type { ResolveReason } from '../resolver/errors';
import { LIMITS } from '../resolver/limits';
import { parseUrl } from '../resolver/parse-url';

export type ParsedHttpUrl =
  | { ok: true; url: URL }
  | { ok: false; reason: Extract<ResolveReason, 'invalid_url' | 'unsupported_scheme'>; message: string };

const MAX_HOST_LENGTH = 253;
const MAX_LABEL_LENGTH = 63;

/**
 * The URL that `text` is, if it is an absolute http(s) URL without user info and with a well-formed
 * host, in at most 4096 characters; else the reason and a sentence for the caller.
 */
export function parseHttpUrl(text: string): ParsedHttpUrl {
  if (text.length > LIMITS.urlMaxLength)
    return invalid(`The address may have at most ${LIMITS.urlMaxLength} characters.`);
  const url = parseUrl(text);
  if (url === null) return invalid('The address must be whole, beginning with https:// or http://.');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return {
      ok: false,
      reason: 'unsupported_scheme',
      message: 'The address must begin with https:// or http://.',
    };
  }
  if (url.username !== '' || url.password !== '')
    return invalid('The address must not hold a user name or a password.');
  if (!isWellFormedHost(url.hostname)) return invalid('The host name in the address is malformed.');
  return { ok: true, url };
}

function invalid(message: string): ParsedHttpUrl {
  return { ok: false, reason: 'invalid_url', message };
}

/** The URL standard lets empty and overlong labels through, which no name server knows. */
function isWellFormedHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return true;
  const name = hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
  return (
    name.length <= MAX_HOST_LENGTH &&
    name.split('.').every((label) => label !== '' && label.length <= MAX_LABEL_LENGTH)
  );
}
