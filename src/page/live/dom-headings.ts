import { chooseHeadings, HEADINGS, type HeadingAbove, MOST_IN_HEAD, NO_HEADS } from '../part-headings';
import { nameOf } from './dom-element';
import { SHOW_ELEMENTS } from './node-types';

type TextOf = (block: Element) => string;

/** Tells the headings of the parts that an element stands in; of each parent the children are looked through once, as far as asked. */
export function createDomHeadings(textOf: TextOf): (place: Element) => string[] {
  const known = new Map<Element, SiblingHeadings>();
  const headingOf = (child: Element, parent: Element): Element | undefined => {
    // Most pictures stand first in their link, which stands first in its card: nothing is kept for those.
    if (child.previousElementSibling === null) return undefined;
    const headings = known.get(parent) ?? new SiblingHeadings(parent);
    known.set(parent, headings);
    return headings.above(child);
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

/** For each child of an element the last heading before it among its siblings, or at the beginning of one of them. */
class SiblingHeadings {
  private readonly headings = new Map<Element, Element | undefined>();
  private next: Element | null;
  private last: Element | undefined;

  constructor(parent: Element) {
    this.next = parent.firstElementChild;
    this.last = undefined;
  }

  /** Goes no further than to the child: what stands behind the last picture is never looked at. */
  above(child: Element): Element | undefined {
    while (this.next !== null && !this.headings.has(child)) this.pass(this.next);
    return this.headings.get(child);
  }

  private pass(child: Element): void {
    this.headings.set(child, this.last);
    this.last = HEADINGS.has(nameOf(child)) ? child : (headIn(child) ?? this.last);
    this.next = child.nextElementSibling;
  }
}
