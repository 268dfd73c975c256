import type { PageSnapshot, SnapshotImage } from '../../page-snapshot';
import { pictureUrl } from '../address/picture-url';
import { isPlaceholderAddress } from './placeholder-address';

/** What a player shows before it plays, absolute; the one that a script puts there comes before its stand-in. */
export function posterOf({ attributes }: SnapshotImage, page: PageSnapshot): string | null {
  const [late, written] = [attributes['data-poster'], attributes.poster].map((address) =>
    pictureUrl(address ?? '', page),
  );
  if (!late || !written) return late ?? written ?? null;
  return isPlaceholderAddress(written) ? late : written;
}
