import type { LinkBehind } from '../resolver/page-snapshot';
import { SNAPSHOT_LIMITS } from '../resolver/page-snapshot';
import { FoldedText, foldSpaces } from './fold-text';
import { leadsNowhere } from './leads-nowhere';
import { SILENT_ELEMENTS, WRAPPERS } from './page-element';
import { HEADINGS } from './part-headings';

/** Characters: of a title, of one where a character is a word, of a text that is looked at. */
const LENGTH = { title: 12, eastAsianTitle: 6, text: 40 } as const;

/** The same without spaces, which some sites write between tags: of what may stand before and right behind the link. */
const LETTERS = { before: 36, behind: 2 } as const;

/** Characters of a description that are folded, of which some may be spaces. */
const MOST_FOLDED = 200;

const SPACES = /\s+/g;

/** Boxes around the picture that may end before the link: mostly one that gives it its shape, and two more, as in Shopify's own theme. */
const MOST_BOXES = 3;

/** Elements that may begin before the link: a grid of empty ones may have thousands. */
const MOST_ELEMENTS = 24;

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** `tree.jpg`, `Download (388 KB)`: the file of the picture itself. */
const OF_FILE = /\.(?:jpe?g|png|gif|webp)$|\d\s?[KM]i?B\b/i;

/** Another picture, a caption or a part of the page: a link in there is none of this picture's. */
const ENDS: ReadonlySet<string> = new Set([
  ...SILENT_ELEMENTS,
  ...['img', 'picture', 'source', 'video', 'audio', 'iframe', 'object', 'embed', 'figcaption', 'figure'],
  ...['h1', 'hr', 'ul', 'ol', 'table', 'tr', 'form', 'input', 'select', 'textarea'],
  ...['article', 'section', 'main', 'aside', 'footer', 'nav'],
]);

/** Whether a style has the address of a picture. */
export function hasOwnBackground(style: string | undefined): boolean {
  return style !== undefined && style.includes('url(');
}

/**
 * Waits behind a picture that no link stands around for the one that is the title of what it shows: a card of another page. A
 * caption is such a title where the link is all of it and says what the picture is described as; mostly it names who took it.
 */
export class LinkWaiter {
  private readonly description: string;
  /** Texts before and right behind the link; behind most pictures none comes, and a page has thousands of those. */
  private before: FoldedText | undefined;
  private behind: FoldedText | undefined;
  private boxesLeft = MOST_BOXES;
  private elementsLeft = MOST_ELEMENTS;
  /** Headings that have begun behind the picture and are open. */
  private headings = 0;
  private title: FoldedText | undefined;
  private href = '';
  private found: LinkBehind | undefined;
  /** No element has ended behind the link. */
  private isRightBehind = true;
  private isOver = false;
  private isCaption = false;

  /** For a picture that is described so. */
  constructor(described: string | undefined) {
    this.description = described ?? '';
  }

  /** Whether there is nothing more to wait for. */
  get isDone(): boolean {
    return this.isOver;
  }

  /** Where it leads; undefined where there is none. */
  get link(): LinkBehind | undefined {
    return this.found;
  }

  hear(piece: string, isEncoded: boolean): void {
    if (this.title) return this.title.add(piece, isEncoded);
    const letters = piece.replace(SPACES, '');
    if (letters === '') return;
    if (this.found) {
      this.behind ??= new FoldedText(LETTERS.behind);
      this.behind.add(letters, isEncoded);
      if (!this.behind.isFull) return;
      // A sentence that begins with a link is no title.
      if (this.isRightBehind || this.isCaption) this.found = undefined;
      this.isOver = true;
    } else {
      this.before ??= new FoldedText(LETTERS.before);
      this.before.add(letters, isEncoded);
      this.isOver = this.before.isFull || this.isCaption;
    }
  }

  /** Says that an element begins behind the picture. */
  enter(name: string, attribute: (name: string) => string | undefined): void {
    this.elementsLeft -= 1;
    this.isCaption ||= name === 'figcaption' && this.mayBeTitle;
    if (name === 'figcaption' && this.isCaption) return;
    this.isOver = this.isPast(name, attribute);
    if (this.isOver) return;
    if (HEADINGS.has(name)) this.headings += 1;
    const href = name === 'a' && !this.title ? attribute('href') : undefined;
    if (href === undefined || leadsNowhere(href)) return;
    this.title = new FoldedText(LENGTH.text);
    this.href = href;
  }

  /** Says that an element ends which has begun behind the picture. */
  leaveInside(name: string): void {
    if (name === 'figcaption') this.isOver = true;
    else if (this.found) this.isRightBehind = false;
    else if (name === 'a' && this.title) this.endTitle(this.title.text);
    else if (HEADINGS.has(name)) this.headings -= 1;
  }

  /** Says that an element ends which the picture stands in. */
  leave(name: string): void {
    if (this.found && !WRAPPERS.has(name)) this.found.isCard = true;
    if (!WRAPPERS.has(name)) this.boxesLeft -= 1;
    if (this.title || this.boxesLeft < 0 || this.found?.isCard) this.isOver = true;
  }

  /** Whether a caption that begins now may be the title. */
  private get mayBeTitle(): boolean {
    return this.found === undefined && this.before === undefined && startOf(this.description) !== '';
  }

  private isPast(name: string, attribute: (name: string) => string | undefined): boolean {
    if (this.found !== undefined || this.elementsLeft < 0 || ENDS.has(name)) return true;
    return hasOwnBackground(attribute('style'));
  }

  /** A caption says what the picture shows, however short. */
  private isTooShort(text: string): boolean {
    const least = EAST_ASIAN.test(text) ? LENGTH.eastAsianTitle : LENGTH.title;
    return !this.isCaption && text.length < least;
  }

  /** What is too short for a title is one more word before it, such as that of a section. */
  private endTitle(text: string): void {
    this.title = undefined;
    const isOther = this.isCaption && startOf(text) !== startOf(this.description);
    if (isOther) this.isOver = true;
    else if (this.isTooShort(text) || OF_FILE.test(text)) this.hear(text, false);
    else if (this.href.length > SNAPSHOT_LIMITS.attributeLength) this.isOver = true;
    else this.found = { href: this.href, isHeading: this.headings > 0, isCard: this.isCaption };
  }
}

/** As far as a text is looked at, so that two can be compared. */
function startOf(text: string): string {
  return foldSpaces(text.slice(0, MOST_FOLDED))
    .trim()
    .slice(0, LENGTH.text)
    .trimEnd()
    .replaceAll('’', "'")
    .toLowerCase();
}
