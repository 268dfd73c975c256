/** Letters and digits that two titles must share at least, where one is longer. */
const MIN_SHARED_LENGTH = 4;

/** A count of what is new stands before many titles, as in `(3) Inbox`. */
const COUNT = /^\s*[([]\d+\+?[)\]]\s*/;

/** The words of a title, lower case, one space between them. */
export function foldTitle(title: string): string {
  return title
    .replace(COUNT, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Whether two titles are of the same page. The longer one may go on after what both say, with less than that or with
 * one of `siteNames`; before it only such a name may stand, for a title that ends with the whole of the other often
 * ends with the name of its site. That name alone tells no page from another. `siteNames` are folded.
 */
export function isSameTitle(left: string, right: string, siteNames: ReadonlySet<string>): boolean {
  const [shorter = '', longer = ''] = [foldTitle(left), foldTitle(right)].toSorted(
    (one, other) => one.length - other.length,
  );
  if (shorter === '' || isSiteName(shorter, siteNames)) return false;
  if (shorter === longer) return true;
  if (squashed(shorter).length < MIN_SHARED_LENGTH) return false;
  if (longer.startsWith(`${shorter} `)) {
    const after = longer.slice(shorter.length + 1);
    return after.length < shorter.length || isSiteName(after, siteNames);
  }
  return longer.endsWith(` ${shorter}`) && isSiteName(longer.slice(0, -shorter.length - 1), siteNames);
}

/** Host names write a site's name in one word. */
function isSiteName(folded: string, siteNames: ReadonlySet<string>): boolean {
  return siteNames.has(folded) || siteNames.has(squashed(folded));
}

function squashed(folded: string): string {
  return folded.replaceAll(' ', '');
}
