import { namesOf } from './element-names';
import type { PageElement } from './page-element';
import { READER_LIMITS } from './reader-limits';

const OF_LAYOUT: ReadonlySet<string> = new Set(['table', 'tr', 'td', 'center', 'font']);

/** An element around a picture, whose names are read where one stands in it, and once for all of them. */
export class Ancestor {
  readonly outer: Ancestor | undefined;
  /** Of a table, or one that only centers or paints what is in it. */
  readonly isOfLayout: boolean;
  private readonly element: PageElement;
  private known: string | undefined;

  constructor(element: PageElement, outer: Ancestor | undefined) {
    this.outer = outer;
    this.isOfLayout = OF_LAYOUT.has(element.name);
    this.element = element;
    this.known = undefined;
  }

  /** As `namesOf` tells them. */
  get names(): string {
    this.known ??= namesOf(this.element);
    return this.known;
  }
}

/** The three nearest ancestors; where fewer than two of them bear a name, some more. */
function isNear(seen: number, named: number): boolean {
  return (
    seen < READER_LIMITS.ancestors ||
    (named < READER_LIMITS.namedAncestors && seen < READER_LIMITS.ancestorsSeen)
  );
}

/** What the nearest ancestors are called, nearest first. */
export function namesAround(ancestor: Ancestor | undefined): string {
  let all = '';
  let next = ancestor;
  let named = 0;
  let seen = 0;
  for (
    let at = 0;
    next !== undefined && at < READER_LIMITS.ancestorsOfLayout && isNear(seen, named);
    at += 1
  ) {
    const { names } = next;
    if (names !== '') {
      all = all === '' ? names : `${all} ${names}`;
      named += 1;
    }
    if (names !== '' || !next.isOfLayout) seen += 1;
    next = next.outer;
  }
  return all;
}
