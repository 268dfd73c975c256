/** The texts that stand around a picture. */
export interface TextsAround<Box> {
  /** The caption of the figure around the picture; empty where there is none. */
  caption: string;
  /** Around the picture, nearest first. */
  boxes: readonly Box[];
  /** Of the last heading or paragraph inside the box that begins before the picture; empty where none is in reach. */
  before(box: Box): string;
  /** Of the first that begins after it. */
  after(box: Box): string;
}

/**
 * The text that most likely speaks of a picture: the caption of its figure, else the text before it, else the
 * one after it, in the smallest box around the picture that holds one of them.
 */
export function chooseNearbyText<Box>({ caption, boxes, before, after }: TextsAround<Box>): string {
  if (caption !== '') return caption;
  for (const box of boxes) {
    const text = before(box) || after(box);
    if (text !== '') return text;
  }
  return '';
}
