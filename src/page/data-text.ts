import { namesFileByKey } from '../resolver/file-by-key';
import { slugOfTitle } from '../resolver/extractors/text/slug-of-title';
import { parseUrl } from '../resolver/parse-url';
import { FILE_WORDS, PLACE_WORDS } from '../resolver/place-words';
import { SNAPSHOT_LIMITS } from '../resolver/page-snapshot';
import type { PageElement } from './page-element';
import { READER_LIMITS } from './reader-limits';
import { isHidden } from './surroundings';

/** JSON, or as an address writes it, or an object, also as a function is called with it or a name is given it: `gallery([…])`, `images = […]`,
 * `JSON.parse('{…}')`. */
const DATA = /^\s*(?:(?:[\w$.]{1,60}\s*[(=]\s*)?(?:[{[]|(?:JSON\.parse\()?'[{[])|%7B%22)/i;

/** Several addresses: `a.jpg,b.jpg`, `a.jpg|b.jpg`. */
const LIST = /^\s*[^\s"'<>{}()]+\.(?:jpe?g|png|webp|avif)\s*[,|;]\s*[^\s"'<>{}]*\.(?:jpe?g|png|webp|avif)/i;

/** Whether an attribute's value may be data that names a picture, by its length and how it begins. */
export function isDataText(text: string): boolean {
  const isLong =
    text.length >= READER_LIMITS.dataLeastLength && text.length <= SNAPSHOT_LIMITS.dataScriptLength;
  return isLong && (DATA.test(text) || LIST.test(text));
}

/** Elements whose text may be data for scripts where nobody sees it. */
const HOLDERS: ReadonlySet<string> = new Set(['div', 'code', 'pre', 'span', 'textarea']);

/** Whether an element's text is nothing that the page shows. */
export function holdsUnseenText(element: PageElement): boolean {
  return HOLDERS.has(element.name) && !element.isBare && isHidden(element);
}

/** Whether such a text is data that names a picture, or may be by its start. */
export function isUnseenData(text: string): boolean {
  return /^\s*(?:\{\s*"|\[\s*[{["])/.test(text);
}

/** Where a short program says that the site's files are, which other data leaves out. */
const PLACE = new RegExp(
  String.raw`(?:\b|_)(?:${FILE_WORDS}|storage)(?:_?(?:url|${PLACE_WORDS}))?["']?\s*[:=]\s*(?:\{\s*["']?(?:https?|${PLACE_WORDS})["']?\s*:\s*)?["']https?:`,
  'i',
);
const MOST_OF_PLACE = 4_000;

/** A picture's file in a string of a program, or its number, JSON as Base64 writes it, or the place of a site's files. */
export function namesPicture(program: string): boolean {
  if (program.length <= MOST_OF_PLACE && PLACE.test(program)) return true;
  if (namesFileByKey(program)) return true;
  return /\.(?:jpe?g|png|webp|avif)(?:\\?["'`?&)|,;]|\s\d{2,5}w\b|%22|\\u0022)|\(["']eyJ/i.test(program);
}

/** Characters; a shorter part of an address may stand anywhere. */
const LEAST_OF_PART = 5;

/** Whether data has the last part of the page's address, as it is or in the words of a text, or a long number of it. */
export function speaksOfPage(text: string, pageUrl: string): boolean {
  const { pathname = '' } = parseUrl(pageUrl) ?? {};
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  const telling = [last.replace(/\.\w{2,5}$/, ''), ...(pathname.match(/\d{5,}/g) ?? [])];
  const long = telling.filter((part) => part.length >= LEAST_OF_PART);
  return (
    long.some((part) => text.includes(part)) || long.some((part) => part.includes('-') && spells(text, part))
  );
}

/** Letters of an address of two words; what has more words is longer. */
const LEAST_OF_WORDS = 12;
/** Letters that a title has before or behind those words. */
const MOST_BESIDE = 12;

const STRING = /"([^"\\]{5,120})"/g;

/** Whether a text inside of data is in the words of an address: `Le Quai des Tanneurs` for `quai-des-tanneurs`. */
function spells(data: string, part: string): boolean {
  if (part.length < LEAST_OF_WORDS) return false;
  for (const [, text = ''] of data.matchAll(STRING)) {
    if (text.length < part.length || text.length > part.length + MOST_BESIDE) continue;
    const slug = slugOfTitle(text);
    if (slug === part || slug.endsWith(`-${part}`) || slug.startsWith(`${part}-`)) return true;
  }
  return false;
}
