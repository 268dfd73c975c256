import type { LinkBehind } from '../resolver/page-snapshot';
import { hasOwnBackground, LinkWaiter } from './link-behind';
import type { PageElement } from './page-element';
import { type TextBeside, textBeside } from './text-beside';

/** What stands right behind a picture. */
export interface BehindPicture {
  /** Whether the text begins as the picture is described. */
  isNamed: boolean;
  link: LinkBehind | undefined;
}

/** Whether anything is looked for behind an element: a picture, or one that has a picture behind it by its own style. */
export function isWaitedBehind(element: Pick<PageElement, 'name' | 'attribute'>): boolean {
  return element.name === 'img' || hasOwnBackground(element.attribute('style'));
}

/** Waits for what stands behind one picture, and is told what follows it in document order. */
export class BehindWaiter {
  private readonly text: TextBeside | undefined;
  private readonly link: LinkWaiter | undefined;

  /** For a picture, and the address of the link around it, empty where there is none. */
  constructor(picture: Pick<PageElement, 'attribute'>, linkAround: string) {
    this.text = textBeside(picture.attribute('alt'));
    this.link = linkAround === '' ? new LinkWaiter(picture.attribute('alt')) : undefined;
  }

  /** Whether there is nothing more to wait for. */
  get isDone(): boolean {
    return this.text?.isDone !== false && this.link?.isDone !== false;
  }

  get answer(): BehindPicture {
    return { isNamed: this.text?.isNamed ?? false, link: this.link?.link };
  }

  hear(piece: string, isEncoded: boolean): void {
    if (this.text?.isDone === false) this.text.hear(piece, isEncoded);
    if (this.link?.isDone === false) this.link.hear(piece, isEncoded);
  }

  /** Says that an element begins behind the picture. */
  enter(element: Pick<PageElement, 'name' | 'attribute'>): void {
    if (this.text?.isDone === false) this.text.enter(element.name);
    if (this.link?.isDone === false) this.link.enter(element.name, (name) => element.attribute(name));
  }

  /** Says that an element ends which has begun behind the picture. */
  leaveInside(name: string): void {
    if (this.link?.isDone === false) this.link.leaveInside(name);
  }

  /** Says that an element ends which the picture stands in. */
  leave(name: string): void {
    if (this.text?.isDone === false) this.text.leave(name);
    if (this.link?.isDone === false) this.link.leave(name);
  }
}

/** The waiter behind the last picture of a document that is still being read. */
export class BehindLastPicture {
  private waiter: BehindWaiter | undefined;
  /** Elements that have begun behind the picture, itself among them, and are open. */
  private opened = 0;

  get isWaiting(): boolean {
    return this.waiter !== undefined;
  }

  /** Begins to wait behind a picture; tells how to ask, later, what stands there. */
  waitBehind(picture: PageElement, linkAround: string): () => BehindPicture {
    // What is asked for by its name is decoded anew until all have been read, as they are of any picture.
    picture.attributeNames();
    const waiter = new BehindWaiter(picture, linkAround);
    [this.waiter, this.opened] = [waiter, 0];
    this.forgetIfDone();
    return () => waiter.answer;
  }

  /** Before anything is made of an element that begins. */
  enter(element: PageElement): void {
    this.waiter?.enter(element);
    this.forgetIfDone();
  }

  entered(): void {
    this.opened += 1;
  }

  leave(name: string): void {
    this.opened -= 1;
    if (this.opened >= 0) this.waiter?.leaveInside(name);
    else {
      this.opened = 0;
      this.waiter?.leave(name);
    }
    this.forgetIfDone();
  }

  hear(piece: string, isEncoded: boolean): void {
    this.waiter?.hear(piece, isEncoded);
    this.forgetIfDone();
  }

  private forgetIfDone(): void {
    if (this.waiter?.isDone) this.waiter = undefined;
  }
}
