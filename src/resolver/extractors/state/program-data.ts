import { MOST_MENDED, mendJson } from '../json-ld/mend-json';
import { parseJson } from '../parse-json';
import { dataInText } from './data-in-text';
import { lengthOfValue } from './length-of-value';

/** A value that a program gives to something, with the name that stands before it: `App.place = {`, `show(["`, `poster: '`. */
const GIVEN =
  /(?:(?<![\w$.])([\w$.]{1,100})(?:\[[^\]\n]{0,40}\])?["')\]]{0,3}\s*[=:(]\s*(?=[[{"'`])|(?:[=(,:]|\breturn|=>)\s*(?=[[{]))/g;

/** A picture's file, in an address of any alphabet. */
export const NAMES_FILE = /[^\s"'`.]\.(?:jpe?g|png|webp|avif)\b/i;

/** Values that are looked at, and characters of them all: what stands inside another is read again. */
const MOST_VALUES = 600;
const MOST_READ = 4 * MOST_MENDED;

/** Names under which a program keeps one address. What is an `img` or a `src` there is mostly a button's. */
const NAMED_PICTURE =
  /cover|poster|hero|photo|foto|galler|slide|pics?$|panorama|image_?url|(?:main|lead|og|share)_?ima?ge?/i;

const TEXT = /"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\]|\\[\s\S])*`/y;

/** What shows markup; not `document.write`, by which advertisements come. */
const WRITES_MARKUP = /innerHTML$|insertAdjacentHTML$|\.(?:html|append|prepend)$/;
const PICTURE_IN_MARKUP = /<img\b[^<>]{0,500}?\ssrc=["']?([^"'\s>]+\.(?:jpe?g|png|webp|avif))/i;

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
  const text = plain(scripts.join('\n'));
  const found: Record<string, unknown>[] = [];
  let left = MOST_READ;
  GIVEN.lastIndex = 0;
  for (let tries = 0; tries < MOST_VALUES && left > 0; tries += 1) {
    const name = GIVEN.exec(text)?.[1];
    const start = GIVEN.lastIndex;
    if (start === 0) break;
    const { end, read, value } = /[{[]/.test(text[start] ?? '')
      ? literalAt(text, start)
      : textAt(text, start, name);
    // What holds a program is read again, from the inside.
    left -= read;
    GIVEN.lastIndex = end;
    if (value !== undefined) found.push({ [nameOf(name)]: value });
  }
  return found;
}

/** Without what other notations put around the same values: `new Array(…)`, and the marks of Solid's and TanStack's. */
function plain(script: string): string {
  const lists = script.includes('new Array(') ? script.replace(/\bnew Array\(([^()]*)\)/g, '[$1]') : script;
  return lists.includes('$R[')
    ? lists.replace(/\$R\[\d+\]=(?!=)/g, '').replace(/\$R\[\d+\]/g, 'null')
    : lists;
}

function literalAt(text: string, start: number): Given {
  const read = Math.max(lengthOfValue(text.slice(start, start + MOST_READ)), 1);
  const end = start + read;
  const written = text.slice(start, end);
  if (!NAMES_FILE.test(written)) return { end, read, value: undefined };
  const value =
    parseJson(written) ?? (written.length > MOST_MENDED ? undefined : parseJson(mendJson(written)));
  // A program stands in it: what it gives may be data.
  return { end: value === undefined ? start + 1 : end, read, value };
}

function textAt(text: string, start: number, name = ''): Given {
  TEXT.lastIndex = start;
  const written = TEXT.exec(text)?.[0] ?? '';
  const read = Math.max(written.length, 1);
  const end = start + read;
  const said = saidBy(written);
  if (WRITES_MARKUP.test(name)) return { end, read, value: { image: PICTURE_IN_MARKUP.exec(said)?.[1] } };
  const isAddress = NAMED_PICTURE.test(name) && NAMES_FILE.test(said);
  return { end, read, value: isAddress ? said : dataInText(said) };
}

/** What a string of a script says. */
function saidBy(written: string): string {
  const inner = written.slice(1, -1);
  if (!inner.includes('\\')) return inner;
  const said = parseJson(
    mendJson(`"${inner.replace(/\\x([\da-f]{2})/gi, '\\u00$1').replace(/\\[\s\S]|"/g, quoted)}"`),
  );
  return typeof said === 'string' ? said : '';
}

function quoted(found: string): string {
  return found === '"' ? '\\"' : found;
}

/** Words for programs say nothing of a picture. */
function nameOf(written = ''): string {
  return written.replace(/config|settings|default|\bthis\b|\bwindow\b/gi, '').replaceAll('.', '_');
}
