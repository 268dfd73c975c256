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
export function addFramePictures(frames: readonly Element[], places: PicturePlace[], anchors: Anchors): void {
  let framesRead = 0;
  for (const frame of frames.slice(0, LIMITS.framesLookedAt)) {
    if (framesRead === LIMITS.framesRead) return;
    // Another origin's frame has no document for us.
    const inner = (frame as HTMLIFrameElement).contentDocument ?? documentInAttribute(frame);
    if (!inner?.documentElement) continue;
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
