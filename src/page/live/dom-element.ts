import { parseUrl } from '../../resolver/parse-url';
import { isDataText } from '../data-text';
import type { DataNames, PageElement } from '../page-element';

/** An element of a document as both readers see it; a class, since thousands are looked at. */
class DomElement implements PageElement {
  readonly name: string;
  protected readonly element: Element;

  constructor(element: Element) {
    this.name = nameOf(element);
    this.element = element;
  }

  attribute(name: string): string | undefined {
    return this.element.getAttribute(name) ?? undefined;
  }

  attributeNames(): Iterable<string> {
    return this.element.getAttributeNames();
  }

  mayBeginWith(): boolean {
    return true;
  }

  mayHaveOneOf({ pattern }: DataNames): boolean {
    return this.element.getAttributeNames().some((name) => pattern.test(name));
  }

  mayMention(): boolean {
    return true;
  }

  get isBare(): boolean {
    return !this.element.hasAttributes();
  }

  get mayHoldData(): boolean {
    // The browser makes a list of none, too.
    if (this.isBare) return false;
    const { attributes } = this.element;
    for (let index = 0; index < attributes.length; index += 1) {
      if (isDataText(attributes[index]?.value ?? '')) return true;
    }
    return false;
  }
}

/** An element of the page's own document, or of one with the same base. */
export function dom(element: Element): PageElement {
  return new DomElement(element);
}

/** SVG writes some names with capitals. */
export function nameOf(element: Element): string {
  return element.localName.toLowerCase();
}

const ADDRESSES: ReadonlySet<string> = new Set(['src', 'poster', 'href']);
/** They may hold addresses too, in the middle of other text. */
const MIXED = /^(?:srcset|style|data-.*)$/;

/** An element of another document: its relative addresses made whole, or left out where that takes guessing. */
class ElementElsewhere extends DomElement {
  override get mayHoldData(): boolean {
    return false;
  }

  override attribute(name: string): string | undefined {
    const value = super.attribute(name);
    if (value === undefined || !ADDRESSES.has(name)) return value;
    return parseUrl(value, this.element.baseURI)?.href;
  }

  override attributeNames(): Iterable<string> {
    return [...super.attributeNames()].filter((name) => !MIXED.test(name));
  }
}

/** An element of a frame, say, with another base than the page's. */
export function domElsewhere(element: Element): PageElement {
  return new ElementElsewhere(element);
}
