/** Whether all letters of a text are Latin ones: words of other scripts may stand without spaces. */
export function hasOnlyLatinLetters(text: string): boolean {
  return /^[\p{Script=Latin}\P{L}]*$/u.test(text);
}
