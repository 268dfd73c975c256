import { READER_LIMITS } from './reader-limits';

const [TAB, LINE_FEED, FORM_FEED, CARRIAGE_RETURN, SPACE] = [9, 10, 12, 13, 32];
const [OPEN_BRACE, BRACE_BIT] = [123, 32];
const [DOUBLE_QUOTE, SINGLE_QUOTE, SLASH, EQUALS, GREATER] = [34, 39, 47, 61, 62];

/** Numbers that a place takes. */
export const PLACE = 4;
/** Of attributes whose places are kept; hardly any tag has more. */
export const MOST_PLACES = 48;

/**
 * Walks over the attributes of a tag (HTML standard, from the state "before attribute name" on) and tells where each
 * stands in the text. One scanner serves all tags: an object for each would cost more than the walk.
 */
export class AttributeScanner {
  text = '';
  /** After the tag's name. */
  start = 0;
  nameStart = 0;
  nameEnd = 0;
  /** Empty where the attribute has no value. */
  valueStart = 0;
  valueEnd = 0;
  /** After the last attribute: where that ended, and where the `>` stands; -1 where the text ends before it. */
  rest = 0;
  end = -1;
  /** One bit for each first letter, and for each length, of the names so far; both by their last five bits. */
  letters = 0;
  lengths = 0;
  /** Whether a value begins as JSON does. */
  holdsData = false;
  /** Attributes so far, and where the first of them stand: each by the two ends of its name and of its value. */
  count = 0;
  readonly places = new Int32Array(PLACE * MOST_PLACES);
  private at = 0;

  /** Goes to where a tag's name ends. */
  begin(text: string, at: number): void {
    this.text = text;
    this.start = at;
    this.at = at;
    this.letters = 0;
    this.lengths = 0;
    this.holdsData = false;
    this.count = 0;
  }

  /** Whether there is one more attribute. */
  next(): boolean {
    const { text } = this;
    const start = skipBetween(text, this.at);
    const first = text.charCodeAt(start);
    if (first === GREATER || start >= text.length) {
      this.rest = this.at;
      this.end = first === GREATER ? start : -1;
      return false;
    }
    const nameEnd = endOfAttributeName(text, start + 1);
    this.nameStart = start;
    this.nameEnd = nameEnd;
    this.letters |= bitOf(first);
    this.lengths |= bitOf(nameEnd - start);
    this.at = this.readValue(skipSpace(text, nameEnd));
    this.end = -1;
    if (this.at < 0) return false;
    this.keepPlace();
    return true;
  }

  private keepPlace(): void {
    if (this.count < MOST_PLACES) {
      const first = PLACE * this.count;
      this.places[first] = this.nameStart;
      this.places[first + 1] = this.nameEnd;
      this.places[first + 2] = this.valueStart;
      this.places[first + 3] = this.valueEnd;
    }
    this.count += 1;
  }

  /** Where to go on; -1 where the text ends inside of a value. */
  private readValue(at: number): number {
    const { text, nameEnd } = this;
    if (text.charCodeAt(at) !== EQUALS) {
      this.valueStart = nameEnd;
      this.valueEnd = nameEnd;
      return at;
    }
    const start = skipSpace(text, at + 1);
    const code = text.charCodeAt(start);
    if (code !== DOUBLE_QUOTE && code !== SINGLE_QUOTE) {
      this.valueStart = start;
      this.valueEnd = endOfBareValue(text, start);
      return this.valueEnd;
    }
    this.valueStart = start + 1;
    this.valueEnd = text.indexOf(code === DOUBLE_QUOTE ? '"' : "'", start + 1);
    if (this.valueEnd - start > READER_LIMITS.dataLeastLength && this.isData()) this.holdsData = true;
    return this.valueEnd < 0 ? -1 : this.valueEnd + 1;
  }

  /** Calls and lists are looked for where libraries have them: `x-data`, `ng-init`, `data-…s`. */
  private isData(): boolean {
    const { text, nameStart, nameEnd, valueStart, valueEnd } = this;
    if (beginsData(text, valueStart) || text.startsWith('%7B%22', valueStart)) return true;
    const last = text.charCodeAt(nameEnd - 1) | CASE_BIT;
    if (!ENDS.has(last) || !BEGINNINGS.has(text.charCodeAt(nameStart) | CASE_BIT)) return false;
    const value = text.slice(valueStart, Math.min(valueEnd, valueStart + MOST_LOOKED_AT));
    return CALL.test(value) || MEMBERS.test(value);
  }
}

const CASE_BIT = 0x20;
/** Of `x-data`, `ng-init`, `data-images`, `data-gallery`: first letters and last ones. */
const BEGINNINGS: ReadonlySet<number> = new Set([...'xnd'].map((letter) => letter.charCodeAt(0)));
const ENDS: ReadonlySet<number> = new Set([...'asyt'].map((letter) => letter.charCodeAt(0)));

/** Characters of a value. */
const MOST_LOOKED_AT = 500;
const CALL = /^\s*[\w$.]{1,60}\s*[(=]\s*(?:JSON\.parse\()?'?[{[]/;
const MEMBERS = /^[^\s"'<>{}()]+\.(?:jpe?g|png|webp|avif)\s*[,|;]/i;

/** The bit that stands for a letter, in either case, or for a length. */
export function bitOf(number: number): number {
  return 1 << (number & 31);
}

/** Nearly all characters are letters, which the first comparison tells. */
function isSpace(code: number): boolean {
  if (code > SPACE) return false;
  return (
    code === SPACE || code === LINE_FEED || code === TAB || code === CARRIAGE_RETURN || code === FORM_FEED
  );
}

/** `{` and `[` differ in one bit. */
function beginsData(text: string, start: number): boolean {
  return (text.charCodeAt(skipSpace(text, start)) | BRACE_BIT) === OPEN_BRACE;
}

/** Whether a tag's name may end with this: white space, `/` or `>`. */
export function endsName(code: number): boolean {
  return code === GREATER || code === SLASH || isSpace(code);
}

/** Where the tag's name ends that begins at `start`; the length of the text where it goes on past it. */
export function endOfName(text: string, start: number): number {
  let at = start;
  while (at < text.length && !endsName(text.charCodeAt(at))) at += 1;
  return at;
}

function skipBetween(text: string, start: number): number {
  let at = start;
  for (let code = text.charCodeAt(at); isSpace(code) || code === SLASH; code = text.charCodeAt(at)) at += 1;
  return at;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

function endOfAttributeName(text: string, start: number): number {
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= GREATER && (code === EQUALS || endsName(code))) return at;
  }
  return text.length;
}

function endOfBareValue(text: string, start: number): number {
  let at = start;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === GREATER || isSpace(code)) break;
  }
  return at;
}
