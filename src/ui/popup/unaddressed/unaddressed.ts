import type { PictureInHand, UnaddressedPicture } from '../../picture-services';

/** What can be done with the pictures of a page that are in no list. */
export interface Unaddressed {
  /** Reads them from the page; undefined where that failed, which is reported. Absent where there is no page to read. */
  read?: () => Promise<readonly UnaddressedPicture[] | undefined>;
  save(picture: UnaddressedPicture, file: PictureInHand): void;
  copy(file: PictureInHand): void;
}
