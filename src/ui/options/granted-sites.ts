import { message } from '../i18n/message';

/** As in the manifest's optional host permissions. */
const ALL_SITES = ['https://*/*', 'http://*/*', '*://*/*', '<all_urls>'];
const PATTERN = /^(\*|https?):\/\/([^/]+)\//;

/** What the user granted, as one thing to take back. */
export interface GrantedSite {
  key: string;
  name: string;
  patterns: string[];
  /** The origin to ask for again; absent for all sites. */
  origin?: string;
}

/** The patterns that the browser holds, as sites: the patterns that mean every site are one. */
export function grantedSites(patterns: readonly string[]): GrantedSite[] {
  const all = patterns.filter((pattern) => ALL_SITES.includes(pattern));
  const single = patterns.filter((pattern) => !ALL_SITES.includes(pattern));
  const every = { key: 'all', name: message('options_sites_all'), patterns: all };
  return [...(all.length > 0 ? [every] : []), ...single.toSorted().map(singleSite)];
}

function singleSite(pattern: string): GrantedSite {
  const [, scheme = '', host = ''] = PATTERN.exec(pattern) ?? [];
  if (host === '') return { key: pattern, name: pattern, patterns: [pattern] };
  // A pattern for both schemes is asked for again as the safer one.
  const origin = `${scheme === '*' ? 'https' : scheme}://${host}`;
  return { key: pattern, name: scheme === 'http' ? origin : host, patterns: [pattern], origin };
}
