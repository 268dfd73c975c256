import { foldSpaces } from './fold-text';
import type { PageElement } from './page-element';
import { READER_LIMITS } from './reader-limits';

/** Elements that are parts of a page; the label of an article or an entry of a list is its own title. */
const PARTS: ReadonlySet<string> = new Set([
  ...['section', 'aside', 'nav', 'div', 'ul', 'ol', 'header', 'footer', 'form'],
]);

/** Roles of what is no part of a page. */
const NO_PART = /^(?:img|button|link|article|listitem|group|figure|option|tab)$/;

/** What readers of screens are told that a part of a page is; empty where they are told nothing, or a sentence. */
export function labelOf(element: PageElement): string {
  if (!PARTS.has(element.name) && !element.name.includes('-')) return '';
  const label = element.attribute('aria-label');
  if (label === undefined || label.length > READER_LIMITS.labelLength) return '';
  return NO_PART.test(element.attribute('role') ?? '') ? '' : foldSpaces(label).trim();
}
