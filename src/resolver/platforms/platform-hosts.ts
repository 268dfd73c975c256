import type { Platform } from './define-platform';

export interface PlatformIndex {
  /** The platforms that may know a host, the one with the longest domain first; software that runs anywhere last. */
  platformsOf(hostname: string): readonly Platform[];
}

/** Finds platforms by the domains they name: as many look-ups as the host has labels, however many platforms there are. */
export function indexPlatforms(platforms: readonly Platform[]): PlatformIndex {
  const byDomain = new Map<string, Platform[]>();
  for (const platform of platforms) {
    for (const domain of platform.hosts) {
      const others = byDomain.get(domain);
      if (others) others.push(platform);
      else byDomain.set(domain, [platform]);
    }
  }
  const anywhere = platforms.filter(({ runsAnywhere }) => runsAnywhere);
  return {
    platformsOf(hostname) {
      const found = domainsOf(hostname).flatMap((domain) => byDomain.get(domain) ?? []);
      return [...found, ...anywhere.filter((platform) => !found.includes(platform))];
    },
  };
}

/** `www.example.org` → itself, `example.org`, `org`. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.replace(/\.$/, '').split('.');
  return labels.map((_label, index) => labels.slice(index).join('.'));
}
