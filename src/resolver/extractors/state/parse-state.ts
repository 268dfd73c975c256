/** `window.STATE = {…};`, `JSON.parse("…")`: what stands before the data. */
const ASSIGNMENT = /^[^{["'`]{0,300}?=\s*(?=[{["'])/;
const STRING = /^"(?:[^"\\]|\\.)*"/;
const PARSED_STRING = /JSON\.parse\(\s*("(?:[^"\\]|\\.)*")/;

/**
 * The data that a script holds: JSON alone, or assigned to a name, or written as a string that is parsed. Undefined
 * where it is a program, or something that only a program can read.
 */
export function parseState(text: string): unknown {
  const trimmed = text.trim();
  const direct = parsed(trimmed);
  if (direct !== undefined) return direct;
  const quoted = PARSED_STRING.exec(trimmed)?.[1];
  if (quoted !== undefined) return ofString(quoted);
  const start = ASSIGNMENT.exec(trimmed)?.[0].length;
  if (start === undefined) return undefined;
  const rest = trimmed.slice(start);
  const string = STRING.exec(rest)?.[0];
  if (string !== undefined) return ofString(string);
  return parsed(rest.slice(0, lengthOfValue(rest)));
}

/** A string that does not end is one, too: looked for again from each quote inside it, its end would cost a square. */
const TOKEN = /[{}[\]]|"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)/g;

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

function ofString(written: string): unknown {
  const inner = parsed(written);
  return typeof inner === 'string' ? parsed(inner) : undefined;
}

function parsed(text: string): unknown {
  if (!/^[{["]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined;
    throw fault;
  }
}
