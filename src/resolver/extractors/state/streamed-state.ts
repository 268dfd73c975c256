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
  return joined(text, PUSHED)
    .split('\n')
    .flatMap((row) => {
      const start = ROW.exec(row)?.[0];
      return start === undefined ? [] : [parseJson(row.slice(start.length))];
    })
    .filter((row) => row !== undefined);
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
