import { AttributeScanner, bitOf, MOST_PLACES, PLACE } from './attribute-scanner';
import { decodeEntities } from './decode-entities';
import { type DataNames, type PageElement, SPEAKS_OF_PICTURES } from './page-element';
import { READER_LIMITS } from './reader-limits';

/** What is known of a tag once it was walked over: all that is kept of it until somebody asks for an attribute. */
export type WrittenTag = Pick<
  AttributeScanner,
  'text' | 'start' | 'rest' | 'end' | 'letters' | 'lengths' | 'holdsData' | 'count' | 'places'
>;

export const NO_ATTRIBUTES: WrittenTag = {
  ...{ text: '>', start: 0, rest: 0, end: 0 },
  ...{ letters: 0, lengths: 0, holdsData: false, count: 0, places: new Int32Array() },
};

/** Whether a tag has no attributes: every name sets a bit. */
export function isBare({ letters }: Pick<WrittenTag, 'letters'>): boolean {
  return letters === 0;
}

const DATA_LETTER = bitOf('d'.charCodeAt(0));
const scanner = new AttributeScanner();

/**
 * An element as its opening tag names it. Most elements of a page are asked about attributes they do not have, so
 * they are only looked at where one of that first letter and that length is there.
 */
export class HtmlTag implements PageElement {
  readonly name: string;
  private readonly text: string;
  private readonly start: number;
  private readonly end: number;
  private readonly holdsData: boolean;
  private readonly letters: number;
  private readonly lengths: number;
  /** Whether it has no attributes. */
  readonly isBare: boolean;
  /** What has walked over it, and knows its places until it walks over the next one. */
  private readonly written: WrittenTag;
  private known: Map<string, string> | undefined;

  constructor(name: string, written: WrittenTag) {
    const { text, start, end, letters, lengths, holdsData } = written;
    this.name = name;
    this.written = written;
    this.holdsData = holdsData;
    this.text = text;
    this.start = start;
    this.end = end;
    this.letters = letters;
    this.lengths = lengths;
    this.isBare = isBare({ letters });
    this.known = undefined;
  }

  /** Characters of all its attributes. */
  get writtenLength(): number {
    return this.end - this.start;
  }

  attribute(name: string): string | undefined {
    const mayBeThere =
      (this.letters & bitOf(name.charCodeAt(0))) !== 0 && (this.lengths & bitOf(name.length)) !== 0;
    if (!mayBeThere) return undefined;
    return this.known === undefined ? this.find(name) : this.known.get(name);
  }

  attributeNames(): Iterable<string> {
    this.known ??= this.readAll();
    return this.known.keys();
  }

  mayBeginWith(letters: number): boolean {
    return (this.letters & letters) !== 0;
  }

  mayHaveOneOf({ lengths, pattern }: DataNames): boolean {
    const mayBeThere = (this.letters & DATA_LETTER) !== 0 && (this.lengths & lengths) !== 0;
    return mayBeThere && pattern.test(this.text.slice(this.start, this.end));
  }

  mayMention(pattern: RegExp): boolean {
    return pattern.test(this.text.slice(this.start, this.end));
  }

  /** Many elements keep data for counters; few of them speak of pictures. */
  get mayHoldData(): boolean {
    return this.holdsData && SPEAKS_OF_PICTURES.test(this.text.slice(this.start, this.end));
  }

  /** Of two with one name the first counts. */
  private find(wanted: string): string | undefined {
    const { text } = this;
    const { places, count } = this.walked();
    for (let first = 0; first < PLACE * Math.min(count, MOST_PLACES); first += PLACE) {
      const [nameStart, nameEnd] = [places[first] ?? 0, places[first + 1] ?? 0];
      if (nameEnd - nameStart !== wanted.length) continue;
      // Nearly all others differ in their first letter, and nearly all names are in small ones.
      if (lowerCase(text.charCodeAt(nameStart)) !== wanted.charCodeAt(0)) continue;
      if (text.startsWith(wanted, nameStart) || text.slice(nameStart, nameEnd).toLowerCase() === wanted)
        return valueBetween(text, places[first + 2] ?? 0, places[first + 3] ?? 0);
    }
    return count > MOST_PLACES ? (this.known ??= this.readAll()).get(wanted) : undefined;
  }

  /** Where its attributes stand: walked over once more where others have come since. */
  private walked(): Pick<WrittenTag, 'places' | 'count'> {
    const { written, text, start } = this;
    if (written.start === start && written.text === text) return written;
    scanner.begin(text, start);
    while (scanner.next());
    return scanner;
  }

  private readAll(): Map<string, string> {
    const { text } = this;
    const attributes = new Map<string, string>();
    scanner.begin(text, this.start);
    while (attributes.size < READER_LIMITS.attributesRead && scanner.next()) {
      const name = text.slice(scanner.nameStart, scanner.nameEnd).toLowerCase();
      if (!attributes.has(name))
        attributes.set(name, valueBetween(text, scanner.valueStart, scanner.valueEnd));
    }
    return attributes;
  }
}

/** Of a letter's code; another character's is no letter's either way. */
function lowerCase(code: number): number {
  return code | 0x20;
}

function valueBetween(text: string, start: number, end: number): string {
  return decodeEntities(text.slice(start, end), 'attribute');
}
