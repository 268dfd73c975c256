import type { PageElement } from './page-element';
import { endOfAttributes } from './end-of-attributes';
import { decodeEntities } from './decode-entities';

/** A tag as it is written, with what is known of its attributes' names before any is read. */
export interface WrittenTag {
  /** From the end of the tag's name to the `>`, that included. */
  attributes: string;
  /** One bit for each first letter, and for each length, that a name has; both by their last five bits. */
  letters: number;
  lengths: number;
}

export const NO_ATTRIBUTES: WrittenTag = { attributes: '>', letters: 0, lengths: 0 };

/**
 * An element as its opening tag names it. Most elements of a page are asked about attributes they do not have, so
 * they are only taken apart where one of that first letter and that length is there.
 */
export class HtmlTag implements PageElement {
  readonly name: string;
  private readonly written: string;
  private readonly letters: number;
  private readonly lengths: number;
  private known: Map<string, string> | undefined;

  constructor(name: string, { attributes, letters, lengths }: WrittenTag) {
    this.name = name;
    this.written = attributes;
    this.letters = letters;
    this.lengths = lengths;
  }

  attribute(name: string): string | undefined {
    const mayBeThere =
      (this.letters & bitOf(name.charCodeAt(0))) !== 0 && (this.lengths & bitOf(name.length)) !== 0;
    return mayBeThere ? this.attributes().get(name) : undefined;
  }

  attributeNames(): readonly string[] {
    return [...this.attributes().keys()];
  }

  private attributes(): Map<string, string> {
    this.known ??= attributesOf(this.written);
    return this.known;
  }
}

/** The bit that stands for a letter, in either case, or for a length. */
export function bitOf(number: number): number {
  return 1 << (number & 31);
}

/** By lower-case name; of two with one name the first counts. */
function attributesOf(written: string): Map<string, string> {
  const attributes = new Map<string, string>();
  endOfAttributes(written, 0, (nameStart, nameEnd, valueStart, valueEnd) => {
    const name = written.slice(nameStart, nameEnd).toLowerCase();
    if (attributes.has(name)) return;
    attributes.set(name, decodeEntities(written.slice(valueStart, valueEnd), 'attribute'));
  });
  return attributes;
}
