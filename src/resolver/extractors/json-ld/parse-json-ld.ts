import { parseJson } from '../parse-json';
import { decodeReferences } from '../text/decode-references';
import { MOST_MENDED, mendJson } from './mend-json';
import { splitRoots } from './split-roots';

/** What the JSON-LD texts of a page say. */
export interface JsonLdText {
  /** Their values in order: one of each, but for pages that write several into one script. */
  roots: readonly unknown[];
  /** Whether a part of them is beyond mending. */
  isBroken: boolean;
}

/** What pages wrap around the JSON for browsers of long ago. */
const OPENING = /^(?:\/\/|\/\*)?\s*(?:<!--|<!\[CDATA\[)\s*(?:\*\/)?/;
const CLOSING = /(?:\/\/|\/\*)?\s*(?:-->|\]\]>)\s*(?:\*\/)?$/;

/** A closing is no longer than this; looked for in the whole text it would cost the square of its length. */
const CLOSING_LENGTH = 20;

/** A text whose quotes were written as HTML has them, which a script does not read. */
const ESCAPED = /^[[{\s]{0,100}&(?:amp;){0,3}(?:quot|#34|#x22|#0?123|lcub);/i;

/** A property's name with its vocabulary before it, by the rules of JSON-LD; some programs escape its slashes. */
const FULL_NAME = /"(?:schema:|https?:(?:\\?\/){2}schema\.org\\?\/)(\w+)"(?=\s*:)/g;

/**
 * The values of a page's JSON-LD texts, with schema.org's properties under their short names; texts with the usual
 * slips are mended first.
 */
export function parseJsonLd(texts: readonly string[]): JsonLdText {
  const roots: unknown[] = [];
  let isBroken = false;
  // Of one page.
  let mendable = MOST_MENDED;
  for (const text of texts) {
    const bare = unwrap(text).replace(FULL_NAME, '"$1"');
    const value = parsedTwice(bare);
    if (value !== undefined) {
      roots.push(value);
      continue;
    }
    const mended = mend(bare, mendable);
    mendable = Math.max(0, mendable - bare.length);
    roots.push(...mended.roots);
    isBroken ||= mended.isBroken;
  }
  return { roots, isBroken };
}

/** A program that writes JSON into JSON leaves one text, in which the values stand. */
function parsedTwice(text: string): unknown {
  const value = parseJson(text);
  const isJson = typeof value === 'string' && /^\s*[[{]/.test(value);
  return isJson ? (parseJson(value) ?? value) : value;
}

/** What an editor of texts makes of JSON: quotes as in print, and lines that end as in HTML. */
const PRINTED = /^[\s[]{0,100}\{\s{0,100}[“”„«]/;
const PRINTED_QUOTES = /[“”„‟]/g;
const LINES = /<\/?(?:br|p)\s{0,4}\/?>/gi;

function asWritten(text: string): string {
  const lines = text.includes('<') ? text.replace(LINES, '') : text;
  return PRINTED.test(lines) ? lines.replace(PRINTED_QUOTES, '"') : lines;
}

function mend(text: string, mendable: number): JsonLdText {
  const isTooLong = text.length > mendable;
  const readable = asWritten(text.slice(0, mendable));
  const mended = mendJson(ESCAPED.test(readable) ? decodeReferences(readable) : readable);
  const { whole, cut, lastComma } = splitRoots(mended);
  const values = whole.map(parseJson);
  if (cut !== null) {
    // Where a text ends early, its last item may be half a name, and half an address where we cut it off.
    const withoutLast = splitRoots(mended.slice(0, Math.max(0, lastComma))).cut ?? '';
    values.push((isTooLong ? undefined : parseJson(cut)) ?? parseJson(withoutLast));
  }
  const roots = values.filter((root) => root !== undefined);
  return { roots, isBroken: isTooLong || roots.length === 0 || roots.length < values.length };
}

function unwrap(text: string): string {
  const opened = text.trim().replace(OPENING, '');
  const end = opened.slice(-CLOSING_LENGTH).replace(CLOSING, '');
  return (opened.slice(0, -CLOSING_LENGTH) + end).trim().replace(/;$/, '');
}
