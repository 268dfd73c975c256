import { bitOf } from './attribute-scanner';

/** An element as both readers see it. */
export interface PageElement {
  /** Local name, lower case. */
  name: string;
  /** The value as written; undefined where the element has no such attribute. */
  attribute(name: string): string | undefined;
  /** Lower case. */
  attributeNames(): Iterable<string>;
  /** False only where it is certain that no attribute's name begins with one of these letters, as `bitOf` tells them. */
  mayBeginWith(letters: number): boolean;
  /** False only where it is certain that none of these attributes is there. */
  mayHaveOneOf(names: DataNames): boolean;
  /** False only where it is certain that no attribute's value has it. */
  mayMention(pattern: RegExp): boolean;
  /** Whether it has no attributes. */
  readonly isBare: boolean;
  /** False only where it is certain that no attribute's value is data. */
  readonly mayHoldData: boolean;
}

/** Names of `data-…` attributes, and by what it shows that an element has none of them. */
export interface DataNames {
  names: readonly string[];
  /** One bit for each length. */
  lengths: number;
  /** What all of them have in common. */
  pattern: RegExp;
}

export function dataNames(names: readonly string[], pattern: RegExp): DataNames {
  return { names, pattern, lengths: names.reduce((bits, name) => bits | bitOf(name.length), 0) };
}

/** What a text about pictures has in it: a file of one, or a name for one. Quotes may be written as HTML has them. */
export const SPEAKS_OF_PICTURES =
  /\.(?:jpe?g|png|webp|avif)\b|(?:image|photo|picture|img|foto)\w{0,8}['"]?(?:&quot;|&#34;|%22)?\s*(?::|%3A)/i;

/** Elements a browser adds where the source leaves them out: they count nowhere, or the readers would differ. */
export const IMPLIED_ELEMENTS: ReadonlySet<string> = new Set(['html', 'head', 'body', 'tbody', 'colgroup']);

/** Elements whose text is no text of the page. */
export const SILENT_ELEMENTS: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript']);

/** Elements of words, of which a long page has tens of thousands: by their data no picture stands behind them. */
export const WORD_ELEMENTS: ReadonlySet<string> = new Set([
  ...['p', 'br', 'wbr', 'b', 'strong', 'em', 'u', 'small', 'sup', 'sub'],
  ...['code', 'kbd', 'mark', 'cite', 'abbr', 'dt', 'tr', 'option'],
  ...['h2', 'h3', 'h4', 'h5', 'h6'],
]);

/** Elements that stand on lines of their own: they part words. */
export const LINES: ReadonlySet<string> = new Set(['br', 'div', 'p', 'li', 'dt', 'dd', 'td']);

/** Elements whose text may tell what a picture beside them shows. */
export const TEXT_BLOCKS: ReadonlySet<string> = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'figcaption',
]);

/** They only wrap a picture; what stands beside it stands outside of them. */
export const WRAPPERS: ReadonlySet<string> = new Set([
  'a',
  'picture',
  'span',
  'noscript',
  'amp-img',
  'button',
  'svg',
  'g',
  'video',
]);
