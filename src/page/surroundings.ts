import type { SnapshotContext } from '../resolver/page-snapshot';
import { SNAPSHOT_LIMITS } from '../resolver/page-snapshot';
import { Ancestor, namesAround } from './ancestor';
import type { BehindPicture } from './behind-picture';
import { itemTypeOf } from './item-type';
import { labelOf } from './label-of';
import { leadsByScript, linkOfSlide } from './leads-by-script';
import { leadsNowhere } from './leads-nowhere';
import type { TextsOfPicture } from './nearby-text';
import type { PageElement } from './page-element';
import { openedBy, openedByScript } from './opened-file';
import { IMPLIED_ELEMENTS, WRAPPERS } from './page-element';
import { postOf } from './post-of';
import { READER_LIMITS } from './reader-limits';

/** Roles that are landmarks by other names. */
const LANDMARK_ROLES: ReadonlyMap<string, string> = new Map([
  ['complementary', 'aside'],
  ['navigation', 'nav'],
  ['contentinfo', 'footer'],
  ['banner', 'header'],
]);

const LANDMARKS = new Set(['header', 'footer', 'nav', 'aside', 'main', 'article', 'figure', 'picture']);

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
  /** What the nearest part around calls itself to readers of screens, as `labelOf` tells it; empty where none does. */
  readonly label: string;
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
  label: '',
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
    landmarks: withLandmark(outer.landmarks, landmarkOf(element)),
    linkHref: (name === 'a' ? linkOf(element) : leadsByScript(element)) ?? outer.linkHref,
    openedFile:
      (name === 'a' ? undefined : openedBy(element)) ??
      (WRAPPERS.has(name) || name === 'figure' ? outer.openedFile : ''),
    ancestor: new Ancestor(element, outer.ancestor),
    boxes: WRAPPERS.has(name) ? outer.boxes : [box].concat(outer.boxes.slice(0, READER_LIMITS.ancestors - 1)),
    figure: name === 'figure' ? box : outer.figure,
    isInNoscript: outer.isInNoscript || name === 'noscript',
    isInSvg: name === 'svg' || (outer.isInSvg && name !== 'foreignobject'),
    isHidden: outer.isHidden || (isHidden(element) && !waitsForScript(element)),
    post: postOf(element) || outer.post,
    label: labelOf(element) || outer.label,
    itemType: outer.itemType.startsWith('part') ? outer.itemType : (itemTypeOf(element) ?? outer.itemType),
  };
}

function withLandmark(landmarks: readonly string[], name: string | undefined): readonly string[] {
  if (name === undefined) return landmarks;
  return landmarks.length < READER_LIMITS.landmarks ? landmarks.concat(name) : [...landmarks.slice(1), name];
}

/** A wiki's box of facts is an aside, too, and holds the picture of its subject. */
function landmarkOf(element: PageElement): string | undefined {
  const { name } = element;
  if (!LANDMARKS.has(name)) return LANDMARK_ROLES.get(element.attribute('role') ?? '');
  return name === 'aside' && /infobox/i.test(element.attribute('class') ?? '') ? undefined : name;
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

/** What scripts make galleries of, and what they open over the page. */
const GALLERY = /gallery|galeri|slider|slideshow|carousel|swiper|fotorama/i;
const OVER_PAGE = /modal|lightbox|pop-?up|overlay|dialog|template|hidden/i;

/** Whether an element is a gallery that nobody is meant to see before its script has run: hidden by its style, and called so. */
function waitsForScript(element: PageElement): boolean {
  const names = `${element.attribute('id') ?? ''} ${element.attribute('class') ?? ''}`;
  return NOT_SHOWN.test(element.attribute('style') ?? '') && GALLERY.test(names) && !OVER_PAGE.test(names);
}

function linkOf(link: PageElement): string | undefined {
  const written = link.attribute('href');
  const href = openedBy(link) ?? openedByScript(link, written) ?? written;
  return href === undefined || href.length <= SNAPSHOT_LIMITS.attributeLength ? href : '';
}

/** What a snapshot tells of the surroundings: all that is kept of them, but for the text that may still come. */
export type Place = Pick<
  Surroundings<unknown>,
  'landmarks' | 'linkHref' | 'isInNoscript' | 'itemType' | 'post' | 'label'
> &
  Pick<SnapshotContext, 'ancestorNames'> & { isHidden: boolean };

/** For a picture that stands in them. */
export function placeIn(around: Surroundings<unknown>, picture: Pick<PageElement, 'attribute'>): Place {
  const { landmarks, isInNoscript, isHidden, itemType, post, label } = around;
  const linkHref = leadsNowhere(around.linkHref)
    ? around.openedFile || (leadsByScript(picture) ?? linkOfSlide(picture) ?? around.linkHref)
    : around.linkHref;
  return {
    landmarks,
    linkHref,
    isInNoscript,
    isHidden,
    itemType,
    post,
    label,
    ancestorNames: namesAround(around.ancestor),
  };
}

/** The surroundings as a snapshot tells them. */
export function toContext(
  { landmarks, linkHref, ancestorNames, isHidden, itemType, post, label }: Place,
  { text: nearbyText, isInside, isAwayFromText }: TextsOfPicture,
  headings: string[],
  behind?: BehindPicture,
): SnapshotContext {
  const context: SnapshotContext = { landmarks: [...landmarks], linkHref, ancestorNames, nearbyText };
  if (isInside) context.isTextInside = true;
  if (isAwayFromText) context.isAwayFromText = true;
  if (behind?.isNamed) context.isNamedBeside = true;
  if (behind?.link) context.linkBehind = behind.link;
  if (isHidden) context.isHidden = true;
  if (itemType !== '') context.itemType = itemType;
  if (post !== '') context.post = post;
  if (label !== '') context.label = label;
  if (headings.length > 0) context.headings = headings;
  return context;
}
