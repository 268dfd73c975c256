const [DOUBLE_QUOTE, SINGLE_QUOTE, BACKSLASH] = [34, 39, 92];
/** Brackets and braces: `[` and `{` differ in one bit, and so do `]` and `}`. */
const [OPEN, CLOSE, BRACE_BIT] = [123, 125, 32];

/**
 * How many characters the object or list at the start takes; all where it does not end. Code may stand behind it. A
 * text that does not end is one, too: looked for again from each quote inside it, its end would cost a square.
 */
export function lengthOfValue(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isQuote = code === DOUBLE_QUOTE || code === SINGLE_QUOTE;
    if (!isQuote && code < OPEN - BRACE_BIT) continue;
    const sign = code | BRACE_BIT;
    if (!isQuote && sign !== OPEN && sign !== CLOSE) continue;
    if (sign === OPEN) depth += 1;
    if (sign === CLOSE) depth -= 1;
    if (depth === 0) return at + 1;
    if (isQuote) at = endOfText(text, at, code === DOUBLE_QUOTE ? '"' : "'");
  }
  return text.length;
}

/** Where the quote stands that ends the text which begins here; the last place where none does. */
function endOfText(text: string, start: number, quote: string): number {
  let end = text.indexOf(quote, start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf(quote, end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let start = at;
  while (text.charCodeAt(start - 1) === BACKSLASH) start -= 1;
  return (at - start) % 2 === 1;
}
