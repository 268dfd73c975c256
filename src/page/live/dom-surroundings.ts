import type { Surroundings } from '../surroundings';
import { enterElement, NO_SURROUNDINGS } from '../surroundings';
import { dom } from './dom-element';

/** Knows the element a detached piece of document stands in for: a shadow root's host, a `<noscript>`, a frame. */
export type Anchors = Map<Node, Element>;

/** Gives the surroundings of elements; what was learnt for one is kept for its siblings. */
export function createDomSurroundings(anchors: Anchors): (element: Element) => Surroundings<Element> {
  const known = new Map<Element, Surroundings<Element>>();
  const parentOf = (element: Element): Element | undefined =>
    element.parentElement ?? (element.parentNode === null ? undefined : anchors.get(element.parentNode));
  return (element) => {
    const path: Element[] = [];
    let ancestor = parentOf(element);
    while (ancestor !== undefined && !known.has(ancestor)) {
      path.push(ancestor);
      ancestor = parentOf(ancestor);
    }
    let around = (ancestor === undefined ? undefined : known.get(ancestor)) ?? NO_SURROUNDINGS;
    for (const entered of path.toReversed()) {
      around = enterElement<Element>(around, dom(entered), entered);
      known.set(entered, around);
    }
    return around;
  };
}
