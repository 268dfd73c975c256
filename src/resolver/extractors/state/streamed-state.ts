import { parseJson } from '../parse-json';

/** One part of the stream: a string in the scripts that bring it. */
const PUSHED = /\.push\(\[1,\s*("(?:[^"\\]|\\.)*")\s*\]\)/g;

/** A row of the stream: its number, perhaps a letter for its kind, and JSON. */
const ROW = /^[\da-f]+:[A-Z]{0,2}(?=[[{])/;

/**
 * The rows of the data that a page sends as a stream of strings, as the app router of Next does ("React Flight");
 * undefined where the text is no such stream. A row may begin in one string and end in another.
 */
export function streamedState(text: string): unknown {
  if (!/^\s*self\.__next_f\.push/.test(text)) return undefined;
  const parts: string[] = [];
  for (const [, written = ''] of text.matchAll(PUSHED)) {
    const part = parseJson(written);
    if (typeof part === 'string') parts.push(part);
  }
  return parts
    .join('')
    .split('\n')
    .flatMap((row) => {
      const start = ROW.exec(row)?.[0];
      return start === undefined ? [] : [parseJson(row.slice(start.length))];
    })
    .filter((row) => row !== undefined);
}
