import type { OwnerOf } from './owner-of';
import { LINKS, TITLES } from './names-of-members';

/** Things that a list has at least. */
const MIN_ENTRIES = 5;

/** A picture's caption is no title of a thing. In small letters. */
const TITLE: ReadonlySet<string> = new Set([...TITLES, 'subject', 'productname', 'product_name']);

const LINK: ReadonlySet<string> = new Set(LINKS.map((name) => name.toLowerCase()));

/** Whether all items are objects with a title of their own. */
export function isListOfThings(items: readonly unknown[]): boolean {
  const isTitled = (item: unknown) =>
    typeof item === 'object' &&
    item !== null &&
    Object.entries(item).some(
      ([name, value]) => TITLE.has(name.toLowerCase()) && typeof value === 'string' && value.length >= 4,
    );
  return items.length >= leastOf(items) && items.every(isTitled);
}

/** Pages of others that a list names at least. */
const MIN_OTHERS = 3;

/** Whether all items have a title and are of other pages each: what an article recommends, under whatever name. */
export function isListOfOtherPages(items: readonly unknown[], ownerOf: OwnerOf): boolean {
  const isOther = (item: unknown) =>
    typeof item === 'object' &&
    item !== null &&
    !Array.isArray(item) &&
    TITLES.some((name) => typeof Object(item)[name] === 'string') &&
    ownerOf(item as Readonly<Record<string, unknown>>, '') === 'other';
  return items.length >= MIN_OTHERS && items.every(isOther);
}

/** Of a list whose entries lead to their own pages, and of any. */
function leastOf(items: readonly unknown[]): number {
  const leadsOn = (item: unknown) =>
    typeof item === 'object' &&
    item !== null &&
    Object.entries(item).some(([name, value]) => LINK.has(name.toLowerCase()) && PAGE.test(addressOf(value)));
  return items.every(leadsOn) ? 3 : MIN_ENTRIES;
}

/** As it is written, or in an object, as Drupal does: `path: { alias: "/agenda/story-hour" }`. */
function addressOf(value: unknown): string {
  const { alias = value } = Object(value) as { alias?: unknown };
  return typeof alias === 'string' ? alias : '';
}

const PAGE = /^(?:https?:\/\/[^/]+)?\/[^\s.]+(?:\.html?|\/)?$/;
