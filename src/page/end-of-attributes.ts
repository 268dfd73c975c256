const [TAB, LINE_FEED, FORM_FEED, CARRIAGE_RETURN, SPACE] = [9, 10, 12, 13, 32];
const [DOUBLE_QUOTE, SINGLE_QUOTE, SLASH, EQUALS, GREATER] = [34, 39, 47, 61, 62];

/** Takes the places of one attribute in the text; where it has no value, that is empty. */
export type OnAttribute = (nameStart: number, nameEnd: number, valueStart: number, valueEnd: number) => void;

function isSpace(code: number): boolean {
  return (
    code === SPACE || code === LINE_FEED || code === TAB || code === CARRIAGE_RETURN || code === FORM_FEED
  );
}

/** Whether a tag's name may end with this: white space, `/` or `>`. */
export function endsName(code: number): boolean {
  return code === GREATER || code === SLASH || isSpace(code);
}

/** Where the tag's name ends that begins at `start`; the length of the text where it goes on past it. */
export function endOfName(text: string, start: number): number {
  let at = start;
  while (at < text.length && !endsName(text.charCodeAt(at))) at += 1;
  return at;
}

/**
 * Walks over the attributes of a tag (HTML standard, from the state "before attribute name" on): where the `>`
 * after them stands, or -1 where the text ends before it.
 */
export function endOfAttributes(text: string, start: number, onAttribute?: OnAttribute): number {
  let at = skipBetween(text, start);
  while (at < text.length && text.charCodeAt(at) !== GREATER) {
    const nameStart = at;
    const nameEnd = endOfAttributeName(text, at + 1);
    let valueStart = skipSpace(text, nameEnd);
    let valueEnd = nameEnd;
    if (text.charCodeAt(valueStart) === EQUALS) {
      valueStart = skipSpace(text, valueStart + 1);
      const quote = quoteAt(text, valueStart);
      if (quote !== '') valueStart += 1;
      valueEnd = quote === '' ? endOfBareValue(text, valueStart) : text.indexOf(quote, valueStart);
      if (valueEnd < 0) return -1;
      at = valueEnd + quote.length;
    } else {
      at = valueStart;
      valueStart = nameEnd;
    }
    onAttribute?.(nameStart, nameEnd, valueStart, valueEnd);
    at = skipBetween(text, at);
  }
  return at < text.length ? at : -1;
}

function skipBetween(text: string, start: number): number {
  let at = start;
  for (let code = text.charCodeAt(at); isSpace(code) || code === SLASH; code = text.charCodeAt(at)) at += 1;
  return at;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

function endOfAttributeName(text: string, start: number): number {
  let at = start;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === EQUALS || endsName(code)) break;
  }
  return at;
}

function quoteAt(text: string, at: number): '"' | "'" | '' {
  const code = text.charCodeAt(at);
  if (code === DOUBLE_QUOTE) return '"';
  return code === SINGLE_QUOTE ? "'" : '';
}

function endOfBareValue(text: string, start: number): number {
  let at = start;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === GREATER || isSpace(code)) break;
  }
  return at;
}
