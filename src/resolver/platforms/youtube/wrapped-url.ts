import { parseUrl } from '../../parse-url';
import { hostMatches } from '../host-matches';
import { urlParts } from './url-parts';

/** First path segment → the parameters that hold the target. Relative targets are the site's own. */
const WRAPPERS = new Map<string, readonly string[]>([
  ['attribution_link', ['u']],
  ['redirect', ['q']],
  ['oembed', ['url']],
  ['signin', ['next', 'continue']],
  ['verify_age', ['next_url']],
  ['verify_controversy', ['next_url']],
]);

/** The URL a redirect, share, sign-in or consent link of the site leads to. */
export function wrappedUrl(url: URL): string | null {
  if (!hostMatches(url.hostname, 'youtube.com')) return null;
  const { segments, parameters } = urlParts(url);
  const names = url.hostname === 'consent.youtube.com' ? ['continue'] : WRAPPERS.get(segments[0] ?? '');
  const target = names?.map((name) => parameters.get(name)).find((value) => value !== undefined);
  return target === undefined ? null : (parseUrl(target, 'https://www.youtube.com')?.href ?? null);
}
