import { indexByDomain } from '../url/index-by-domain';
import type { Platform } from './define-platform';

/** Finds the platforms that may know a host: the one with the longest domain first, software that runs anywhere last. */
export function indexPlatforms(platforms: readonly Platform[]): (hostname: string) => readonly Platform[] {
  const ofDomain = indexByDomain(platforms);
  const anywhere = platforms.filter(({ runsAnywhere }) => runsAnywhere);
  return (hostname) => {
    const found = ofDomain(hostname.replace(/\.$/, ''));
    return [...found, ...anywhere.filter((platform) => !found.includes(platform))];
  };
}
