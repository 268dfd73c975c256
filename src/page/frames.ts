import type { Hearing } from './open-declared';
import { IMPLIED_ELEMENTS, type PageElement } from './page-element';
import { NO_HEADS } from './part-headings';
import { BOXES_OF_PARAGRAPH } from './running-text';
import { enterElement, type Surroundings } from './surroundings';
import type { Stretch } from './text-blocks';

/** More elements than any page has; `Infinity` would be an object of its own in each frame. */
const NO_END = 1_000_000_000;

/** An element that is open. */
export interface Frame {
  /** Its own number. */
  begin: number;
  element: PageElement;
  opening: Hearing;
  isSilent: boolean;
  /** Of its children, and what they know it by; both known once somebody asked. */
  around: Surroundings<Stretch> | undefined;
  stretch: Stretch | undefined;
}

/** Few elements are pictures, so what surrounds them is only worked out for those that are. */
export function surroundingsIn(
  frames: readonly Frame[],
  outermost: Surroundings<Stretch>,
): Surroundings<Stretch> {
  let known = frames.length - 1;
  while (known >= 0 && frames[known]?.around === undefined) known -= 1;
  let around = frames[known]?.around ?? outermost;
  for (known += 1; known < frames.length; known += 1) {
    const frame = frames[known];
    if (frame === undefined) break;
    around = enterElement(around, frame.element, stretchOf(frame));
    frame.around = around;
  }
  return around;
}

/** All that is kept of an element once it is closed: pictures find their texts by it. */
function stretchOf(frame: Frame): Stretch {
  frame.stretch ??= openStretch(frame.begin);
  return frame.stretch;
}

/** The stretch of an element that is open: its end is not known yet. */
export function openStretch(begin: number): Stretch {
  return { begin, end: NO_END, caption: undefined };
}

/** The innermost element that is open, and the one around it where that may hold nothing but a heading. */
export function aroundHeading(frames: readonly Frame[]): Stretch[] {
  const innermost = frames.at(-1);
  const outer = frames.at(-2);
  if (innermost === undefined) return [];
  const isPart = NO_HEADS.has(innermost.element.name) || outer === undefined;
  return isPart ? [stretchOf(innermost)] : [stretchOf(innermost), stretchOf(outer)];
}

/** The innermost elements that are open, nearest first, as many as count for a paragraph. */
export function aroundParagraph(frames: readonly Frame[]): Stretch[] {
  const around: Stretch[] = [];
  for (let index = frames.length - 1; index >= 0 && around.length < BOXES_OF_PARAGRAPH; index -= 1) {
    const frame = frames[index];
    if (frame && !IMPLIED_ELEMENTS.has(frame.element.name)) around.push(stretchOf(frame));
  }
  return around;
}
