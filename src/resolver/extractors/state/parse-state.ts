import { MOST_MENDED, mendJson } from '../json-ld/mend-json';
import { parseJson } from '../parse-json';
import { dataInText } from './data-in-text';
import { lengthOfValue } from './length-of-value';

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
  const trimmed = withQuotes(uncommented(text.trim())).replace(NAMESPACE, '');
  const direct = /^[{["]/.test(trimmed) ? parseJson(trimmed) : dataInText(trimmed);
  if (direct !== undefined) return direct;
  const quoted = PARSED_STRING.exec(trimmed)?.[1];
  if (quoted !== undefined) return dataInText(quoted);
  const start = startOfData(trimmed.slice(0, START_LENGTH));
  if (start === undefined) return undefined;
  const rest = trimmed.slice(start);
  const string = STRING.exec(rest)?.[0];
  return string === undefined ? literal(rest, () => argumentsOf(trimmed, rest)) : dataInText(string);
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

/** Hypernova hides its data from old browsers. */
function uncommented(text: string): string {
  return text.startsWith('<!--') ? text.replace(/^<!--\s*|\s*-->$/g, '') : text;
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

/** `gallery(`, `images = `: what stands before the data. */
const CALL = /^\s*([\w$.]{1,60})\s*[(=]\s*(?=[{[])/;

/** `JSON.parse('{\u0022id\u0022:1}')`, also handed to a function: as Laravel hands data to a script. */
const QUOTED_JSON = /^(?:[\w$.]{1,60}\(\s*)?JSON\.parse\(\s*'([{[](?:[^'\\]|\\.)*)'\s*\)/;

/** What a text between single quotes says once it is read as a script would, and then as JSON. */
function dataInQuotes(quoted: string): unknown {
  const string = quoted.replace(/\\'/g, "'").replace(/(?<!\\)"/g, '\\"');
  return dataInText(`"${string}"`);
}

/**
 * The data that an attribute holds: JSON, or an object as a script writes it, also handed to a function; or several
 * addresses. Of an object with functions its pictures alone.
 */
export function parseAttribute(text: string): unknown {
  const [called = '', name] = CALL.exec(text) ?? [];
  if (name !== undefined) return { [name]: parseAttribute(text.slice(called.length)) };
  const trimmed = text.trim();
  if (/^%7B%22/i.test(trimmed)) return dataInText(trimmed);
  const quoted = QUOTED_JSON.exec(trimmed)?.[1];
  if (quoted !== undefined) return dataInQuotes(quoted);
  const whole = /^[^\s{["']+\s*[,|;]/.test(trimmed) ? trimmed.split(/\s*[,|;]\s*/) : literal(trimmed);
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

/** undefined at once where no JSON begins. */
function parsed(text: string): unknown {
  return /^[{["]/.test(text) ? parseJson(text) : undefined;
}
