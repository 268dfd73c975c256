import type { PageSnapshot } from '../../page-snapshot';
import { parseUrl } from '../../parse-url';
import { withoutAccents } from '../text/without-accents';
import { decoded } from '../../decoded';
import { wordsOfName } from '../doubts/words-of-name';
import { oncePerPage } from '../once-per-page';

/** Words and numbers by which a picture can be seen to belong to its page. */
export interface PageWords {
  /** Telling words of the page's title, lower case. */
  title: ReadonlySet<string>;
  /** Those before the name of the site or of its part. */
  ownTitle: ReadonlySet<string>;
  /** Those of the title but for the name of the site behind it, which any of the site's files may bear. */
  ofFiles: ReadonlySet<string>;
  /** Telling words of its path. */
  path: ReadonlySet<string>;
  /** Long numbers of its path and query, such as an article's. */
  numbers: readonly string[];
  /** The last part of the path without its ending, lower case; empty where it has none. */
  slug: string;
  /** The same in one word. */
  joined: string;
  /** `2016/05`, as the path has it, or else the day of publication; null where neither tells. */
  month: string | null;
}

const MIN_WORD = 4;
/** In Chinese, Japanese and Korean two letters are a word. */
const MIN_EAST_ASIAN_WORD = 2;
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const MAX_WORDS = 60;

/** The words of the page's title and address. */
export const pageWords = oncePerPage(({ url, title, metas }): PageWords => {
  const titles = metas.filter(({ key }) => key === 'og:title' || key === 'twitter:title');
  const { pathname = '', search = '', hostname = '' } = parseUrl(url) ?? {};
  const all = wordsOf([title, ...titles.map(({ content }) => content)].join(' ').slice(0, 2_000));
  const titleWords = withoutWriter(all, pathname);
  const ownTitle = wordsOf(title.split(TITLE_SEPARATOR, 1)[0] ?? '');
  const date = /[/-](20[0-3]\d|19\d\d)[/-]?(0[1-9]|1[0-2])(?:[/-]|$)/.exec(pathname);
  return {
    title: titleWords,
    ownTitle,
    ofFiles: withoutSite(titleWords, ownTitle, hostname),
    path: wordsOfPath(pathname),
    numbers: `${pathname}${search}`.match(/\d{5,}/g) ?? [],
    slug: slugOf(pathname),
    joined: slugOf(pathname).replace(/[^a-z\d]+/g, ''),
    month: date ? `${date[1]}/${date[2]}` : monthOf(metas),
  };
});

/** `/authors/mira-holt/`, before the column itself. */
const WRITER_IN_PATH =
  /\/(?:authors?|autor(?:es|en|i|zy|y)?|auteurs?|columnistas?|colunistas?|columnists?|kolumnist(?:en|y|i|it)?|yazarlar|yazar|avtory|szerzok)\/([^/]+)\/(?=[^/])/;

/** A part of a site in which each text is somebody's. */
const OF_OPINIONS =
  /\/(?:opini(?:on|o|ao|e|en|ones)|op-?ed|editoriali?|columnas?|colunas?|kolumny|kolumnit?|kolumnen|kolonnen|kronikk?|kronikor|kolonner|meinung|mielipide|debatt|velemeny|kose-yazilari)\/(?=[^/])/;

/** Whether a page is one of those that somebody writes for its site. */
export function isColumn(pathname: string): boolean {
  return WRITER_IN_PATH.test(pathname) || OF_OPINIONS.test(pathname);
}

/** The words of a title but for the name of who writes: their portrait has it, and tells nothing of the column. */
function withoutWriter(words: Set<string>, pathname: string): ReadonlySet<string> {
  const [, writer = ''] = WRITER_IN_PATH.exec(pathname) ?? [];
  const names = new Set(writer === '' ? [] : writer.toLowerCase().split(/[-_+]/));
  return names.size === 0 ? words : new Set([...words].filter((word) => !names.has(withoutAccents(word))));
}

