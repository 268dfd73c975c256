import type { Permissions } from 'webextension-polyfill';

/** A match pattern for all pages of an origin. Patterns know no ports (MDN, "Match patterns"). */
export function originPattern({ protocol, hostname }: URL): string {
  return `${protocol}//${hostname}/*`;
}

/** Asks the browser each time: the user may take a permission back at any moment. */
export function createGrantCheck(
  permissions: Pick<Permissions.Static, 'contains'>,
): (url: URL) => Promise<boolean> {
  return (url) => permissions.contains({ origins: [originPattern(url)] });
}
