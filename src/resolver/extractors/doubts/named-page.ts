import { parseUrl } from '../../parse-url';
import { pageWords } from '../body/page-words';
import { oncePerPage } from '../once-per-page';
import { stemOf } from './stem-of';

/** What is known of a page when a name is judged; words in lower case. */
export interface NamedPage {
  /** Labels of the page's host. */
  siteWords: ReadonlySet<string>;
  /** Telling words of the page's title and path. */
  topicWords: ReadonlySet<string>;
  /** Whether a word stands in the host or in the name of the site. */
  isSiteWord(word: string): boolean;
  /** The last part of the page's path, lower case; empty where it has none. */
  slug: string;
  /** Of the page's address, as they are written there. */
  host: string;
  path: string;
  /** Long numbers of the page's address: a folder that is called so is its own. */
  numbers: readonly string[];
  /** `2016/05`, in which the page was published; null where it does not tell. */
  month: string | null;
}

/** Letters of a slug that is no other page's. */
const OWN_SLUG = 8;

/** Whether the file at a path is called as the page of that slug, whatever follows. */
export function bearsSlug(path: string, slug: string): boolean {
  return slug.length >= OWN_SLUG && stemOf(path).toLowerCase().startsWith(slug);
}

/** Whether a path has the folder of the month in which the page was published. */
export function isUploadedInMonthOf({ month }: NamedPage, path: string): boolean {
  return month !== null && path.includes(`/${month}/`);
}

/** A page as names are judged by. */
export const namedPage = oncePerPage((snapshot): NamedPage => {
  const { host = '', hostname = '', pathname = '' } = parseUrl(snapshot.url) ?? {};
  const { title, path: pathWords, slug, numbers, month } = pageWords(snapshot);
  const siteName = snapshot.metas.find(({ key }) => key === 'og:site_name')?.content.toLowerCase() ?? '';
  const isOfSite = (word: string) => hostname.includes(word) || siteName.includes(word);
  return {
    // `e-no-hiroba.example` calls its files `enohiroba`.
    siteWords: new Set(hostname.split('.').flatMap((label) => [label, label.replaceAll('-', '')])),
    topicWords: new Set([...title, ...pathWords].filter((word) => !isOfSite(word))),
    isSiteWord: isOfSite,
    slug,
    host,
    path: pathname,
    numbers,
    month,
  };
});
