/** Things that a list has at least. */
const MIN_ENTRIES = 5;

/** A picture's caption is no title of a thing. */
const TITLE =
  /^(?:title|name|headline|subject|titulo|titre|titolo|tytul|baslik|nombre|nom|nome|titel|product_?name)$/i;

/** Whether all items are objects with a title of their own. */
export function isListOfThings(items: readonly unknown[]): boolean {
  const isTitled = (item: unknown) =>
    typeof item === 'object' &&
    item !== null &&
    Object.entries(item).some(
      ([name, value]) => TITLE.test(name) && typeof value === 'string' && value.length >= 4,
    );
  return items.length >= leastOf(items) && items.every(isTitled);
}

/** Of a list whose entries lead to their own pages, and of any. */
function leastOf(items: readonly unknown[]): number {
  const leadsOn = (item: unknown) =>
    typeof item === 'object' &&
    item !== null &&
    Object.entries(item).some(
      ([name, value]) => LINK.test(name) && typeof value === 'string' && PAGE.test(value),
    );
  return items.every(leadsOn) ? 3 : MIN_ENTRIES;
}

const LINK = /^(?:url|href|link|path|permalink|to|uri|lien|enlace|ruta)$/i;
const PAGE = /^(?:https?:\/\/[^/]+)?\/[^\s.]+(?:\.html?|\/)?$/;
