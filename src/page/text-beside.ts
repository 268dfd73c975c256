import { FoldedText, foldSpaces } from './fold-text';
import { SILENT_ELEMENTS, WRAPPERS } from './page-element';

/** Characters of a description that may be a name. */
const LENGTH = { least: 4, most: 60 } as const;

/** Another picture, a paragraph or a caption, a list or a part of the page: what follows speaks of something else, or in sentences. */
const ENDS: ReadonlySet<string> = new Set([
  ...SILENT_ELEMENTS,
  ...['img', 'picture', 'source', 'video', 'audio', 'iframe', 'svg', 'p', 'figcaption', 'figure', 'h1', 'hr'],
  ...['ul', 'ol', 'dl', 'table', 'tr', 'form', 'input', 'select', 'textarea'],
  ...['article', 'section', 'main', 'aside', 'header', 'footer', 'nav'],
]);

/** Waits for the text right behind a picture, to tell whether it begins as the picture is described: a name in a byline. */
export class TextBeside {
  private readonly described: string;
  private readonly text: FoldedText;
  /** Elements around the picture that may end before the text, beside mere wrappers. */
  private boxesLeft = 1;
  private isOver = false;

  constructor(described: string) {
    this.described = described;
    this.text = new FoldedText(described.length);
  }

  /** Whether there is nothing more to wait for. */
  get isDone(): boolean {
    return this.isOver || this.text.isFull;
  }

  hear(piece: string, isEncoded: boolean): void {
    this.text.add(piece, isEncoded);
  }

  /** Says that an element begins behind the picture. */
  enter(name: string): void {
    if (ENDS.has(name)) this.isOver = true;
    else this.text.add(' ');
  }

  /** Says that an element ends which the picture stands in. */
  leave(name: string): void {
    if (!WRAPPERS.has(name)) this.boxesLeft -= 1;
    if (this.boxesLeft < 0) this.isOver = true;
  }

  get isNamed(): boolean {
    return this.text.text.toLowerCase() === this.described;
  }
}

/** What waits behind a picture that is described so; undefined where the description cannot be a name. */
export function textBeside(alt: string | undefined): TextBeside | undefined {
  // Most pictures are described by nothing, at length or by a number, and are asked no further.
  if (alt === undefined || alt.length > 2 * LENGTH.most || /\d/.test(alt)) return undefined;
  const described = foldSpaces(alt).trim().toLowerCase();
  const mayBeName = described.length >= LENGTH.least && described.length <= LENGTH.most;
  return mayBeName ? new TextBeside(described) : undefined;
}
