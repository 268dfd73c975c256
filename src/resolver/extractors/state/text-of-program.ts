import { mendJson } from '../json-ld/mend-json';
import { parseJson } from '../parse-json';
import { dataInText } from './data-in-text';

/** A picture's file, in an address of any alphabet. */
export const NAMES_FILE = /[^\s"'`.]\.(?:jpe?g|png|webp|avif)\b/i;

/** Names under which a program keeps one address. What is an `img` or a `src` there is mostly a button's. */
const NAMED_PICTURE =
  /cover|poster|hero|photo|foto|galler|slide|pics?$|panorama|backstretch|share_?(?:img|icon)|msg_cdn_url|(?<!new )image(?!s?_?(?:path|dir)$)/i;
/** Names of what is loaded for a button. */
const OF_BUTTON = /preload|swap|rollover|(?<!c)over|hover|button|icon|empty|loading|spinner/i;

/** A place for files, under a name that says so. */
const NAMED_BASE = /base|cdn|root|host|prefix|path|dir$/i;
const BASE = /^https?:\/\/[^\s?#{}"']+\/$/;

/** What shows markup; not `document.write`, by which advertisements come. */
const WRITES_MARKUP = /innerHTML$|insertAdjacentHTML$|\.(?:html|append|prepend)$/;
const PICTURE_IN_MARKUP = /<img\b[^<>]{0,500}?\ssrc=["']?([^"'\s>]+\.(?:jpe?g|png|webp|avif))/i;

/** The address of a background, and not of the whole page's. */
const STYLED = /^url\(\s*["']?([^"')\s]+)/i;

/** Between several addresses in one text. */
const SEPARATOR = /\s*[|;,]\s*/;

/** What a text of a program is by the name that it is given: an address, several, a folder, data; undefined for nothing. */
export function textUnder(name: string, written: string): unknown {
  const said = saidBy(written);
  if (WRITES_MARKUP.test(name)) return { image: PICTURE_IN_MARKUP.exec(said)?.[1] };
  const [, background] = STYLED.exec(said) ?? [];
  if (background !== undefined) return /body/i.test(name) ? undefined : { image: background };
  if (NAMED_BASE.test(name) && BASE.test(said)) return { base: said };
  if (!NAMED_PICTURE.test(name) || OF_BUTTON.test(name) || !NAMES_FILE.test(said)) return dataInText(said);
  return SEPARATOR.test(said) ? said.split(SEPARATOR) : said;
}

/** What a string of a script says. */
function saidBy(written: string): string {
  const inner = written.slice(1, -1);
  if (!inner.includes('\\')) return inner;
  // Data in quotes is long, and mending takes ten times as long as reading.
  const said = written.startsWith('"') ? parseJson(written) : undefined;
  return typeof said === 'string' ? said : saidByMended(inner);
}

function saidByMended(inner: string): string {
  const said = parseJson(
    mendJson(`"${inner.replace(/\\x([\da-f]{2})/gi, '\\u00$1').replace(/\\[\s\S]|"/g, quoted)}"`),
  );
  return typeof said === 'string' ? said : '';
}

function quoted(found: string): string {
  return found === '"' ? '\\"' : found;
}
