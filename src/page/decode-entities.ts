/**
 * Character references, with the common names alone: a table of all 2,231 would be 12 kB gzip of the extension. A test
 * holds what is decoded to the `entities` package.
 */
import { ENTITIES, LEGACY_ENTITIES } from './entity-names';

const REFERENCE = /&(?:#x([\da-f]+)|#(\d+)|([a-z][a-z\d]*))(;?)/gi;
const OTHER_THAN_AMPERSAND = /&(?!amp;)/;
/** Characters of the longest name that counts without a semicolon. */
const LEGACY_LENGTH = 6;
const REPLACEMENT = 0xfffd;
/** What the numbers 128 to 159 mean to a browser (HTML standard, "numeric character reference end state"). */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Text with its character references decoded; in an attribute's value some are none. */
export function decodeEntities(text: string, place: 'text' | 'attribute'): string {
  if (!text.includes('&')) return text;
  // Addresses have many of this one, and a call for each takes ten times as long.
  if (!OTHER_THAN_AMPERSAND.test(text)) return text.replaceAll('&amp;', '&');
  return text.replace(REFERENCE, place === 'text' ? decodeInText : decodeInAttribute);
}

type Decode = (
  ...match: [
    whole: string,
    hex: string | undefined,
    decimal: string | undefined,
    name: string,
    semicolon: string,
    at: number,
    text: string,
  ]
) => string;

const decodeInText: Decode = (whole, hex, decimal, name, semicolon) =>
  hex === undefined && decimal === undefined
    ? (named(name, semicolon) ?? legacyStart(name, semicolon) ?? whole)
    : numbered(hex, decimal);

/** Letters or `=` that follow make a parameter's name of it, as in `?a=1&copy2=3`. */
const decodeInAttribute: Decode = (whole, hex, decimal, name, semicolon, at, text) => {
  if (hex !== undefined || decimal !== undefined) return numbered(hex, decimal);
  const isParameter = semicolon === '' && text[at + whole.length] === '=';
  return (isParameter ? undefined : named(name, semicolon)) ?? whole;
};

/** By a name and its semicolon, or by one that counts without. */
function named(name: string, semicolon: string): string | undefined {
  const legacy = LEGACY_ENTITIES.get(name);
  const codePoint = legacy ?? (semicolon === '' ? undefined : ENTITIES.get(name));
  return codePoint === undefined ? undefined : String.fromCodePoint(codePoint);
}

/** `&notit;` → `¬it;` */
function legacyStart(name: string, semicolon: string): string | undefined {
  for (let length = Math.min(LEGACY_LENGTH, name.length); length > 1; length -= 1) {
    const codePoint = LEGACY_ENTITIES.get(name.slice(0, length));
    if (codePoint !== undefined) return String.fromCodePoint(codePoint) + name.slice(length) + semicolon;
  }
  return undefined;
}

function numbered(hex: string | undefined, decimal = ''): string {
  const number = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const windows = WINDOWS_1252.codePointAt(number - 0x80);
  if (number >= 0x80 && number <= 0x9f && windows !== undefined && windows !== 0x20)
    return String.fromCodePoint(windows);
  const isSurrogate = number >= 0xd800 && number <= 0xdfff;
  const isNone = number === 0 || isSurrogate || number > 0x10ffff;
  return String.fromCodePoint(isNone ? REPLACEMENT : number);
}
