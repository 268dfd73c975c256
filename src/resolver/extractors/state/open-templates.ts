import { isSizeName } from './largest-size';

/** A template whose host is left open, too: `{scheme}://{host}{root}/{folder}/{number}_{size}.{ending}`. */
const OPEN =
  /"([\w-]{1,40})"\s*:\s*"((?:https?:\/\/[^\s"{}/]{0,80}|\/\/)?\{[a-z_\d]{1,30}\}[^\s"]{0,200}?\{[a-z_\d]{1,30}\}[^\s"]{0,40})"/gi;
/** Whether there is one at all: most pages have none. */
const ANY = /"(?:(?:https?:)?(?:\\{0,2}\/){2}[^\s"'{}\\/]{0,80})?\{[a-z_\d]{1,30}\}[^\s"]{0,200}\{/i;
const NAME = /\{([a-z_\d]{1,30})\}/gi;

/** Under which a page tells how its files are asked for. */
const SCHEME = /^(?:sch?ema?|scheme|proto[ck]ol?|protocolo|protocole|protocollo|protokoll?)$/i;

/** All but what the objects with the pictures tell. */
const WITH_HOST = /^(?:https?:)?\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?\/[^\s{}]*\{/;

/** Characters around a template in which the object that holds it is looked for. */
const REACH = 2_000;

/** Of one text; each is read with the object around it. */
const MOST_TRIED = 16;
const MOST_NAMES = 8;

/** A template as its page completes it, but for the file and its size. */
interface CompletedTemplate {
  kind: string;
  address: string;
  /** What the object that holds it is called; empty where it is not told. */
  holder: string;
  /** The text of that object. */
  beside: string;
}

/**
 * Templates of pictures' addresses whose host or folder the object that holds them tells under the names that they
 * ask for.
 */
export function* openTemplates(text: string): Generator<CompletedTemplate> {
  if (!ANY.test(text)) return;
  // Data inside of a text has its quotes and slashes escaped, once or twice.
  const plain = text.replaceAll('\\', '');
  let tried = 0;
  for (const { 1: kind = '', 2: written = '', index } of plain.matchAll(OPEN)) {
    if ((tried += 1) > MOST_TRIED) return;
    if ([...written.matchAll(NAME)].length > MOST_NAMES) continue;
    const [start, end] = objectAround(plain, index);
    const beside = plain.slice(start, end);
    const own = withoutObjects(beside);
    const address = written.replace(NAME, (asked, name: string) => constantIn(own, name) ?? asked);
    const holder = /"([\w-]{1,40})"\s*:\s*\{$/.exec(plain.slice(Math.max(0, start - 60), start))?.[1] ?? '';
    if (address !== written && WITH_HOST.test(address)) yield { kind, address, holder, beside };
  }
}

/** What an object tells of a name: a text without spaces, or a number; what is a size is chosen later. */
function constantIn(object: string, name: string): string | undefined {
  if (isSizeName(name)) return undefined;
  const [, text, number] =
    new RegExp(`"${name}"\\s*:\\s*(?:"([^"{}\\s]{0,120})"|(\\d{1,6}(?=[,}\\s]|$)))`).exec(object) ?? [];
  return text ?? number ?? (SCHEME.test(name) ? 'https' : undefined);
}

/** Where the object begins and ends that a place in JSON stands in, as far as it is near; names in braces are in pairs. */
function objectAround(text: string, at: number): [start: number, end: number] {
  let start = at;
  for (let open = 0; start > Math.max(0, at - REACH); start -= 1) {
    const sign = text[start - 1];
    if (sign === '}') open += 1;
    else if (sign === '{' && (open -= 1) < 0) break;
  }
  const most = Math.min(text.length, at + REACH);
  let end = at;
  for (let open = 0; end < most; end += 1) {
    const sign = text[end];
    if (sign === '{') open += 1;
    else if (sign === '}' && (open -= 1) < 0) break;
  }
  return [start, end];
}

/** The text of an object without those inside of it. */
function withoutObjects(object: string): string {
  let [own, open] = ['', 0];
  for (const sign of object) {
    if (sign === '{') open += 1;
    if (open === 0) own += sign;
    if (sign === '}') open = Math.max(0, open - 1);
  }
  return own;
}
