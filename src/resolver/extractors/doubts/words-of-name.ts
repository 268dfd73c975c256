/** What a bundler adds, in lower case: `share-kq7zc2ln.png`. Digits stand at the end of words that people write, and a hexadecimal number is one of a thing. */
const HASH = /^(?=\w*\d[a-z])(?=\w*[g-z])\w{8}$/;

/** The words of a file name, lower case, also of `camelCase`; numbers, sizes and hashes are none. */
export function wordsOfName(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !/^\d+(?:x\d+)?$/.test(word) && !HASH.test(word));
}

/** Letters; a shorter word ends many others. */
const LEAST_AT_END = 4;

/** Whether a word is one of these, or ends with one, as in languages that write such things in one word: `Kaaskaart`. */
export function isOrEndsAs(word: string, words: readonly string[]): boolean {
  return words.some((one) => word === one || (one.length >= LEAST_AT_END && word.endsWith(one)));
}
