/** What a name that a script gives to a file tells of its size. */
const LARGE_NAME =
  /full|large|big|hi-?(?:gh|res)|orig|zoom|max|gro[ot]t|gro(?:ss|ß)|grand|b[uü]y[uü]k|besar|^(?:l|lg|x{1,3}-?l|asli|stort?|suuri|nagy|veliko|bolshoy|du[zż][ey]|velk[ayé])$/i;
const SMALL_NAME =
  /small|thumb|low|tiny|mini|preview|blur|klein|petit|peque|k[uü][cç][uü]k|kecil|^(?:xs|s|sm|liten|lite|pieni|kicsi|kis|malenkiy|ma[lł][eya])$/i;
/** `w800`, `src_1600`: pixels. A number alone is that of a thing. */
const PIXELS = /^(?:w|h|width|size|src|url|img|image|px)[-_]?(\d{3,4})$/i;

/** Names of files in one order, the larger first as far as they tell; the order in which a page writes them says nothing. */
export function largerFirst(names: string[]): string[] {
  return names.length < 2
    ? names
    : names.toSorted((left, right) => sizeNamed(right) - sizeNamed(left) || (left < right ? -1 : 1));
}

/** 1 for a name of a large file, −1 for one of a small file, between for one with pixels; 0 where it tells nothing. */
export function sizeNamed(name: string): number {
  if (SMALL_NAME.test(name)) return -1;
  if (LARGE_NAME.test(name)) return 1;
  return Number(PIXELS.exec(name)?.[1] ?? 0) / 10_000;
}
