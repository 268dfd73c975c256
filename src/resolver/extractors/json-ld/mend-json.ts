/** Characters that are mended at most: what is broken is short, and mending takes ten times as long as reading. */
export const MOST_MENDED = 65_536;

/**
 * JSON with the slips of hand-made templates taken out: comments and commas too many go, missing values become null,
 * names and texts get the quotes they lack, quotes inside a text are escaped, texts that `+` joins are one, and a control character becomes a space.
 * One pass without looking back, whatever the text; what is no JSON at all stays none. A name among `values` becomes its
 * value.
 */
export function mendJson(text: string, values: ReadonlyMap<string, unknown> = NO_VALUES): string {
  const parts: string[] = [];
  let position = 0;
  while (position < text.length) {
    const letter = text[position] ?? '';
    const end = MARKS.has(letter) ? position + 1 : endOfToken(text, position, letter);
    parts.push(mended(text, position, end, letter, values));
    position = end;
  }
  return parts.join('').replace(JOINED, '');
}

/** Two texts that a program joins. */
const JOINED = /(?<!\\)"\s*\+\s*"/g;

const NO_VALUES: ReadonlyMap<string, unknown> = new Map();

const MARKS: ReadonlySet<string> = new Set('{}[],:');
const SPACES = /\s+/y;
const WORD = /[\p{L}_$][\p{L}\p{N}_$.]*/uy;
const NUMBER = /[\d+-][\w.+-]*/y;
/** What shortens scripts: `.5`, `!0`, `!1` and `!a`, `void 0`; and what JSON has no value for: `new Date(0)`. */
const SHORT_VALUE = /\.\d+|!\w+|void 0|new [A-Z]\w*\([^()]{0,200}\)/y;

function endOfToken(text: string, start: number, first: string): number {
  if (first === '"' || first === "'") return endOfString(text, start, first);
  return (
    endOfComment(text, start) ??
    endOf(SPACES, text, start) ??
    endOf(SHORT_VALUE, text, start) ??
    endOf(WORD, text, start) ??
    endOf(NUMBER, text, start) ??
    start + 1
  );
}

function endOf(pattern: RegExp, text: string, start: number): number | undefined {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function mended(
  text: string,
  start: number,
  end: number,
  first: string,
  values: ReadonlyMap<string, unknown>,
): string {
  if (first === '"' || first === "'") return quoted(text, start, end, first);
  if (first === ',') return endsHere(text, end) ? '' : first;
  if (first === ':') return endsHere(text, end) ? ':null' : first;
  if (MARKS.has(first)) return first;
  if (endOfComment(text, start) !== undefined) return '';
  if (endOf(SHORT_VALUE, text, start) === end) return shortValue(text.slice(start, end));
  return endOf(WORD, text, start) === end ? word(text, start, end, values) : text.slice(start, end);
}

function shortValue(written: string): string {
  if (written.startsWith('.')) return `0${written}`;
  return SHORT_WORDS[written] ?? 'null';
}

const SHORT_WORDS: Readonly<Record<string, string>> = { '!0': 'true', '!1': 'false' };

/** Whether the list, the object or the text is over behind a token, or the next item begins. */
function endsHere(text: string, start: number): boolean {
  const next = text[skipBlank(text, start)];
  return next === undefined || next === '}' || next === ']' || next === ',';
}

function skipBlank(text: string, start: number): number {
  let at = start;
  if (!/[\s/]/.test(text[at] ?? '')) return at;
  for (;;) {
    const end = endOf(SPACES, text, at) ?? endOfComment(text, at);
    if (end === undefined) return at;
    at = end;
  }
}

/** undefined where no comment begins. */
function endOfComment(text: string, start: number): number | undefined {
  if (text[start] !== '/') return undefined;
  const kind = text[start + 1];
  if (kind !== '*' && kind !== '/') return undefined;
  const end = text.indexOf(kind === '*' ? '*/' : '\n', start + 2);
  return end < 0 ? text.length : end + (kind === '*' ? 2 : 1);
}

const ENDS_STRING: ReadonlySet<string> = new Set(',:}]');

/** A quote ends a text where JSON goes on behind it; any other is a part of what somebody wrote. */
function endOfString(text: string, start: number, quote: string): number {
  for (let at = start + 1; at < text.length; at += text[at] === '\\' ? 2 : 1) {
    if (text[at] !== quote) continue;
    const next = skipBlank(text, at + 1);
    if (next >= text.length || ENDS_STRING.has(text[next] ?? '')) return at + 1;
  }
  return text.length;
}

/** What may stand behind a backslash in JSON. */
const ESCAPE = /["\\/bfnrtu]/;

function quoted(text: string, start: number, end: number, quote: string): string {
  const isClosed = end - start > 1 && text[end - 1] === quote;
  // Where the whole text ends early, what it ends in is half a text, and half an address.
  if (!isClosed) return 'null';
  const inner = text.slice(start + 1, end - 1).replace(/\p{Cc}/gu, ' ');
  return `"${inner.includes('\\') ? inner.replace(/\\[\s\S]?|"/g, escaped) : inner.replaceAll('"', '\\"')}"`;
}

function escaped(found: string): string {
  if (found === '"') return '\\"';
  return ESCAPE.test(found.slice(1)) ? found : found.slice(1);
}

const KNOWN_WORDS: Readonly<Record<string, string>> = {
  true: 'true',
  false: 'false',
  True: 'true',
  False: 'false',
};

/** A name without quotes, or a value; what is no value of JSON, such as `undefined`, is null. */
function word(text: string, start: number, end: number, values: ReadonlyMap<string, unknown>): string {
  const written = text.slice(start, end);
  if (text[skipBlank(text, end)] === ':') return `"${written}"`;
  if (values.has(written)) return JSON.stringify(values.get(written) ?? null);
  return Object.hasOwn(KNOWN_WORDS, written) ? (KNOWN_WORDS[written] ?? 'null') : 'null';
}
