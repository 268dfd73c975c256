import { WRAPPERS } from '../surroundings';
import { textBeside } from '../text-beside';
import { nameOf } from './dom-element';
import { ELEMENT, SHOW_ELEMENTS_AND_TEXTS } from './node-types';

/** Whether the text right behind a picture begins as the picture is described, as `TextBeside` tells it. */
export function isNamedBeside(picture: Element): boolean {
  const isShown = nameOf(picture) === 'img' && picture.closest('noscript') === null;
  const beside = isShown ? textBeside(picture.getAttribute('alt') ?? undefined) : undefined;
  const root = beside && boxAround(boxAround(picture) ?? picture);
  if (!beside || !root) return false;
  const walker = picture.ownerDocument.createTreeWalker(root, SHOW_ELEMENTS_AND_TEXTS);
  walker.currentNode = picture;
  for (let node = walker.nextNode(); node !== null && !beside.isDone; node = walker.nextNode()) {
    if (node.nodeType === ELEMENT) beside.enter(nameOf(node as Element));
    else beside.hear(node.nodeValue ?? '', false);
  }
  return beside.isNamed;
}

/** The nearest element around another that is more than a wrapper. */
function boxAround(element: Element): Element | null {
  let around = element.parentElement;
  while (around !== null && WRAPPERS.has(nameOf(around))) around = around.parentElement;
  return around;
}
