import { READER_LIMITS } from './reader-limits';

/** Headings of parts of a page; the first level is the page's own title and ends the search for others. */
export const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Elements that are parts of a page or things, and no boxes for a heading alone. */
export const NO_HEADS: ReadonlySet<string> = new Set([
  ...['section', 'article', 'aside', 'nav', 'footer', 'main', 'figure', 'li', 'td', 'noscript', 'template'],
]);

/** Elements in one that does nothing but hold a heading, the heading among them and no picture: it heads what stands beside that. */
export const MOST_IN_HEAD = 4;

/** A heading that stands above a picture. */
export interface HeadingAbove {
  name: string;
  text: string;
}

/**
 * The texts of the nearest headings, each of a higher level than those before it, as far as the page's own title; long
 * ones head no part.
 */
export function chooseHeadings(above: Iterable<HeadingAbove>): string[] {
  const texts: string[] = [];
  let level = 'h7';
  for (const { name, text } of above) {
    if (name === 'h1') break;
    // One beside it: of the card before.
    if (name >= level) continue;
    level = name;
    if (text !== '' && text.length <= READER_LIMITS.labelLength) texts.push(text);
    if (texts.length >= READER_LIMITS.headings) break;
  }
  return texts;
}
