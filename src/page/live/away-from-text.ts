import { IMPLIED_ELEMENTS } from '../page-element';
import { BOXES_OF_PARAGRAPH, LEAST_LENGTH, RunningText } from '../running-text';
import { nameOf } from './dom-element';

/** Tells of an element whether it stands outside of the part of this document that holds its running text. */
export function createAwayFromText(
  document: Document,
  textOf: (block: Element) => string,
): (place: Element) => boolean {
  let running: RunningText<Element> | undefined;
  return (place) => {
    running ??= runningText(document, textOf);
    const { part } = running;
    return part !== undefined && !holds(part, place);
  };
}

function runningText(document: Document, textOf: (block: Element) => string): RunningText<Element> {
  const running = new RunningText<Element>();
  const paragraphs = document.querySelectorAll('p');
  for (const paragraph of paragraphs) {
    // Of those that are never asked for the browser makes nothing that a script could see.
    if (running.isFull) break;
    running.add(() =>
      isShort(paragraph) ? SHORT : { block: { text: textOf(paragraph) }, around: boxesAround(paragraph) },
    );
  }
  return running;
}

const SHORT = { block: { text: '' }, around: [] };

/** A paragraph is read with a space for each line break: with fewer letters than that it has no text to run. */
function isShort({ textContent }: Element): boolean {
  return textContent.length < LEAST_LENGTH / 2;
}

function boxesAround(paragraph: Element): Element[] {
  const around: Element[] = [];
  let box = paragraph.parentElement;
  for (; box !== null && around.length < BOXES_OF_PARAGRAPH; box = box.parentElement)
    if (!IMPLIED_ELEMENTS.has(nameOf(box))) around.push(box);
  return around;
}

/** A shadow root stands where its host does. A frame has a text of its own, and so is never away from this one. */
function holds(part: Element, place: Element): boolean {
  if (place.ownerDocument !== part.ownerDocument) return true;
  let inside: Element | undefined = place;
  while (inside !== undefined && !part.contains(inside)) inside = hostOf(inside);
  return inside !== undefined;
}

function hostOf(element: Element): Element | undefined {
  const root = element.getRootNode();
  return 'host' in root ? (root.host as Element) : undefined;
}
