const BACKGROUND = /\bbackground(?:-image)?\s*:/gi;
const ADDRESS_START = /url\(\s*/i;
const CLOSING = /\s*\)/y;

/** The first address in a CSS value such as that of `background-image`; undefined where it is none, or `data:`. */
export function firstCssUrl(value: string): string | undefined {
  const start = ADDRESS_START.exec(value);
  if (start === null) return undefined;
  const from = start.index + start[0].length;
  const quote = value[from];
  // By index and not by one pattern: hostile styles are megabytes of `url(`, and each would be tried to the end.
  const isQuoted = quote === '"' || quote === "'";
  const written = isQuoted ? quoted(value, from + 1, quote) : bare(value, from);
  const address = written?.trim() ?? '';
  return address === '' || /^data:/i.test(address) ? undefined : address;
}

/** The address of the picture behind an element, as its own `style` attribute names it. */
export function inlineBackground(style: string | undefined): string | undefined {
  if (style === undefined) return undefined;
  BACKGROUND.lastIndex = 0;
  for (let found = BACKGROUND.exec(style); found !== null; found = BACKGROUND.exec(style)) {
    const end = style.indexOf(';', BACKGROUND.lastIndex);
    const declared = style.slice(BACKGROUND.lastIndex, end < 0 ? style.length : end);
    const start = declared.search(ADDRESS_START);
    // The address itself may have a semicolon in it.
    if (start >= 0) return firstCssUrl(style.slice(BACKGROUND.lastIndex + start));
    BACKGROUND.lastIndex += declared.length;
  }
  return undefined;
}

function quoted(text: string, start: number, quote: string): string | undefined {
  const end = text.indexOf(quote, start);
  CLOSING.lastIndex = end + 1;
  return end >= 0 && CLOSING.test(text) ? text.slice(start, end) : undefined;
}

function bare(text: string, start: number): string | undefined {
  const end = text.indexOf(')', start);
  const address = end < 0 ? '' : text.slice(start, end).trim();
  return /\s/.test(address) ? undefined : address;
}
