import { parseUrl } from '../../resolver/parse-url';
import { isDataText } from '../data-attributes';
import type { PageElement } from '../page-element';

/** An element of a document as both readers see it. */
export function dom(element: Element): PageElement {
  return {
    name: nameOf(element),
    attribute: (name) => element.getAttribute(name) ?? undefined,
    attributeNames: () => element.getAttributeNames(),
    mayHaveOneOf: () => true,
    get mayHoldData() {
      return holdsData(element);
    },
  };
}

function holdsData({ attributes }: Element): boolean {
  for (let index = 0; index < attributes.length; index += 1) {
    if (isDataText(attributes[index]?.value ?? '')) return true;
  }
  return false;
}

/** SVG writes some names with capitals. */
export function nameOf(element: Element): string {
  return element.localName.toLowerCase();
}

const ADDRESSES: ReadonlySet<string> = new Set(['src', 'poster', 'href']);
/** They may hold addresses too, in the middle of other text. */
const MIXED = /^(?:srcset|style|data-.*)$/;

/** An element of another document: its relative addresses made whole, or left out where that takes guessing. */
export function domElsewhere(element: Element): PageElement {
  const { name, attribute, attributeNames, mayHaveOneOf } = dom(element);
  return {
    name,
    mayHaveOneOf,
    mayHoldData: false,
    attributeNames: () => [...attributeNames()].filter((each) => !MIXED.test(each)),
    attribute(each) {
      const value = attribute(each);
      if (value === undefined || !ADDRESSES.has(each)) return value;
      return parseUrl(value, element.baseURI)?.href;
    },
  };
}
