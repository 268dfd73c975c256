/**
 * Whether a text has one of these names, and not as a word of the page's title: on a page about a bullet train the
 * picture `bullet-train.jpg` is no bullet. `titleWords` are in lower case, and so is the text.
 */
export function bearsName(names: RegExp, text: string, titleWords: ReadonlySet<string>): boolean {
  if (!names.test(text)) return false;
  let rest = text;
  for (const word of titleWords) rest = rest.replaceAll(word, '');
  return names.test(rest);
}
