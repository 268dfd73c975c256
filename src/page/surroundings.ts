import type { SnapshotContext } from '../resolver/page-snapshot';
import { SNAPSHOT_LIMITS } from '../resolver/page-snapshot';
import { foldSpaces } from './fold-text';
import { itemTypeOf } from './item-type';
import type { PageElement } from './page-element';
import { openedBy, openedByScript } from './opened-file';
import { IMPLIED_ELEMENTS } from './page-element';
import { postOf } from './post-of';
import { READER_LIMITS } from './reader-limits';

const LANDMARKS = new Set(['header', 'footer', 'nav', 'aside', 'main', 'article', 'figure', 'picture']);

/** They only wrap a picture; what stands beside it stands outside of them. */
const WRAPPERS = new Set(['a', 'picture', 'span', 'noscript', 'amp-img', 'button', 'svg', 'g', 'video']);

/** What an element's children stand in. A box is whatever a reader knows an element by. */
export interface Surroundings<Box> {
  readonly landmarks: readonly string[];
  readonly linkHref: string;
  /** The larger file that the nearest element names which is more than a wrapper; empty where it names none. */
  readonly openedFile: string;
  /** The nearest. */
  readonly ancestor: Ancestor | undefined;
  /** The nearest ancestors that are more than a wrapper, nearest first. */
  readonly boxes: readonly Box[];
  readonly figure: Box | undefined;
  readonly isInNoscript: boolean;
  readonly isInSvg: boolean;
  /** An element around says that it is not shown: a menu that opens, a dialog, the next slide. */
  readonly isHidden: boolean;
  /** The post of a thread that it stands in, as `postOf` tells it; empty outside of any. */
  readonly post: string;
  /** What the nearest item of microdata or RDFa is, as `itemTypeOf` tells it; empty outside of any. */
  readonly itemType: string;
}

export const NO_SURROUNDINGS: Surroundings<never> = {
  landmarks: [],
  linkHref: '',
  openedFile: '',
  ancestor: undefined,
  boxes: [],
  figure: undefined,
  isInNoscript: false,
  isInSvg: false,
  isHidden: false,
  post: '',
  itemType: '',
};

/** The surroundings of the children of `element`, which itself stands in `outer`. */
export function enterElement<Box>(
  outer: Surroundings<Box>,
  element: PageElement,
  box: Box,
): Surroundings<Box> {
  const { name } = element;
  if (IMPLIED_ELEMENTS.has(name)) return outer;
  return {
    landmarks: isLandmark(element)
      ? [...outer.landmarks, name].slice(-READER_LIMITS.landmarks)
      : outer.landmarks,
    linkHref: (name === 'a' ? linkOf(element) : undefined) ?? outer.linkHref,
    openedFile:
      (name === 'a' ? undefined : openedBy(element)) ??
      (WRAPPERS.has(name) || name === 'figure' ? outer.openedFile : ''),
    ancestor: new Ancestor(element, outer.ancestor),
    boxes: WRAPPERS.has(name) ? outer.boxes : [box, ...outer.boxes.slice(0, READER_LIMITS.ancestors - 1)],
    figure: name === 'figure' ? box : outer.figure,
    isInNoscript: outer.isInNoscript || name === 'noscript',
    isInSvg: name === 'svg' || (outer.isInSvg && name !== 'foreignobject'),
    isHidden: outer.isHidden || isHidden(element),
    post: postOf(element) || outer.post,
    itemType: outer.itemType === 'part' ? 'part' : (itemTypeOf(element) ?? outer.itemType),
  };
}

/** A wiki's box of facts is an aside, too, and holds the picture of its subject. */
function isLandmark(element: PageElement): boolean {
  if (!LANDMARKS.has(element.name)) return false;
  return element.name !== 'aside' || !/infobox/i.test(element.attribute('class') ?? '');
}

/** A property of its own, and none whose name only ends alike. */
const NOT_SHOWN = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

/** Whether an element says by itself that it is not shown. */
export function isHidden(element: PageElement): boolean {
  if (element.attribute('hidden') !== undefined) return true;
  if (element.name === 'dialog') return element.attribute('open') === undefined;
  const style = element.attribute('style');
  return style !== undefined && NOT_SHOWN.test(style);
}

function linkOf(link: PageElement): string | undefined {
  const written = link.attribute('href');
  const href = openedBy(link) ?? openedByScript(link, written) ?? written;
  return href === undefined || href.length <= SNAPSHOT_LIMITS.attributeLength ? href : '';
}

/** An element around a picture, whose names are read where one stands in it, and once for all of them. */
class Ancestor {
  readonly outer: Ancestor | undefined;
  private readonly element: PageElement;
  private known: string | undefined;

  constructor(element: PageElement, outer: Ancestor | undefined) {
    this.outer = outer;
    this.element = element;
    this.known = undefined;
  }

  /** `class` and `id`, white space folded, lower case. */
  get names(): string {
    this.known ??= namesOf(this.element);
    return this.known;
  }
}

/** `class` and `id` of an element, white space folded, lower case. */
export function namesOf(element: PageElement): string {
  const names = `${element.attribute('class') ?? ''} ${element.attribute('id') ?? ''}`;
  return foldSpaces(names.slice(0, READER_LIMITS.ancestorNameLength)).trim().toLowerCase();
}

/** What a snapshot tells of the surroundings: all that is kept of them, but for the text that may still come. */
export type Place = Pick<
  Surroundings<unknown>,
  'landmarks' | 'linkHref' | 'isInNoscript' | 'itemType' | 'post'
> &
  Pick<SnapshotContext, 'ancestorNames'> & { isHidden: boolean };

/** A link that only a script listens to. */
function leadsNowhere(href: string): boolean {
  return /^\s*(?:#|javascript:|$)/i.test(href);
}

export function placeIn(around: Surroundings<unknown>): Place {
  const { landmarks, isInNoscript, isHidden, itemType, post } = around;
  const linkHref = leadsNowhere(around.linkHref) ? around.openedFile || around.linkHref : around.linkHref;
  return { landmarks, linkHref, isInNoscript, isHidden, itemType, post, ancestorNames: namesAround(around) };
}

/** The three nearest ancestors; where fewer than two of them bear a name, some more. */
function isNear(seen: number, named: number): boolean {
  return (
    seen < READER_LIMITS.ancestors ||
    (named < READER_LIMITS.namedAncestors && seen < READER_LIMITS.ancestorsSeen)
  );
}

/** Nearest first. */
function namesAround({ ancestor }: Surroundings<unknown>): string {
  let all = '';
  let next = ancestor;
  let named = 0;
  for (let seen = 0; next !== undefined && isNear(seen, named); seen += 1) {
    const { names } = next;
    if (names !== '') {
      all = all === '' ? names : `${all} ${names}`;
      named += 1;
    }
    next = next.outer;
  }
  return all;
}

/** The surroundings as a snapshot tells them. */
export function toContext(
  { landmarks, linkHref, ancestorNames, isHidden, itemType, post }: Place,
  nearbyText: string,
): SnapshotContext {
  const context: SnapshotContext = { landmarks: [...landmarks], linkHref, ancestorNames, nearbyText };
  if (isHidden) context.isHidden = true;
  if (itemType !== '') context.itemType = itemType;
  if (post !== '') context.post = post;
  return context;
}
