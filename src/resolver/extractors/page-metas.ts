import type { PageSnapshot } from '../page-snapshot';

/** Keys of metas whose value is a picture's address, and not its size or its description. */
export const DECLARES_PICTURE = /^(?:og|twitter):image(?::(?:url|secure_url|src)|\d)?$/;

/** Whether a page says by `og:type` that it is of a kind. */
export function isOfKind({ metas }: PageSnapshot, kind: RegExp): boolean {
  return metas.some(({ key, content }) => key === 'og:type' && kind.test(content));
}

/** The canonical address as the page writes it; undefined for none. */
export function canonicalOf({ links }: Pick<PageSnapshot, 'links'>): string | undefined {
  return links.find(({ rel }) => rel.includes('canonical'))?.href;
}
