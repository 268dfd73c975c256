import type { PageSnapshot, SnapshotImage } from '../../page-snapshot';
import { POSTER_OF_BOX } from '../../lazy-backgrounds';
import { pictureUrl } from '../address/picture-url';
import { isPlaceholderAddress } from './placeholder-address';

/** What a player shows before it plays, absolute; the one that a script puts there comes before its stand-in. */
export function posterOf({ attributes }: SnapshotImage, page: PageSnapshot): string | null {
  const names = ['data-poster', 'poster', POSTER_OF_BOX] as const;
  const [late, written, ofBox] = names.map((name) => pictureUrl(attributes[name] ?? '', page));
  if (!late || !written) return late ?? written ?? ofBox ?? null;
  return isPlaceholderAddress(written) ? late : written;
}
