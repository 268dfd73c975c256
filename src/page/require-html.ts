import { ResolveError } from '../resolver/errors';

/** Content types of a page, and those that say nothing and leave it to the bytes. */
const PAGE_TYPES = new Set(['text/html', 'application/xhtml+xml', 'application/xml', 'text/xml']);
const UNDECIDED_TYPES = new Set(['', '*/*', 'text/plain', 'application/octet-stream', 'application/unknown']);

/** How files begin that servers hand out as pages by mistake; each letter stands for a byte. */
const OTHER_SIGNATURES: readonly { at?: number; bytes: string }[] = [
  { bytes: '\x89PNG' },
  { bytes: '\xff\xd8\xff' },
  { bytes: 'GIF8' },
  { bytes: 'RIFF' },
  { at: 4, bytes: 'ftyp' },
  { bytes: '\0\0\x01\0' },
  { bytes: '%PDF-' },
  { bytes: 'PK\x03\x04' },
  { bytes: '\x1f\x8b' },
  { bytes: '\x1aE\xdf\xa3' },
  { bytes: 'OggS' },
  { bytes: 'ID3' },
  { bytes: 'wOF' },
];

/** No page begins like this. */
const JSON_START = /^(?:\xef\xbb\xbf)?\s*(?:\{\s*(?:"|\}\s*$)|\[\s*(?:[[{"\d-]|\]\s*$))/;
const PAGE_START = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|!--|\?xml|[a-z])/i;
/** UTF-16, by its byte order mark. */
const WIDE_START = /^(?:\xfe\xff|\xff\xfe)/;

/**
 * Throws a ResolveError `unsupported_content_type` where a response is no page: by its content type, or by
 * its first bytes, which decide alone where the type is missing or says nothing.
 */
export function requireHtml(contentType: string | null, start: Uint8Array): void {
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const isUndecided = UNDECIDED_TYPES.has(type) || !type.includes('/');
  if (!isUndecided && !PAGE_TYPES.has(type)) throw refusal(`is ${type}`);
  const text = latin1(start.subarray(0, 512));
  if (OTHER_SIGNATURES.some(({ at = 0, bytes }) => text.startsWith(bytes, at)))
    throw refusal('is a file of another kind');
  if (JSON_START.test(text)) throw refusal('is JSON');
  if (isUndecided && text !== '' && !PAGE_START.test(text) && !WIDE_START.test(text))
    throw refusal('does not say that it is HTML');
}

/** Each byte as one letter. Spread into arguments, 512 of them took as long as looking for the character set. */
function latin1(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

function refusal(what: string): ResolveError {
  return new ResolveError('unsupported_content_type', `The address is no web page: the answer ${what}.`);
}
