import { ancestorsOf, caretElement, elementsAt, queryDeep } from './composed-tree';
import { pictureAddress, posterAddress } from './picture-address';

/** How far up a picture beside its overlay is looked for, and among how many elements. */
const REACH = { ancestors: 3, pictures: 200 } as const;
const SHOWING = 'img, input[type="image"], video, svg image';

/**
 * The address of the picture that was right-clicked, or null. `target` is the clicked element where the browser
 * tells it; else it is found by what a right click leaves behind: the caret stands in it, or it has the focus.
 */
export function findClickedPicture(document: Document, target: Element | null): string | null {
  for (const element of target ? [target] : clickedElements(document)) {
    const address = pictureAt(element);
    if (address !== null) return address;
  }
  return null;
}

/** The poster of the video that was clicked, or null; `srcUrl` is what it plays. */
export function findPoster(document: Document, target: Element | null, srcUrl = ''): string | null {
  const videos = queryDeep(document.documentElement, 'video').slice(0, REACH.pictures) as HTMLVideoElement[];
  const playing = videos.filter(({ currentSrc }) => srcUrl !== '' && currentSrc === srcUrl);
  const clicked = target ? [target] : [...playing, ...clickedElements(document)];
  return firstAddress(clicked.flatMap(stackAt), posterAddress);
}

/**
 * Chromium reports neither element nor position, and its menu takes `:hover` away; but the click has put the
 * caret into what was clicked, and the focus where it can be put. Best evidence first.
 */
function clickedElements(document: Document): Element[] {
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  const evidence = [caretElement(document), hovered, document.activeElement];
  const { documentElement, body } = document;
  const telling = evidence.filter(
    (each) => each instanceof Element && each !== documentElement && each !== body,
  );
  return [...new Set(telling as Element[])];
}

/** A picture that is shown goes before a background, the largest first; of backgrounds the innermost. */
function pictureAt(element: Element): string | null {
  const stack = stackAt(element);
  const shown = [...stack, ...besides(element)].filter((each) => each.matches(SHOWING));
  return (
    firstAddress(
      shown.toSorted((left, right) => areaOf(right) - areaOf(left)),
      pictureAddress,
    ) ?? firstAddress(stack, pictureAddress)
  );
}

/** Everything of the element's surroundings at its middle, topmost first, and what it stands in. */
function stackAt(element: Element): Element[] {
  const { x, y } = middleOf(element);
  const surroundings = surroundingsOf(element);
  const below = fitsView(element) ? elementsAt(element.ownerDocument, x, y) : [];
  // A banner that lies over the page is no part of what was clicked.
  const kin = below.filter((each) => ancestorsOf(each).includes(surroundings));
  return [...new Set([element, ...kin, ...ancestorsOf(element)])];
}

/** Pictures that the pointer does not reach: they stand beside the element, at the same place. */
function besides(element: Element): Element[] {
  if (!fitsView(element)) return [];
  const { x, y } = middleOf(element);
  const pictures = queryDeep(surroundingsOf(element), SHOWING).slice(0, REACH.pictures);
  return pictures.filter((picture) => {
    const { left, right, top, bottom } = picture.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });
}

/** The middle of something larger than the view, such as the whole page, says nothing of where the click was. */
function fitsView(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const view = element.ownerDocument.defaultView;
  return view !== null && width <= view.innerWidth && height <= view.innerHeight;
}

function surroundingsOf(element: Element): Element {
  const nearest = ancestorsOf(element).slice(0, REACH.ancestors + 1);
  return nearest.at(-1) ?? element;
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function firstAddress(
  elements: readonly Element[],
  addressOf: (element: Element) => string | null,
): string | null {
  for (const element of elements) {
    const address = addressOf(element);
    if (address !== null) return address;
  }
  return null;
}

function areaOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}
