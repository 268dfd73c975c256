import type { SnapshotUnaddressed } from '../../resolver/page-snapshot';
import { SNAPSHOT_LIMITS } from '../../resolver/page-snapshot';
import { isShown } from './picture-layout';
import { LEAST_PICTURE } from './least-picture';

/** Elements of each kind that are looked at: a picture far down a long page is no cover. */
const MOST_LOOKED_AT = 200;

/** An address of a file, as attributes for scripts name it. */
const FILE_ADDRESS = /^\s*(?:https?:)?\/|\.(?:jpe?g|png|webp|avif|gif)(?:[?#\s,]|$)/i;
const NO_ADDRESS = /^(?:blob:|data:image\/(?!svg))/i;

/** An element that shows a picture which has no address, and what is known of it. */
export interface FoundUnaddressed {
  element: HTMLImageElement | HTMLCanvasElement;
  facts: SnapshotUnaddressed;
}

/**
 * Large pictures in view that nobody can be given the address of: drawn on a canvas, made by a script, or written into the
 * page. Not those that wait for their file behind another. `pictures` has all `<img>` of the document, in its order.
 * Reads layout, writes nothing.
 */
export function picturesWithoutAddress(
  document: Document,
  pictures: Iterable<Element> = document.querySelectorAll('img'),
): FoundUnaddressed[] {
  const found: FoundUnaddressed[] = [];
  for (const image of firstImages(pictures)) {
    const { currentSrc, naturalWidth, naturalHeight } = image;
    if (!NO_ADDRESS.test(currentSrc) || !isLarge(naturalWidth, naturalHeight)) continue;
    if (!isInView(image) || namesFile(image)) continue;
    const made = currentSrc.startsWith('blob:') ? 'script' : 'data';
    found.push({ element: image, facts: { made, width: naturalWidth, height: naturalHeight } });
  }
  for (const canvas of [...document.querySelectorAll('canvas')].slice(0, MOST_LOOKED_AT)) {
    const { width, height } = canvas;
    if (isLarge(width, height) && isInView(canvas) && !isBackdrop(canvas))
      found.push({ element: canvas, facts: { made: 'canvas', width, height } });
  }
  return found.slice(0, SNAPSHOT_LIMITS.unaddressed);
}

/** Whatever else is among the elements is passed over. */
function* firstImages(elements: Iterable<Element>): Iterable<HTMLImageElement> {
  let left = MOST_LOOKED_AT;
  for (const element of elements) {
    if (element.localName !== 'img') continue;
    if (left === 0) return;
    left -= 1;
    yield element as HTMLImageElement;
  }
}

function isLarge(width: number, height: number): boolean {
  return width >= LEAST_PICTURE.width && height >= LEAST_PICTURE.height;
}

function isInView(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return isLarge(width, height) && isShown(element);
}

/** Its file stands in an attribute, or in a `<source>` beside it: what it shows until then is blurred. */
function namesFile(image: Element): boolean {
  const sources = image.parentElement?.localName === 'picture' ? [...image.parentElement.children] : [];
  return [image, ...sources].some((element) =>
    element
      .getAttributeNames()
      .some(
        (name) =>
          /^data-|srcset$|^src$|lazy|original/.test(name) &&
          FILE_ADDRESS.test(element.getAttribute(name) ?? ''),
      ),
  );
}

/** Moving dots behind a page's text let every click through. */
function isBackdrop(canvas: Element): boolean {
  return getComputedStyle(canvas).pointerEvents === 'none';
}
