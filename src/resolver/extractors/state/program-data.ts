import { namesFileByKey } from '../../file-by-key';
import { MOST_MENDED, mendJson } from '../json-ld/mend-json';
import { parseJson } from '../parse-json';
import { lengthOfValue } from './length-of-value';
import { plainProgram } from './program-text';
import { NAMES_FILE, textUnder } from './text-of-program';

/** A value that a program gives to something, with the name that stands before it: `App.place = {`, `show(["`, `poster: '`. */
const GIVEN =
  /(?:(?<![\w$.])([\w$.]{1,100})(?:\[[^\]\n]{0,40}\])?["')\]]{0,3}\s*[=:(]\s*(?=[[{"'`])|(?:[=(,:]|\breturn|=>)\s*(?=[[{])|,\s*(?=["']url\())/g;

/** Values that are looked at, and characters of them all: what stands inside another is read again. */
const MOST_VALUES = 600;
const MOST_READ = 4 * MOST_MENDED;

const TEXT = /"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\]|\\[\s\S])*`/y;

/** Before a name that is given something because it has nothing: `if (image == '') {`. */
const WHERE_EMPTY = /(?:==\s*(?:''|""|null|undefined)|\(\s*!\s*[\w$.]+)\s*\)\s*\{?\s*$/;
const REACH = 40;

/** Where to go on behind a value, how long it is, and what; undefined where it is nothing that JSON could say. */
interface Given {
  end: number;
  read: number;
  value: unknown;
}

/**
 * What programs give to their variables, their objects and the functions that they call, where that names a picture's
 * file: objects, lists and texts, each under the name that stands before it. Empty where they give nothing.
 */
export function programData(...scripts: readonly string[]): Readonly<Record<string, unknown>>[] {
  const text = plainProgram(scripts.join('\n'));
  const found: Record<string, unknown>[] = [];
  let left = MOST_READ;
  GIVEN.lastIndex = 0;
  for (let tries = 0; tries < MOST_VALUES && left > 0; tries += 1) {
    const given = GIVEN.exec(text);
    const name = given?.[1];
    const start = GIVEN.lastIndex;
    if (start === 0) break;
    const { end, read, value } = /[{[]/.test(text[start] ?? '')
      ? literalAt(text, start)
      : textAt(text, start, name);
    // What holds a program is read again, from the inside.
    left -= read;
    GIVEN.lastIndex = end;
    if (value === undefined || given === null) continue;
    const before = text.slice(Math.max(0, given.index - REACH), given.index);
    if (typeof value !== 'string' || !WHERE_EMPTY.test(before)) found.push({ [nameOf(name)]: value });
  }
  return found;
}

function literalAt(text: string, start: number): Given {
  const read = Math.max(lengthOfValue(text.slice(start, start + MOST_READ)), 1);
  const end = start + read;
  const written = text.slice(start, end);
  if (!NAMES_FILE.test(written) && !namesFileByKey(written)) return { end, read, value: undefined };
  const value =
    parseJson(written) ?? (written.length > MOST_MENDED ? undefined : parseJson(mendJson(written)));
  // A program stands in it: what it gives may be data.
  return { end: value === undefined ? start + 1 : end, read, value };
}

function textAt(text: string, start: number, name = ''): Given {
  TEXT.lastIndex = start;
  const written = TEXT.exec(text)?.[0] ?? '';
  const read = Math.max(written.length, 1);
  return { end: start + read, read, value: textUnder(name, written) };
}

/** Words for programs say nothing of a picture. */
function nameOf(written = ''): string {
  return written.replace(/config|settings|default|\bthis\b|\bwindow\b/gi, '').replaceAll('.', '_');
}
