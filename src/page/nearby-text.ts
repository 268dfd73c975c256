/** The texts that stand around a picture. */
export interface TextsAround<Box> {
  /** The caption of the figure around the picture; empty where there is none. */
  caption: string;
  /** What stands before a background, in its element: its first heading, else its first text; empty for any other picture. */
  inside: string;
  /** Around the picture, nearest first. */
  boxes: readonly Box[];
  /** Of the last heading or paragraph inside the box that begins before the picture; empty where none is in reach. */
  before(box: Box): string;
  /** Of the first that begins after it. */
  after(box: Box): string;
}

/** The text beside a picture, and whether it stands in its element; empty where none is in reach. */
export interface NearbyText {
  text: string;
  isInside: boolean;
}

/** The same, and where the picture stands to the page's running text. */
export interface TextsOfPicture extends NearbyText {
  /** Outside of the part of the page that holds it; false where there is none. */
  isAwayFromText: boolean;
}

/**
 * The text that most likely speaks of a picture: the caption of its figure, else what stands before it, else the text
 * before it, else the one after it, in the smallest box around the picture that holds one of them.
 */
export function chooseNearbyText<Box>({
  caption,
  inside,
  boxes,
  before,
  after,
}: TextsAround<Box>): NearbyText {
  if (caption !== '') return { text: caption, isInside: false };
  if (inside !== '') return { text: inside, isInside: true };
  for (const box of boxes) {
    const text = before(box) || after(box);
    if (text !== '') return { text, isInside: false };
  }
  return { text: '', isInside: false };
}
