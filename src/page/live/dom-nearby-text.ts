import { SNAPSHOT_LIMITS } from '../../resolver/page-snapshot';
import { FoldedText } from '../fold-text';
import { chooseNearbyText, type TextsOfPicture } from '../nearby-text';
import { IMPLIED_ELEMENTS, LINES, SILENT_ELEMENTS, TEXT_BLOCKS } from '../page-element';
import { HEADINGS } from '../part-headings';
import { READER_LIMITS } from '../reader-limits';
import type { Surroundings } from '../surroundings';
import { nameOf } from './dom-element';
import { createAwayFromText } from './away-from-text';
import { createDomHeadings } from './dom-headings';
import { ELEMENT, SHOW_ELEMENTS, TEXT } from './node-types';

const HEADING_SELECTOR = [...HEADINGS].join();

/** Tells the text beside the picture that stands at `place`, and the headings above it; texts are read once. */
export interface DomTexts {
  nearbyText(place: Element, around: Surroundings<Element>, isBackground?: boolean): TextsOfPicture;
  headings(place: Element): string[];
}

/** For the pictures of this document, and of what it frames. */
export function createDomTexts(document: Document): DomTexts {
  const texts = new Map<Element, string>();
  const captions = new Map<Element, string>();
  const textOf = (block: Element): string => remembered(texts, block, () => textOfBlock(block));
  const captionOf = (figure: Element) => remembered(captions, figure, () => findCaption(figure, textOf));
  const isAwayFromText = createAwayFromText(document, textOf);
  const nearbyText: DomTexts['nearbyText'] = (place, { figure, boxes }, isBackground = false) => ({
    ...chooseNearbyText({
      caption: figure?.contains(place) ? captionOf(figure) : '',
      inside:
        isBackground && isOpening(place)
          ? headingIn(place, textOf) || firstText(place, place, 'nextNode', textOf)
          : '',
      boxes,
      before: (box) => firstText(scopeOf(box, place), place, 'previousNode', textOf),
      after: (box) => firstText(scopeOf(box, place), place, 'nextNode', textOf),
    }),
    isAwayFromText: isAwayFromText(place),
  });
  return { nearbyText, headings: createDomHeadings(textOf) };
}

/** Where to look for text in a box: nowhere if the box stands in another tree. */
function scopeOf(box: Element, place: Element): Node | undefined {
  if (box.contains(place)) return box;
  // A shadow root is not below its host, though what it shows is.
  return box.shadowRoot?.contains(place) ? box.shadowRoot : undefined;
}

function remembered(known: Map<Element, string>, element: Element, read: () => string): string {
  const text = known.get(element) ?? read();
  known.set(element, text);
  return text;
}

function findCaption(figure: Element, textOf: (block: Element) => string): string {
  for (const caption of figure.getElementsByTagName('figcaption')) {
    const text = caption.closest('figure') === figure ? textOf(caption) : '';
    if (text !== '') return text;
  }
  return '';
}

/** Behind all of a page stands a texture. */
function isOpening(element: Element): boolean {
  const walker = element.ownerDocument.createTreeWalker(element, SHOW_ELEMENTS);
  for (let left = READER_LIMITS.elementsInOpening; left > 0; left -= 1)
    if (walker.nextNode() === null) return true;
  return false;
}

function headingIn(element: Element, textOf: (block: Element) => string): string {
  for (const heading of element.querySelectorAll(HEADING_SELECTOR)) {
    const text = textOf(heading);
    if (text !== '') return text;
  }
  return '';
}

function firstText(
  scope: Node | undefined,
  place: Element,
  step: 'previousNode' | 'nextNode',
  textOf: (block: Element) => string,
): string {
  if (scope === undefined) return '';
  const walker = place.ownerDocument.createTreeWalker(scope, SHOW_ELEMENTS);
  walker.currentNode = place;
  for (let steps = 0; steps < READER_LIMITS.nearbyReach; ) {
    const element = walker[step]() as Element | null;
    if (element === null) return '';
    const name = nameOf(element);
    const text = TEXT_BLOCKS.has(name) ? textOf(element) : '';
    if (text !== '') return text;
    if (!IMPLIED_ELEMENTS.has(name)) steps += 1;
  }
  return '';
}

/** The text of a heading, a paragraph or a caption, as far as it is kept. */
export function textOfBlock(block: Element): string {
  const text = new FoldedText(SNAPSHOT_LIMITS.nearbyTextLength);
  hearText(block, text, READER_LIMITS.depth);
  return text.text;
}

function hearText(node: Node, text: FoldedText, depthLeft: number): void {
  if (depthLeft === 0) return;
  for (let child = node.firstChild; child !== null && !text.isFull; child = child.nextSibling) {
    if (child.nodeType === TEXT) text.add(child.nodeValue ?? '');
    else if (child.nodeType === ELEMENT) {
      const name = nameOf(child as Element);
      const edge = LINES.has(name) ? ' ' : '';
      text.add(edge);
      if (!SILENT_ELEMENTS.has(name)) hearText(child, text, depthLeft - 1);
      text.add(edge);
    }
  }
}
