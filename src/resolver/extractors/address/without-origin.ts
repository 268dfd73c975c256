const ORIGIN = /^(?:https?:)?\/\/[^/?#]+/i;

/** An address as a page writes it, without its scheme and host. */
export function withoutOrigin(address: string): string {
  return address.replace(ORIGIN, '');
}
