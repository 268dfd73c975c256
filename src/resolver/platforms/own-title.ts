import type { Platform } from './define-platform';

/** What a resource of the platform is called, where its page calls itself so; as it is written for no platform. */
export function ownTitle(platform: Pick<Platform, 'addedToTitle'> | undefined, pageTitle: string): string {
  const added = platform?.addedToTitle ?? [];
  return added.reduce((title, part) => title.replace(part, ''), pageTitle).trim();
}
