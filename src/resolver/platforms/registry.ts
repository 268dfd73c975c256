import type { Platform } from './define-platform';
import { youtube } from './youtube';

/** Every platform. Order has no meaning: no two may claim one URL. */
export const PLATFORMS: readonly Platform[] = [youtube];

/** The platform with this id; undefined for `web`. */
export function platformById(id: string): Platform | undefined {
  return PLATFORMS.find((platform) => platform.id === id);
}
