import { isAfter } from './node-types';

/** A picture of the page, and where it stands among the elements of the main document. */
export interface PicturePlace {
  picture: Element;
  /** The picture itself, or the `<noscript>`, shadow host or frame it is in. */
  place: Element;
  /** Pixels from the viewport of its own frame to that of the page. */
  offset: FrameOffset;
  /** The background it was found by; only its layout knows it. */
  background?: string;
}

export interface FrameOffset {
  left: number;
  top: number;
}

export const NO_OFFSET: FrameOffset = { left: 0, top: 0 };

/**
 * Puts `extra` into `places`, which are in document order; among equal places it comes last. Returns where, as
 * the `from` of the next one behind it: neighbors are found at once.
 */
export function insertInOrder(places: PicturePlace[], extra: PicturePlace, from = 0): number {
  const isBehind = (index: number) => standsBehind(extra, places[index]);
  let low = from;
  let step = 1;
  while (low + step <= places.length && isBehind(low + step - 1)) {
    low += step;
    step *= 2;
  }
  let high = Math.min(places.length, low + step - 1);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBehind(middle)) low = middle + 1;
    else high = middle;
  }
  places.splice(low, 0, extra);
  return low;
}

function standsBehind({ place }: PicturePlace, other: PicturePlace | undefined): boolean {
  if (other === undefined) return false;
  return other.place === place || isAfter(place, other.place);
}
