import { pictureKey } from './extractors/address/picture-key';
import type { PictureVariant } from './types';

/** A picture as far as its addresses tell which it is. */
interface PictureFiles {
  url: string;
  variants?: readonly Pick<PictureVariant, 'url'>[];
}

export type IsPictureThere = (picture: PictureFiles) => boolean;

/** Tells which pictures have one of their files at one of these addresses, whatever size an address spells. */
export function picturesAt(addresses: readonly string[]): IsPictureThere {
  if (addresses.length === 0) return () => false;
  const keys = new Set(addresses.map(keyOf));
  return ({ url, variants = [] }) =>
    keys.has(keyOf(url)) || variants.some((variant) => keys.has(keyOf(variant.url)));
}

function keyOf(address: string): string {
  return pictureKey(address).key;
}
