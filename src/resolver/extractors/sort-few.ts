const FEW = 8;

/** As `toSorted`, whose working memory for two or three files of a picture is many times larger than they are. */
export function sortFew<T>(items: readonly T[], compare: (left: T, right: T) => number): T[] {
  if (items.length > FEW) return items.toSorted(compare);
  // A copy, since a list that grows from nothing holds room for sixteen.
  const sorted = items.slice();
  for (let index = 1; index < sorted.length; index += 1) sink(sorted, index, compare);
  return sorted;
}

/** Puts an item of a list behind all before it that are not greater. */
function sink<T>(items: T[], index: number, compare: (left: T, right: T) => number): void {
  const item = items[index] as T;
  let at = index;
  for (; at > 0; at -= 1) {
    const before = items[at - 1] as T;
    // Of two that cannot be compared, as two sizes without end, neither is greater.
    if (!(compare(before, item) > 0)) break;
    items[at] = before;
  }
  items[at] = item;
}
