import type { Resource } from './define-platform';
import type { Route } from './routes';
import { resourceByRoutes } from './routes';

/**
 * Matches a site's own hosts: each domain bare, or below one of `labels` (`www`, `m`, a country …). Its help,
 * blog and developer pages are below other labels, and their paths mean other things.
 */
export function siteHosts(domains: readonly string[], labels = 'www|m|mobile'): RegExp {
  const names = domains.map((domain) => domain.replaceAll('.', '\\.')).join('|');
  return new RegExp(`^(?:(?:${labels})\\.)?(?:${names})$`);
}

/** What a URL denotes on these hosts; null on another one, and where no route fits. */
export function resourceOnHosts(hosts: RegExp, routes: readonly Route[], url: URL): Resource | null {
  return hosts.test(url.hostname.replace(/\.$/, '')) ? resourceByRoutes(routes, url) : null;
}
