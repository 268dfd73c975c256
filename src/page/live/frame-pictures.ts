import type { Anchors } from './dom-surroundings';
import { findPictures } from './find-pictures';
import type { PicturePlace } from './picture-place';
import { insertInOrder } from './picture-place';

const LIMITS = { framesLookedAt: 200, framesRead: 20 } as const;

/** Adds the pictures of the first frames that belong to the page's own origin. */
export function addFramePictures(document: Document, places: PicturePlace[], anchors: Anchors): void {
  const frames = document.getElementsByTagName('iframe');
  let framesRead = 0;
  for (let index = 0; index < LIMITS.framesLookedAt && framesRead < LIMITS.framesRead; index += 1) {
    const frame = frames[index];
    // Another origin's frame has no document for us.
    const inner = frame?.contentDocument;
    if (!frame || !inner?.documentElement) continue;
    framesRead += 1;
    const { left, top } = frame.getBoundingClientRect();
    anchors.set(inner, frame);
    for (const found of findPictures(inner, { left, top })) insertInOrder(places, { ...found, place: frame });
  }
}
