/**
 * Matches a site's own hosts: each domain bare, or below one of `labels` (`www`, `m`, a country …). Its help,
 * blog and developer pages are below other labels, and their paths mean other things.
 */
export function siteHosts(domains: readonly string[], labels = 'www|m|mobile'): RegExp {
  const names = domains.map((domain) => domain.replaceAll('.', '\\.')).join('|');
  return new RegExp(`^(?:(?:${labels})\\.)?(?:${names})$`);
}
