import { parseUrl } from './parse-url';
import { platformsOf } from './platforms/registry';
import { toPageUrl } from './url/page-url';
import type { Canonical } from './types';
import { unwrapUrl } from './url/unwrap-url';
import { webIdentity } from './url/web-identity';

/** A chain of wrapped links longer than this is a trap. */
const MAX_WRAPPERS = 4;

/**
 * What a URL denotes: a resource of a known platform, else `web` with the page's own URL as identity.
 * Takes scheme-less, protocol-relative and known app-scheme text too (menu selections need it).
 * null for what is no web page at all, such as `about:blank` or `javascript:`.
 */
export function canonicalizeUrl(text: string): Canonical | null {
  const url = toPageUrl(text);
  return url === null ? null : (platformResource(url) ?? webPage(url));
}

/** Whether the video-only endpoint takes this URL: absolute http(s), in one of the accepted forms. */
export function isAcceptedVideoUrl(text: string): boolean {
  const url = /^\s*https?:/i.test(text) ? parseUrl(text) : null;
  return url !== null && platformsOf(url.hostname).some((platform) => platform.isAcceptedVideoUrl?.(url));
}

function platformResource(outer: URL): Canonical | null {
  let url: URL | null = outer;
  for (let depth = 0; url !== null && depth <= MAX_WRAPPERS; depth += 1) {
    for (const platform of platformsOf(url.hostname)) {
      const resource = platform.resource(url);
      if (resource) return { platform: platform.id, ...resource };
    }
    url = unwrapUrl(url);
  }
  return null;
}

/** A page of no platform: its own address is its identity. */
export function webPage(url: URL): Canonical {
  const identity = webIdentity(url);
  return { platform: 'web', resource_type: 'page', resource_id: { url: identity }, canonical_url: identity };
}
