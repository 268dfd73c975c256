import { parseUrl } from '../parse-url';
import { PLATFORMS } from '../platforms/registry';

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const HOST_LIKE = /^(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]{2,}(?::\d+)?(?:[/?#]|$)/u;

/**
 * The http(s) URL that text means, or null. Without a scheme it is https; what a platform's app or
 * users write for a URL (`vnd.youtube:…`) becomes the platform's https URL.
 */
export function toPageUrl(text: string): URL | null {
  const trimmed = text.trim();
  if (/^https?:/i.test(trimmed)) return parseUrl(trimmed);
  if (trimmed.startsWith('//')) return parseUrl(`https:${trimmed}`);
  for (const { urlFromText } of PLATFORMS) {
    const url = urlFromText?.(trimmed);
    if (url) return parseUrl(url);
  }
  if (HOST_LIKE.test(trimmed)) return parseUrl(`https://${trimmed}`);
  return null;
}

/** The scheme of text that is a URL of another kind, such as `chrome:`; null where there is none. */
export function otherScheme(text: string): string | null {
  const scheme = SCHEME.exec(text.trim())?.[0].toLowerCase();
  return scheme === undefined || /^https?:$/.test(scheme) ? null : scheme;
}
