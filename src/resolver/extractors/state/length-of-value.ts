/** A string that does not end is one, too: looked for again from each quote inside it, its end would cost a square. */
const TOKEN = /[{}[\]]|"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|'(?:[^'\\]|\\[\s\S])*(?:'|\\?$)/g;

/** How many characters the object or list at the start takes; all where it does not end. Code may stand behind it. */
export function lengthOfValue(text: string): number {
  let depth = 0;
  for (const piece of text.matchAll(TOKEN)) {
    if (piece[0] === '{' || piece[0] === '[') depth += 1;
    if (piece[0] === '}' || piece[0] === ']') depth -= 1;
    if (depth === 0) return piece.index + 1;
  }
  return text.length;
}
