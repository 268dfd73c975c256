import type { HtmlEvents } from './html-events';
import { bitOf } from './html-tag';
import { HtmlTree } from './html-tree';
import { endOfAttributes, endOfName, endsName } from './end-of-attributes';
import { decodeEntities } from './decode-entities';

/** Elements whose content is text up to their own end tag; of those that say so, references in it are decoded. */
const TEXT_ELEMENTS: ReadonlyMap<string, 'raw' | 'decoded'> = new Map([
  ...['script', 'style', 'iframe', 'noembed', 'noframes', 'xmp'].map((name) => [name, 'raw'] as const),
  ...['title', 'textarea'].map((name) => [name, 'decoded'] as const),
]);
/** It never ends. */
const PLAIN_TEXT = 'plaintext';

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
  /** The element whose text is being read; empty between tags. */
  private textElement = '';
  /** The end of what came so far, where it is the beginning of something. */
  private rest = '';
  private neededLength = 0;

  constructor(events: HtmlEvents) {
    this.events = events;
    this.tree = new HtmlTree(events);
  }

  write(piece: string): void {
    this.rest += piece;
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
      const next =
        this.textElement === '' ? this.readMarkup(text, at, isLast) : this.readText(text, at, isLast);
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

  private readOpening(text: string, start: number): number {
    const nameEnd = endOfName(text, start);
    let [letters, lengths] = [0, 0];
    const end = endOfAttributes(text, nameEnd, (from, to) => {
      letters |= bitOf(text.charCodeAt(from));
      lengths |= bitOf(to - from);
    });
    if (end < 0) return -1;
    const name = text.slice(start, nameEnd).toLowerCase();
    const isForeign = this.tree.isForeign;
    this.tree.open(name, { attributes: text.slice(nameEnd, end + 1), letters, lengths });
    if (!isForeign && (TEXT_ELEMENTS.has(name) || name === PLAIN_TEXT)) this.textElement = name;
    return end + 1;
  }

  private readClosing(text: string, start: number): number {
    const code = text.charCodeAt(start);
    const end = text.indexOf('>', start);
    if (end >= 0 && isLetter(code)) {
      this.tree.close(text.slice(start, Math.min(end, endOfName(text, start))).toLowerCase());
    }
    return end < 0 ? -1 : end + 1;
  }

  private readDeclaration(text: string, start: number): number {
    if (text.startsWith('<!--', start)) return afterComment(text, start);
    const isData = text.startsWith(DATA_START, start);
    const end = text.indexOf(isData ? DATA_END : '>', start);
    if (end < 0) return -1;
    if (isData && this.tree.isForeign) this.tell(text, start + DATA_START.length, end, false);
    return end + (isData ? DATA_END.length : 1);
  }

  private readText(text: string, start: number, isLast: boolean): number {
    const isDecoded = TEXT_ELEMENTS.get(this.textElement) === 'decoded';
    const end = endOfText(text, start, this.textElement);
    const until = end >= 0 ? end : isLast ? text.length : ~end;
    if (end < 0 && isDecoded && !isLast) return ~start;
    this.tell(text, start, until, isDecoded);
    if (end < 0) return isLast ? until : ~until;
    this.textElement = '';
    return end;
  }

  private tell(text: string, start: number, end: number, isDecoded: boolean): void {
    if (start >= end || !this.events.hearsText()) return;
    const piece = text.slice(start, end);
    this.events.ontext(isDecoded ? decodeEntities(piece, 'text') : piece);
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

/** Where the end tag of `name` begins; the complement of where it may begin once more text has come. */
function endOfText(text: string, start: number, name: string): number {
  if (name === PLAIN_TEXT) return ~text.length;
  for (let at = text.indexOf('</', start); at >= 0; at = text.indexOf('</', at + 1)) {
    const end = at + '</'.length + name.length;
    if (end >= text.length) return ~at;
    if (endsName(text.charCodeAt(end)) && text.slice(at + '</'.length, end).toLowerCase() === name) return at;
  }
  return text.endsWith('<') ? ~(text.length - 1) : ~text.length;
}
