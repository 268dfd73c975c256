import { READER_LIMITS } from '../reader-limits';
import type { Anchors } from './dom-surroundings';
import { findPictures } from './find-pictures';
import type { PicturePlace } from './picture-place';
import { insertInOrder } from './picture-place';

const LIMITS = { framesLookedAt: 200, framesRead: 20 } as const;

/**
 * Adds the pictures of the first frames that belong to the page's own origin, and of those whose document stands in the page:
 * readers of mail keep it apart in a sandbox.
 */
export function addFramePictures(document: Document, places: PicturePlace[], anchors: Anchors): void {
  const frames = document.getElementsByTagName('iframe');
  let framesRead = 0;
  for (let index = 0; index < LIMITS.framesLookedAt && framesRead < LIMITS.framesRead; index += 1) {
    const frame = frames[index];
    // Another origin's frame has no document for us.
    const inner = frame && (frame.contentDocument ?? documentInAttribute(frame));
    if (!frame || !inner?.documentElement) continue;
    framesRead += 1;
    const { left, top } = frame.getBoundingClientRect();
    anchors.set(inner, frame);
    for (const found of findPictures(inner, { left, top })) insertInOrder(places, { ...found, place: frame });
  }
}

/** What it would show, parsed again: an inert document, which loads nothing and runs nothing. */
function documentInAttribute(frame: Element): Document | null {
  const html = frame.getAttribute('srcdoc') ?? '';
  if (html === '' || html.length > READER_LIMITS.srcdocLength) return null;
  return new DOMParser().parseFromString(html, 'text/html');
}
