/** What the DOM calls the kinds of nodes, and what a walker is to show, by number: a document of another world has no globals. */
export const ELEMENT = 1;
export const TEXT = 3;
export const COMMENT = 8;

export const SHOW_ELEMENTS = 1;

/** Bits of `compareDocumentPosition`. */
const FOLLOWING = 4;
const CONTAINED = 16;

/** Whether a node comes after another in its document, or stands inside it. */
export function isAfter(node: Node, other: Node): boolean {
  return (other.compareDocumentPosition(node) & FOLLOWING) !== 0;
}

/** Whether a node comes after another and after all that stands inside that one. */
export function isAfterAllOf(node: Node, other: Node): boolean {
  return (other.compareDocumentPosition(node) & (FOLLOWING | CONTAINED)) === FOLLOWING;
}
