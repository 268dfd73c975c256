import type { Platform } from './define-platform';
import { indexPlatforms } from './platform-hosts';
import { youtube } from './youtube';

/** Every platform. Order has no meaning: no two may claim one URL. */
export const PLATFORMS: readonly Platform[] = [youtube];

const byId = new Map(PLATFORMS.map((platform) => [platform.id, platform]));

/** The platform with this id; undefined for `web`. */
export function platformById(id: string): Platform | undefined {
  return byId.get(id);
}

/** The platforms that may know a URL of this host. */
export const { platformsOf } = indexPlatforms(PLATFORMS);
