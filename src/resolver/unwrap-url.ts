import { parseUrl } from './parse-url';
import { platformsOf } from './platforms/registry';

const SEARCH_HOST = /^(?:www\.)?google(?:\.[a-z]{2,3}){1,2}$/;
const ARCHIVE_PATH = /^\/web\/\d{1,14}[a-z_]*\/(https?:\/*.+)$/i;

/** Links that lead to another URL, whoever made them. */
const WRAPPERS: readonly ((url: URL) => string | null)[] = [
  (url) =>
    SEARCH_HOST.test(url.hostname) && url.pathname === '/url'
      ? (url.searchParams.get('url') ?? url.searchParams.get('q'))
      : null,
  (url) => (url.hostname === 'web.archive.org' ? archivedUrl(url) : null),
];

/** The URL that a redirect, share or archive link holds; null where it is none. */
export function unwrapUrl(outer: URL): URL | null {
  const ofPlatforms = platformsOf(outer.hostname).flatMap(({ unwrap }) => (unwrap ? [unwrap] : []));
  for (const unwrap of [...WRAPPERS, ...ofPlatforms]) {
    const inner = unwrap(outer);
    const url = inner !== null && /^https?:/i.test(inner) ? parseUrl(inner) : null;
    if (url) return url;
  }
  return null;
}

function archivedUrl(url: URL): string | null {
  const inner = ARCHIVE_PATH.exec(url.pathname)?.[1];
  // A path keeps only one slash of `https://` in some copies.
  return inner === undefined ? null : inner.replace(/^(https?):\/*/i, '$1://') + url.search;
}
