import { inlineBackground } from '../inline-background';
import { findPictures } from './find-pictures';
import type { Anchors } from './dom-surroundings';
import type { PicturePlace } from './picture-place';
import { insertInOrder, NO_OFFSET } from './picture-place';
import { LEAST_PICTURE } from './least-picture';

const LIMITS = { boxes: 500, styles: 250, shadowRoots: 100 } as const;

/**
 * Adds what only the layout knows: pictures that style sheets put behind large elements, and those in open
 * shadow roots. Goes down from the body through large boxes alone, those nearest to it first, and ends at its
 * bounds: a long page costs no more than a short one, and a picture far down is no cover. That is no truncation.
 */
export function addLargeBoxPictures(document: Document, places: PicturePlace[], anchors: Anchors): void {
  const budget: Record<keyof typeof LIMITS, number> = { ...LIMITS };
  const spend = (what: keyof typeof LIMITS): boolean => (budget[what] -= 1) >= 0;
  const boxes: { element: Element; host: Element | undefined }[] = [];
  const enter = (parent: ParentNode, host: Element | undefined) => {
    for (let child = parent.firstElementChild; child !== null; child = child.nextElementSibling) {
      if (boxes.length > LIMITS.boxes) return;
      boxes.push({ element: child, host });
    }
  };
  if (document.body !== null) boxes.push({ element: document.body, host: undefined });
  // Children come behind all that is there already: what is near the root is seen first.
  for (const { element, host } of boxes) {
    if (!spend('boxes')) break;
    const size = sizeOf(element);
    if (size === 'small') continue;
    const place = host ?? element;
    const background = size === 'large' && spend('styles') ? styledBackground(element) : undefined;
    if (background !== undefined)
      insertInOrder(places, { picture: element, place, offset: NO_OFFSET, background });
    if (element.shadowRoot !== null && spend('shadowRoots')) {
      addShadowPictures(element.shadowRoot, element, place, places, anchors);
      enter(element.shadowRoot, place);
    }
    enter(element, host);
  }
}

/** A box without extent may hold large ones: floats, absolute positions, `display: contents`. */
function sizeOf(element: Element): 'large' | 'small' | 'collapsed' {
  const { width, height } = element.getBoundingClientRect();
  if (width >= LEAST_PICTURE.width && height >= LEAST_PICTURE.height) return 'large';
  return width === 0 || height === 0 ? 'collapsed' : 'small';
}

/** The picture behind an element that its own `style` does not name: those are found with all others. */
function styledBackground(element: Element): string | undefined {
  if (inlineBackground(element.getAttribute('style') ?? undefined) !== undefined) return undefined;
  const { backgroundImage, visibility } = getComputedStyle(element);
  return visibility === 'visible' ? inlineBackground(`background:${backgroundImage}`) : undefined;
}

function addShadowPictures(
  root: ShadowRoot,
  host: Element,
  place: Element,
  places: PicturePlace[],
  anchors: Anchors,
): void {
  anchors.set(root, host);
  for (const { picture } of findPictures(root, NO_OFFSET))
    insertInOrder(places, { picture, place, offset: NO_OFFSET });
}
