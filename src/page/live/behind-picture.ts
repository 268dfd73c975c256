import { type BehindPicture, BehindWaiter, isWaitedBehind } from '../behind-picture';
import { IMPLIED_ELEMENTS } from '../page-element';
import { dom, nameOf } from './dom-element';
import { ELEMENT, TEXT } from './node-types';

/** What stands right behind a picture, told as the parser of HTML tells it; nothing of one that is not shown itself. */
export function behindPicture(picture: Element, linkAround: string): BehindPicture | undefined {
  const element = dom(picture);
  if (!isWaitedBehind(element) || picture.closest('noscript') !== null) return undefined;
  const waiter = new BehindWaiter(element, linkAround);
  // What stands before a background is in its element.
  const within = picture.firstChild === null ? undefined : enter(picture.firstChild, waiter);
  let inside = within === undefined ? 0 : within.depth + 1;
  for (let node: Node | null = within?.node ?? picture; node !== null && !waiter.isDone; ) {
    const next: Node | null = node.nextSibling;
    if (next === null) {
      node = node.parentElement;
      if (node === null) break;
      leave(node as Element, waiter, inside > 0);
      inside = Math.max(0, inside - 1);
      continue;
    }
    const { node: deepest, depth } = enter(next, waiter);
    node = deepest;
    inside += depth;
  }
  return waiter.answer;
}

/** Tells of a node and of the first ones inside it, down to one that has none. */
function enter(first: Node, waiter: BehindWaiter): { node: Node; depth: number } {
  let node = first;
  for (let depth = 0; ; depth += 1) {
    if (node.nodeType === TEXT) waiter.hear(node.nodeValue ?? '', false);
    if (node.nodeType !== ELEMENT) return { node, depth };
    const element = dom(node as Element);
    if (!IMPLIED_ELEMENTS.has(element.name)) waiter.enter(element);
    const child = waiter.isDone ? null : node.firstChild;
    if (child === null) {
      leave(node as Element, waiter, true);
      return { node, depth };
    }
    node = child;
  }
}

function leave(element: Element, waiter: BehindWaiter, isInside: boolean): void {
  const name = nameOf(element);
  if (IMPLIED_ELEMENTS.has(name)) return;
  if (isInside) waiter.leaveInside(name);
  else waiter.leave(name);
}
