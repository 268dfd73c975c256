/** The next sign that opens, closes or begins a text. */
const SIGN = /[{}[\]"']/g;

/**
 * How many characters the object or list at the start takes; all where it does not end. Code may stand behind it. A
 * text that does not end is one, too: looked for again from each quote inside it, its end would cost a square.
 */
export function lengthOfValue(text: string): number {
  let depth = 0;
  SIGN.lastIndex = 0;
  for (let sign = SIGN.exec(text); sign !== null; sign = SIGN.exec(text)) {
    const [character] = sign;
    if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else SIGN.lastIndex = endOfText(text, sign.index, character);
    if (depth === 0) return sign.index + 1;
  }
  return text.length;
}

/** Behind the quote that ends the text which begins here. */
function endOfText(text: string, start: number, quote: string): number {
  let end = text.indexOf(quote, start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf(quote, end + 1);
  return end < 0 ? text.length : end + 1;
}

function isEscaped(text: string, at: number): boolean {
  let start = at;
  while (text[start - 1] === '\\') start -= 1;
  return (at - start) % 2 === 1;
}
