import { parseUrl } from '../parse-url';
import { platformsOf } from '../platforms/registry';
import { isWrapper, WRAPPERS } from '../wrappers/wrappers';

/** The URL that a redirect, share, archive or guarded link holds; null where it is none. */
export function unwrapUrl(outer: URL): URL | null {
  const ofPlatforms = platformsOf(outer.hostname).flatMap(({ unwrap }) => (unwrap ? [unwrap] : []));
  const generic = WRAPPERS.filter((wrapper) => isWrapper(wrapper, outer)).map(({ inner }) => inner);
  for (const unwrap of [...generic, ...ofPlatforms]) {
    const inner = unwrap(outer);
    const url = inner !== null && /^https?:/i.test(inner) ? parseUrl(inner) : null;
    if (url) return url;
  }
  return null;
}
