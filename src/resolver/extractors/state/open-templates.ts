import { isSizeName } from './largest-size';

/** A template whose host is left open, too: `{scheme}://{host}{root}/{folder}/{number}_{size}.{ending}`. */
const OPEN =
  /"([\w-]{1,40})"\s*:\s*"((?:https?:\/\/[^\s"{}/]{0,80}|\/\/)?\{[a-z_\d]{1,30}\}[^\s"]{0,200}?\{[a-z_\d]{1,30}\}[^\s"]{0,40})"/gi;
/** Whether there is one at all: most pages have none. */
const ANY = /"(?:https?:(?:\\{0,2}\/){2}[^\s"'{}\\/]{0,80})?\{[a-z_\d]{1,30}\}[^\s"]{0,200}\{/i;
const NAME = /\{([a-z_\d]{1,30})\}/gi;

/** Under which a page tells how its files are asked for. */
const SCHEME = /^(?:sch?ema?|scheme|proto[ck]ol?|protocolo|protocole|protocollo|protokoll?)$/i;

/** All but what the objects with the pictures tell. */
const WITH_HOST = /^(?:https?:)?\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?\/[^\s{}]*\{/;

/** Characters around a template in which the object that holds it is looked for. */
const REACH = 2_000;

/** A template as its page completes it, but for the file and its size. */
export interface CompletedTemplate {
  kind: string;
  address: string;
  /** The object that told it: sizes stand in there first. */
  beside: string;
}

/**
 * Templates of pictures' addresses whose host or folder the object around them tells under the names that they
 * ask for.
 */
export function openTemplates(text: string): CompletedTemplate[] {
  if (!ANY.test(text)) return [];
  // Data inside of a text has its quotes and slashes escaped, once or twice.
  const plain = text.replaceAll('\\', '');
  return [...plain.matchAll(OPEN)].flatMap(({ 1: kind = '', 2: written = '', index }) => {
    const beside = objectAround(plain, index);
    const address = written.replace(NAME, (asked, name: string) => constantIn(beside, name) ?? asked);
    return address !== written && WITH_HOST.test(address) ? [{ kind, address, beside }] : [];
  });
}

/** What an object tells of a name: a text without spaces, or a number; what is a size is chosen later. */
function constantIn(object: string, name: string): string | undefined {
  if (isSizeName(name)) return undefined;
  const [, text, number] =
    new RegExp(`"${name}"\\s*:\\s*(?:"([^"{}\\s]{0,120})"|(\\d{1,6}(?=[,}\\s])))`).exec(object) ?? [];
  return text ?? number ?? (SCHEME.test(name) ? 'https' : undefined);
}

/** The object that a place in JSON stands in, as far as it is near; braces of names in a text are in pairs. */
function objectAround(text: string, at: number): string {
  const least = Math.max(0, at - REACH);
  let start = at;
  for (let open = 0; start > least; start -= 1) {
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
  return text.slice(start, end);
}
