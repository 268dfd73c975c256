/** What a name that a script gives to a file tells of its size. */
const LARGE_NAME = /full|large|big|hi-?(?:gh|res)|orig|zoom|max/i;
const SMALL_NAME = /small|thumb|low|tiny|mini|preview|blur/i;

/** Names of files in one order, the larger first as far as they tell; the order in which a page writes them says nothing. */
export function largerFirst(names: string[]): string[] {
  return names.length < 2
    ? names
    : names.toSorted((left, right) => sizeNamed(right) - sizeNamed(left) || (left < right ? -1 : 1));
}

/** 1 for a name of a large file, −1 for one of a small file, 0 where it tells nothing. */
export function sizeNamed(name: string): number {
  return SMALL_NAME.test(name) ? -1 : Number(LARGE_NAME.test(name));
}
