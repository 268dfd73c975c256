import { SNAPSHOT_LIMITS } from '../../resolver/page-snapshot';
import type { FrameOffset, PicturePlace } from './picture-place';
import { type SortedElements, sortElements } from './sort-elements';

/** What may be pictures below `root`, in document order, at most one more than a snapshot holds. */
export function findPictures(root: Document | DocumentFragment, offset: FrameOffset): PicturePlace[] {
  return placesOf(sortElements(root), offset);
}

/** The places of those that have been found already. */
export function placesOf({ picture: pictures }: SortedElements, offset: FrameOffset): PicturePlace[] {
  const first = pictures.slice(0, SNAPSHOT_LIMITS.images + 1);
  return first.map((picture) => ({ picture, place: picture, offset }));
}
