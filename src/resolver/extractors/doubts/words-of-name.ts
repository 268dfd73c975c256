/** The words of a file name, lower case, also of `camelCase`; numbers and sizes are none. */
export function wordsOfName(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !/^\d+(?:x\d+)?$/.test(word));
}
