import { pictureKey } from './extractors/address/picture-key';
import type { PictureVariant } from './types';

/** A picture as far as its addresses tell which it is. */
interface PictureFiles {
  url: string;
  variants?: readonly Pick<PictureVariant, 'url'>[];
}

export type IsRefused = (picture: PictureFiles) => boolean;

/**
 * Tells which pictures the user wants as no cover: those of which one file is at one of these addresses, whatever size the
 * address spells.
 */
export function refusedBy(addresses: readonly string[] = []): IsRefused {
  if (addresses.length === 0) return () => false;
  const keys = new Set(addresses.map(keyOf));
  return ({ url, variants = [] }) =>
    keys.has(keyOf(url)) || variants.some((variant) => keys.has(keyOf(variant.url)));
}

function keyOf(address: string): string {
  return pictureKey(address).key;
}