/** The words of a title without those that name the site behind its own part; all of them where that has no telling word. */
function withoutSite(
  words: ReadonlySet<string>,
  own: ReadonlySet<string>,
  host: string,
): ReadonlySet<string> {
  if (own.size === 0) return words;
  return new Set([...words].filter((word) => own.has(word) || !host.includes(withoutAccents(word))));
}

/** `NL-20418.3`, behind the name of the thing. */
const CODE = /^[a-z]{0,3}[-_]?\d[\d._-]*$/i;
const NAME = /-[^-]+-/;

/** Those of its last part; of the one before where that is a name, and the last its number. */
function wordsOfPath(pathname: string): Set<string> {
  const [before = '', last = ''] = pathname.replace(/\/$/, '').split('/').slice(-2);
  return wordsOf(CODE.test(last) && NAME.test(before) ? before : last);
}

const PUBLISHED = /^(?:article:published_time|datepublished)$/;

/** In which a page was published, as it declares it. */
function monthOf(metas: PageSnapshot['metas']): string | null {
  const written = metas.find(({ key }) => PUBLISHED.test(key))?.content ?? '';
  const [, year, month] = /^(20[0-3]\d|19\d\d)-(0[1-9]|1[0-2])-/.exec(written) ?? [];
  return year === undefined ? null : `${year}/${month}`;
}

/** Between a page's own title and the name of its site. */
export const TITLE_SEPARATOR = /\s[|–—·»:-]\s|[|·»]/;

function slugOf(pathname: string): string {
  const last = pathname.split('/').findLast((segment) => segment !== '') ?? '';
  return last.toLowerCase().replace(/\.\w{2,5}$/, '');
}

const WORDS = /[\p{L}\p{N}]+/gu;
/** Most texts and nearly all addresses have no other letters, and by a plain class these are found in half the time. */
const ASCII_WORDS = /[a-z\d]+/g;
const LETTERS_ONLY_ASCII = /^\p{ASCII}*$/u;

/** The words of a text that are long enough to tell something, lower case. */
export function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(LETTERS_ONLY_ASCII.test(text) ? ASCII_WORDS : WORDS) ?? [];
  return new Set(words.filter((word) => isTelling(word) && !/^\d+$/.test(word)).slice(0, MAX_WORDS));
}

function isTelling(word: string): boolean {
  return word.length >= MIN_WORD || (word.length >= MIN_EAST_ASIAN_WORD && EAST_ASIAN.test(word));
}

/** How many of `words` a text has, as words of their own. Most texts have none, which is seen without taking them apart. */
export function sharedWords(text: string, words: ReadonlySet<string>): number {
  const lower = text.toLowerCase();
  let shared = 0;
  for (const word of words) if (hasWord(lower, word)) shared += 1;
  return shared;
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(text, at - 1) && !isLetter(text, at + word.length)) return true;
  return false;
}

const LETTER = /[\p{L}\p{N}]/u;

function isLetter(text: string, at: number): boolean {
  return at >= 0 && at < text.length && LETTER.test(text.charAt(at));
}

/** Letters that the name of a page has at least where a file bears it as one word. */
const MIN_NAME = 8;

/** How many of a page's words a file's name has; two where it has the page's name in one word, as `GlassBridge_2.jpg`. */
export function sharedInName(fileName: string, { ofFiles, path, joined }: PageWords): number {
  const shared = Math.max(sharedWords(fileName, ofFiles), sharedWords(fileName, path));
  return shared < 2 && joined.length >= MIN_NAME && fileName.includes(joined) ? 2 : shared;
}

const JOINED_WORDS = /[a-z]{3}[A-Z][a-z]{2}/;

/** The same of a name as it is written, with capitals alone between its words: `GlassBridge_6.jpg`; 0 for any other. */
export function sharedInJoinedName(fileName: string, words: PageWords): number {
  return JOINED_WORDS.test(fileName) ? sharedInName(wordsOfName(decoded(fileName)).join(' '), words) : 0;
}
