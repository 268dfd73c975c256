import type { HtmlEvents } from './html-events';
import { AttributeScanner, endOfName, endsName } from './attribute-scanner';
import type { ElementKind } from './element-kinds';
import { HtmlTree } from './html-tree';

/** No character reference is longer. */
const REFERENCE_LENGTH = 40;
/** What is left over and longer than this waits until it has doubled, so that no text is looked at too often. */
const SHORT_REST = 1_024;

/**
 * Reads HTML that arrives in pieces, however they are cut, in the way of the HTML standard as far as a page's facts
 * depend on it: it builds no document, and takes apart only the tags that somebody asks about.
 */
export class HtmlParser {
  private readonly events: HtmlEvents;
  private readonly tree: HtmlTree;
  private readonly scanner = new AttributeScanner();
  /** The element whose text is being read; undefined between tags. */
  private textElement: ElementKind | undefined;
  /** The end of what came so far, where it is the beginning of something. */
  private rest = '';
  private neededLength = 0;

  constructor(events: HtmlEvents) {
    this.events = events;
    this.tree = new HtmlTree(events);
  }

  write(piece: string): void {
    // A text added to another stays two in memory, and is slower to walk over.
    this.rest = this.rest === '' || this.neededLength > 0 ? this.rest + piece : [this.rest, piece].join('');
    if (this.rest.length < this.neededLength) return;
    const text = this.rest;
    this.rest = text.slice(this.read(text, false));
    this.neededLength = this.rest.length > SHORT_REST ? 2 * this.rest.length : 0;
  }

  end(): void {
    this.read(this.rest, true);
    this.rest = '';
    this.tree.end();
  }

  /** Reads as far as it can and answers how far it came. */
  private read(text: string, isLast: boolean): number {
    let at = 0;
    while (at < text.length) {
      const { textElement } = this;
      const next = textElement
        ? this.readText(text, at, isLast, textElement)
        : this.readMarkup(text, at, isLast);
      if (next < 0) return ~next;
      at = next;
    }
    return at;
  }

  /** Where to go on; the complement of a place where more text has to come first. */
  private readMarkup(text: string, start: number, isLast: boolean): number {
    const at = text.indexOf('<', start);
    if (at !== start) return this.readBetween(text, start, at, isLast);
    const end = this.readTag(text, at);
    if (end >= 0) return end;
    if (!isLast) return ~at;
    if (text.length - at <= '</'.length) this.tell(text, at, text.length, false);
    return text.length;
  }

  private readBetween(text: string, start: number, end: number, isLast: boolean): number {
    if (end >= 0) {
      this.tell(text, start, end, true);
      return end;
    }
    const reference = isLast ? -1 : text.lastIndexOf('&');
    const isTorn = reference >= start && text.length - reference < REFERENCE_LENGTH;
    this.tell(text, start, isTorn ? reference : text.length, true);
    return isTorn ? ~reference : text.length;
  }

  /** The place after what begins with `<`, or -1 where the text ends before it. */
  private readTag(text: string, at: number): number {
    const code = text.charCodeAt(at + 1);
    if (isLetter(code)) return this.readOpening(text, at + 1);
    if (code === SLASH) return this.readClosing(text, at + 2);
    if (code === EXCLAMATION) return this.readDeclaration(text, at);
    if (code === QUESTION) return after(text, '>', at);
    if (Number.isNaN(code)) return -1;
    this.tell(text, at, at + 1, false);
    return at + 1;
  }

  private readOpening(text: string, nameStart: number): number {
    const { scanner } = this;
    const start = endOfName(text, nameStart);
    scanner.begin(text, start);
    while (scanner.next());
    const { end } = scanner;
    if (end < 0) return -1;
    const kind = this.tree.kindOf(text.slice(nameStart, start));
    const isText = kind.content !== 'markup' && !this.tree.isForeign;
    this.tree.open(kind, scanner);
    if (isText) this.textElement = kind;
    return end + 1;
  }

  private readClosing(text: string, start: number): number {
    const end = text.indexOf('>', start);
    if (end < 0) return -1;
    if (this.tree.closeLast(text, start, end)) return end + 1;
    if (isLetter(text.charCodeAt(start))) {
      this.tree.close(this.tree.kindOf(text.slice(start, Math.min(end, endOfName(text, start)))));
    }
    return end + 1;
  }

  private readDeclaration(text: string, start: number): number {
    if (text.startsWith('<!--', start)) return this.readComment(text, start);
    // In HTML itself it is a comment like any other that is none, and ends where a tag would.
    const isData = this.tree.isForeign && text.startsWith(DATA_START, start);
    const end = text.indexOf(isData ? DATA_END : '>', start);
    if (end < 0) return -1;
    if (isData) this.tell(text, start + DATA_START.length, end, false);
    return end + (isData ? DATA_END.length : 1);
  }

  private readComment(text: string, start: number): number {
    const end = afterComment(text, start);
    if (end >= 0 && this.tree.isInCode)
      this.events.oncomment(text.slice(start + '<!--'.length, end - '-->'.length));
    return end;
  }

  private readText(text: string, start: number, isLast: boolean, element: ElementKind): number {
    const isEncoded = element.content === 'decoded';
    const end = endOfText(text, start, element);
    const until = end >= 0 ? end : isLast ? text.length : ~end;
    if (end < 0 && isEncoded && !isLast) return ~start;
    this.tell(text, start, until, isEncoded);
    if (end < 0) return isLast ? until : ~until;
    this.textElement = undefined;
    return end;
  }

  private tell(text: string, start: number, end: number, isEncoded: boolean): void {
    if (start < end && this.events.hearsText()) this.events.ontext(text.slice(start, end), isEncoded);
  }
}

const COMMENT_END = /--(!?)>/g;
const [DATA_START, DATA_END] = ['<![CDATA[', ']]>'];
const [EXCLAMATION, SLASH, QUESTION] = [33, 47, 63];

function isLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

function after(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at < 0 ? -1 : at + end.length;
}

/** Past a comment; `<!-->` and `<!--->` are whole ones, `<!--!>` is none. */
function afterComment(text: string, start: number): number {
  COMMENT_END.lastIndex = start + '<!'.length;
  for (let found = COMMENT_END.exec(text); found !== null; found = COMMENT_END.exec(text)) {
    if (found[1] === '' || found.index >= start + '<!--'.length) return COMMENT_END.lastIndex;
    COMMENT_END.lastIndex = found.index + 1;
  }
  return -1;
}

/** Where the end tag of an element begins; the complement of where it may begin once more text has come. */
function endOfText(text: string, start: number, { name, content }: ElementKind): number {
  if (content === 'plain') return ~text.length;
  for (let at = text.indexOf('</', start); at >= 0; at = text.indexOf('</', at + 1)) {
    const end = at + '</'.length + name.length;
    if (end >= text.length) return ~at;
    if (endsName(text.charCodeAt(end)) && text.slice(at + '</'.length, end).toLowerCase() === name) return at;
  }
  return text.endsWith('<') ? ~(text.length - 1) : ~text.length;
}
