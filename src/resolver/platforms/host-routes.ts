import type { Resource } from './define-platform';
import type { Route } from './routes';
import { resourceByRoutes } from './routes';

/**
 * What a URL denotes on these hosts. Some say more than whose site it is: a language, a country, a blog; the named
 * groups of `host` are ids beside those of the route. null where no host or route fits.
 */
export function resourceByHost(host: RegExp, routes: readonly Route[], url: URL): Resource | null {
  const match = host.exec(url.hostname.replace(/\.$/, ''));
  if (match === null) return null;
  if (match.groups === undefined) return resourceByRoutes(routes, url);
  const ofHost = Object.entries(match.groups).filter(([, value]) => value !== undefined);
  return resourceByRoutes(routes, url, Object.fromEntries(ofHost));
}
