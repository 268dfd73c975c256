import { chooseHeadings, HEADINGS, type HeadingAbove, MOST_IN_HEAD, NO_HEADS } from '../part-headings';
import { nameOf } from './dom-element';

type TextOf = (block: Element) => string;

/** Tells the headings of the parts that an element stands in; each parent's children are looked through once. */
export function createDomHeadings(textOf: TextOf): (place: Element) => string[] {
  const known = new Map<Element, ReadonlyMap<Element, Element>>();
  const headingOf = (child: Element, parent: Element): Element | undefined => {
    const headings = known.get(parent) ?? headingsIn(parent);
    known.set(parent, headings);
    return headings.get(child);
  };
  function* above(place: Element): Iterable<HeadingAbove> {
    let child = place;
    for (let parent = place.parentElement; parent !== null; parent = child.parentElement) {
      const heading = headingOf(child, parent);
      if (heading) yield { name: nameOf(heading), text: textOf(heading) };
      child = parent;
    }
  }
  return (place) => chooseHeadings(above(place));
}

/** The heading of an element that holds little else. */
function headIn(element: Element): Element | undefined {
  if (NO_HEADS.has(nameOf(element))) return undefined;
  const first = element.firstElementChild;
  if (first === null || !HEADINGS.has(nameOf(first))) return undefined;
  if (element.getElementsByTagName('img').length > 0) return undefined;
  const walker = element.ownerDocument.createTreeWalker(element, SHOW_ELEMENTS);
  for (let count = 0; count < MOST_IN_HEAD; count += 1) if (walker.nextNode() === null) return first;
  return walker.nextNode() === null ? first : undefined;
}

const SHOW_ELEMENTS = 1;

/** For each child the last heading before it among its siblings, or at the beginning of one of them. */
function headingsIn(parent: Element): ReadonlyMap<Element, Element> {
  const headings = new Map<Element, Element>();
  let last: Element | undefined;
  for (let child = parent.firstElementChild; child !== null; child = child.nextElementSibling) {
    if (last) headings.set(child, last);
    if (HEADINGS.has(nameOf(child))) last = child;
    else last = headIn(child) ?? last;
  }
  return headings;
}
