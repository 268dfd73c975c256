import { MOST_MENDED, mendJson } from '../json-ld/mend-json';
import { decoded } from '../../decoded';
import { parseJson } from '../parse-json';

/** `var SITE = SITE || {};`, which only makes room for what follows. */
const NAMESPACE = /^var\s+\w+\s*=\s*\w+\s*\|\|\s*\{\s*\};?\s*/;

/** Characters of a script within which its data begins. */
const START_LENGTH = 2_000;

/** `window.STATE = {…};`: what stands before the data. */
const ASSIGNMENT = /^[^{["'`]{0,300}?=\s*(?=[{["'])/;
/** `window.STATE = (function(a, b) { return {…} })(…)`, as Nuxt writes it. */
const RETURNED = /\breturn\s*(?=[{[])/;
/** The names of what that function is called with. */
const PARAMETERS = /\bfunction\s*\(([\w$,\s]{1,20000})\)\s*\{/;
/** `kit.start(app, element, {…})`: what SvelteKit starts with. */
const STARTED = /\.start\(\s*\w+,\s*\w+,\s*(?=\{)|__sveltekit_[\s\S]*?\bconst data = (?=\[)/;
/** `jwplayer('player').setup({…})`, `new Player('#player', {…})`: what a player is given. */
const HANDED =
  /(?:\.setup|\bnew [\w.]{1,60}(?:Player|CatalogElement))\s*\((?:\s*["'][^"'\n]{0,200}["']\s*,)?\s*(?=\{)/i;

const STRING = /^"(?:[^"\\]|\\.)*"/;
const PARSED_STRING = /JSON\.parse\(\s*("(?:[^"\\]|\\.)*")/;

/**
 * The data that a script holds: JSON alone, or assigned to a name, returned by a function, handed to a player, or
 * written as a string that is parsed. What only a program can tell of it is null; undefined where it is all program.
 */
export function parseState(text: string): unknown {
  const trimmed = withQuotes(text.trim()).replace(NAMESPACE, '');
  const direct = parsed(trimmed);
  if (direct !== undefined) return direct;
  if (BASE64_JSON.test(trimmed)) return parsed(ofBase64(trimmed));
  const quoted = PARSED_STRING.exec(trimmed)?.[1];
  if (quoted !== undefined) return ofString(quoted);
  const start = startOfData(trimmed.slice(0, START_LENGTH));
  if (start === undefined) return undefined;
  const rest = trimmed.slice(start);
  const string = STRING.exec(rest)?.[0];
  return string === undefined ? literal(rest, () => argumentsOf(trimmed, rest)) : ofString(string);
}

/** What the names stand for where the data is returned by a function: each with the value it is called with. */
function argumentsOf(text: string, returned: string): ReadonlyMap<string, unknown> {
  const names = PARAMETERS.exec(text.slice(0, START_LENGTH))?.[1]?.split(',') ?? [];
  const call = returned.slice(lengthOfValue(returned));
  const list = call.slice(call.indexOf('(') + 1, endOfArguments(call));
  const values = names.length === 0 || list.length > MOST_MENDED ? undefined : parsed(mendJson(`[${list}]`));
  if (!Array.isArray(values)) return new Map();
  return new Map(names.map((name, place): [string, unknown] => [name.trim(), values[place]]));
}

/** Angular's own escapes for what it hands from its server to the browser. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&q;': '"',
  '&s;': "'",
  '&l;': '<',
  '&g;': '>',
  '&a;': '&',
};

function withQuotes(text: string): string {
  return text.startsWith('{&q;') ? text.replace(/&[qslga];/g, (escape) => ESCAPES[escape] ?? escape) : text;
}

function startOfData(opening: string): number | undefined {
  for (const pattern of [STARTED, ASSIGNMENT, HANDED, RETURNED]) {
    const match = pattern.exec(opening);
    if (match !== null) return match.index + match[0].length;
  }
  return undefined;
}

/** Before the parentheses that end a call: looked for by a pattern, many of them would cost a square. */
function endOfArguments(call: string): number {
  let end = call.lastIndexOf(')');
  while (call[end - 1] === ')') end -= 1;
  return end;
}

/** Where an object that holds functions, too, keeps its pictures: `images: [`. */
const LIST_OF_PICTURES =
  /["']?([\w$]{0,40}(?:image|photo|picture|galler|slide|foto|gorsel|resim|bild|imagen|beeld|zdjec)[\w$]{0,40})["']?\s*:\s*(?=\[)/i;

/** The data that an attribute holds: JSON, or an object as a script writes it. Of one with functions its pictures alone. */
export function parseAttribute(text: string): unknown {
  const trimmed = text.trim();
  const whole = literal(trimmed);
  if (whole !== undefined) return whole;
  const list = LIST_OF_PICTURES.exec(trimmed);
  return list?.[1] === undefined
    ? undefined
    : { [list[1]]: literal(trimmed.slice(list.index + list[0].length)) };
}

/** The object or the list at the start, as a script may write it; mostly nothing stands behind it. */
function literal(text: string, namesIn: () => ReadonlyMap<string, unknown> = () => new Map()): unknown {
  const alone = parsed(text.replace(/;$/, ''));
  if (alone !== undefined) return alone;
  const value = text.slice(0, lengthOfValue(text));
  return parsed(value) ?? (value.length > MOST_MENDED ? undefined : parsed(mendJson(value, namesIn())));
}

/** A string that does not end is one, too: looked for again from each quote inside it, its end would cost a square. */
const TOKEN = /[{}[\]]|"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|'(?:[^'\\]|\\[\s\S])*(?:'|\\?$)/g;

/** How many characters the object or list at the start takes; all where it does not end. Code may stand behind it. */
function lengthOfValue(text: string): number {
  let depth = 0;
  for (const piece of text.matchAll(TOKEN)) {
    if (piece[0] === '{' || piece[0] === '[') depth += 1;
    if (piece[0] === '}' || piece[0] === ']') depth -= 1;
    if (depth === 0) return piece.index + 1;
  }
  return text.length;
}

/** Some write it as an address is written, `%7B%22id…`, or once more as a string. */
function ofString(written: string): unknown {
  const inner = parsed(written);
  if (typeof inner !== 'string') return undefined;
  const read = parsed(inner.startsWith('%') ? decoded(inner) : inner);
  return typeof read === 'string' ? parsed(read) : read;
}

const BASE64_JSON = /^(?:eyJ|W3si)[\w+/\s-]+=*$/;

/** The text that is written so; empty where it is not. */
function ofBase64(written: string): string {
  const bytes = Uint8Array.from(atobOrNone(written), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

function atobOrNone(written: string): string {
  try {
    return atob(written);
  } catch (fault) {
    // Of the length of no Base64.
    if (fault instanceof DOMException) return '';
    throw fault;
  }
}

/** undefined at once where no JSON begins. */
function parsed(text: string): unknown {
  return /^[{["]/.test(text) ? parseJson(text) : undefined;
}
