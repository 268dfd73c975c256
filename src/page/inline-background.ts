const BACKGROUND = /(?:\bbackground(?:-image)?|(?<![\w-])--[\w-]{1,60})\s*:/gi;
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
  const address = unescaped(written?.trim() ?? '');
  return address === '' || /^data:/i.test(address) ? undefined : address;
}

/** Layers of a background, and properties of a style, that are looked through for a picture. */
const MOST = 8;

/** Characters of an address, with what CSS writes around it. */
const LONGEST = 8_192;

/** What a page calls the file for small screens. */
const FOR_SMALL_SCREENS = /-(?:m|mob(?:ile)?|sm|xs)\s*:$/i;

/**
 * The address of the picture behind an element, as its own `style` attribute names it; also where it hands it to a style
 * sheet in a property of its own.
 */
export function inlineBackground(style: string | undefined): string | undefined {
  if (style === undefined) return undefined;
  let small: string | undefined;
  let tried = 0;
  BACKGROUND.lastIndex = 0;
  for (let found = BACKGROUND.exec(style); found !== null && tried < MOST; found = BACKGROUND.exec(style)) {
    const start = BACKGROUND.lastIndex;
    const end = endOfValue(style, start);
    BACKGROUND.lastIndex = end;
    const value = style.slice(start, end);
    const at = value.search(ADDRESS_START);
    if (at < 0 && !value.includes('image-set(')) continue;
    tried += 1;
    const address = at < 0 ? ofImageSet(value) : lowestLayer(style, start + at);
    if (address !== undefined && !FOR_SMALL_SCREENS.test(found[0])) return address;
    small ??= address;
  }
  return small;
}

/** Files of a set and their densities, as texts without `url()` (CSS Images 4, "image-set"). */
const OF_IMAGE_SET = /(["'])([^"']{1,2048})\1\s*(\d+(?:\.\d+)?)x/g;

/** The densest file of a set; undefined where it has none. */
function ofImageSet(value: string): string | undefined {
  const files = [...value.slice(value.indexOf('image-set(')).matchAll(OF_IMAGE_SET)].slice(0, MOST);
  const [densest] = files.toSorted(([, , , one], [, , , other]) => Number(other) - Number(one));
  return densest?.[2];
}

/** Of several layers the last, which begins at an address: textures and shades lie above the picture. */
function lowestLayer(style: string, start: number): string | undefined {
  let lowest: string | undefined;
  let at = start;
  for (let layer = 0; layer < MOST; layer += 1) {
    // The address itself may have a semicolon in it.
    const address = firstCssUrl(style.slice(at, at + LONGEST));
    lowest = address ?? lowest;
    const behind = endOfLayer(style, at);
    const next = behind < 0 ? -1 : style.slice(behind, endOfValue(style, behind)).search(ADDRESS_START);
    if (next < 0) return lowest;
    at = behind + next;
  }
  return lowest;
}

/** Behind the bracket that closes an address, which may have brackets between quotes; −1 where none does. */
function endOfLayer(style: string, at: number): number {
  const [start = ''] = ADDRESS_START.exec(style.slice(at, at + LONGEST)) ?? [];
  const from = at + start.length;
  const quote = style[from];
  const isQuoted = quote === '"' || quote === "'";
  const inside = isQuoted ? style.indexOf(quote, from + 1) : from;
  return inside < 0 ? -1 : style.indexOf(')', inside) + 1 || -1;
}

function endOfValue(style: string, start: number): number {
  const semicolon = style.indexOf(';', start);
  return semicolon < 0 ? style.length : semicolon;
}

function quoted(text: string, start: number, quote: string): string | undefined {
  const end = text.indexOf(quote, start);
  CLOSING.lastIndex = end + 1;
  return end >= 0 && CLOSING.test(text) ? text.slice(start, end) : undefined;
}

/** It ends at a parenthesis, and has white space or a parenthesis in it only behind a backslash. */
function bare(text: string, start: number): string | undefined {
  let end = text.indexOf(')', start);
  while (end >= 0 && text[end - 1] === '\\') end = text.indexOf(')', end + 1);
  const address = end < 0 ? '' : text.slice(start, end).trim();
  return /(?<!\\)\s/.test(address.replace(NUMBERED, '')) ? undefined : address;
}

/** A space ends the number of a character. */
const NUMBERED = /\\[\da-f]{1,6}\s/gi;

/** CSS writes a character as itself, or by its number, behind a backslash (CSS Syntax, "consume an escaped code point"). */
function unescaped(address: string): string {
  if (!address.includes('\\')) return address;
  return address.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, hex: string | undefined, character: string) =>
    hex === undefined ? character : String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)),
  );
}
