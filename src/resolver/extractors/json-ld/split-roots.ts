/** A text nested deeper than this is no description of a page. */
const MAX_DEPTH = 500;

const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

export interface Roots {
  whole: string[];
  /** What the text ends inside of, closed; null where it ends outside of all. */
  cut: string | null;
  /** The last comma, outside of strings; -1 where there is none. */
  lastComma: number;
}

/**
 * The objects and lists that stand side by side in a text, whatever is between them: some pages write several values
 * into one script. Expects strings to be sound.
 */
export function splitRoots(text: string): Roots {
  const whole: string[] = [];
  const open: string[] = [];
  let start = 0;
  let lastComma = -1;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    const closer = CLOSERS[letter];
    if (letter === '"') at = endOfString(text, at);
    else if (letter === ',') lastComma = at;
    else if (closer !== undefined) {
      if (open.length === 0) start = at;
      if (open.push(closer) > MAX_DEPTH) return { whole, cut: null, lastComma };
    } else if (letter === open.at(-1)) {
      open.pop();
      if (open.length === 0) whole.push(text.slice(start, at + 1));
    }
  }
  const cut = open.length === 0 ? null : text.slice(start) + open.toReversed().join('');
  return { whole, cut, lastComma };
}

/** Where the closing quote stands. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
