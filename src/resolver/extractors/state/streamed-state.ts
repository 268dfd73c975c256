import { isNode } from '../json-ld/json-ld-node';
import { parseJson } from '../parse-json';
import { restoreStream } from './restore-stream';

/** One part of the stream: a string in the scripts that bring it. */
const PUSHED = /\.push\(\[1,\s*("(?:[^"\\]|\\.)*")\s*\]\)/g;
const ENQUEUED = /\.enqueue\(\s*("(?:[^"\\]|\\.)*")\s*\)/g;

/** A row of the stream: its number, perhaps a letter for its kind, and JSON. */
const ROW = /^[\da-f]+:[A-Z]{0,2}(?=[[{])/;

/**
 * The rows of the data that a page sends as a stream of strings, as the app router of Next does ("React Flight"), and
 * React Router in a shape of its own; undefined where the text is no such stream. A row may begin in one string and end
 * in another.
 */
export function streamedState(text: string): unknown {
  if (/^\s*window\.__\w+\.streamController/.test(text)) return restoreStream(joined(text, ENQUEUED));
  if (!/^\s*self\.__next_f\.push/.test(text)) return undefined;
  const rows = new Map<string, unknown>();
  for (const row of rowsOf(joined(text, PUSHED))) {
    const start = ROW.exec(row)?.[0];
    const value = start === undefined ? undefined : parseJson(row.slice(start.length));
    if (value !== undefined) rows.set(row.slice(0, row.indexOf(':')), value);
  }
  return whole(rows);
}

/** In place of a row that stands apart: `$1c`. */
const REFERENCE = /^\$([\da-f]{1,6})$/;

const LIMITS = { values: 20_000, depth: 64 } as const;

/** The rows that no other one leads to, with what they lead to inside of them. */
function whole(rows: ReadonlyMap<string, unknown>): unknown[] {
  const led = new Set<string>();
  /** Those that are being looked at: a row may lead back to itself. */
  const open = new Set<string>();
  let values = 0;
  const visit = (value: unknown, depth: number): unknown => {
    values += 1;
    if (values > LIMITS.values || depth > LIMITS.depth) return undefined;
    if (typeof value === 'string') return value.startsWith('$') ? rowFor(value, depth) : value;
    if (Array.isArray(value)) return value.map((item: unknown) => visit(item, depth + 1));
    if (!isNode(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, visit(member, depth + 1)]),
    );
  };
  const rowFor = (text: string, depth: number): unknown => {
    const id = REFERENCE.exec(text)?.[1];
    if (id === undefined || !rows.has(id) || open.has(id)) return text;
    led.add(id);
    open.add(id);
    const found = visit(rows.get(id), depth + 1);
    open.delete(id);
    return found;
  };
  const found = [...rows].map(([id, row]) => {
    open.add(id);
    const value = visit(row, 0);
    open.delete(id);
    return { id, value };
  });
  return found.filter(({ id, value }) => value !== undefined && !led.has(id)).map(({ value }) => value);
}

/** A row that is a long text: its number, and how many bytes of UTF-8 follow, in hexadecimal digits. No line ends it. */
const TEXT_ROW = /^[\da-f]+:T([\da-f]{1,7}),/;

/** Characters of the longest beginning of a row. */
const LONGEST_START = 24;

/** The rows of a stream, without the long texts among them. */
function rowsOf(stream: string): string[] {
  const rows: string[] = [];
  let at = 0;
  while (at < stream.length) {
    const [start, bytes] = TEXT_ROW.exec(stream.slice(at, at + LONGEST_START)) ?? [];
    if (start === undefined) {
      const end = stream.indexOf('\n', at);
      rows.push(stream.slice(at, end < 0 ? undefined : end));
      at = end < 0 ? stream.length : end + 1;
    } else at = afterBytes(stream, at + start.length, Number.parseInt(bytes ?? '', 16));
  }
  return rows;
}

/** Where so many bytes of UTF-8 end that begin at a place. */
function afterBytes(text: string, start: number, bytes: number): number {
  let at = start;
  for (let left = bytes; left > 0 && at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // Two halves of a pair are four bytes.
    const isHalf = code >= 0xd8_00 && code <= 0xdf_ff;
    left -= code < 0x80 ? 1 : code < 0x8_00 || isHalf ? 2 : 3;
  }
  return at;
}

/** What the strings of the scripts that bring it say together. */
function joined(text: string, pattern: RegExp): string {
  const parts: string[] = [];
  for (const [, written = ''] of text.matchAll(pattern)) {
    const part = parseJson(written);
    if (typeof part === 'string') parts.push(part);
  }
  return parts.join('');
}
