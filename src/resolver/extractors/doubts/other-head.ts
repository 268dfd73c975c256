import type { PageSnapshot } from '../../page-snapshot';
import { parseUrl } from '../../parse-url';
import { isSameTitle } from '../../renewal/same-title';
import { isSameView } from '../../renewal/same-view';
import { pageWords, sharedWords, wordsOf } from '../body/page-words';
import { isSameSite, leftOver } from './left-over';
import type { MergedPicture } from '../merge-pictures';
import { canonicalOf } from '../page-metas';

/** What shows that a page's head, or a part of it, is another page's. */
export interface OtherHead {
  leftOver: ReturnType<typeof leftOver>;
  wordsOfOther: ReadonlySet<string>;
  hasOwnTwitterTitle: boolean;
}

export function otherHead(snapshot: PageSnapshot): OtherHead {
  return {
    leftOver: leftOver(snapshot),
    wordsOfOther: wordsOfOther(snapshot),
    hasOwnTwitterTitle: hasOwnTwitterTitle(snapshot),
  };
}

/** Whether a picture that a template alone names comes from the head of another page. */
export function isOfOtherHead({ sources }: MergedPicture, pathname: string, head: OtherHead): boolean {
  const isInOpenGraph = sources.includes('og') || sources.includes('twitter');
  // A link to what the page shows is its own.
  if (sources.includes('image') && !isInOpenGraph) return false;
  if (isUnderOwnTitle(sources, head)) return false;
  return (
    head.leftOver === 'left_over' || sharedWords(pathname.split('/').at(-1) ?? '', head.wordsOfOther) >= 2
  );
}

/** Whether nothing but the title tells that the head is of another page. */
export function isUnderOtherTitle({ sources }: MergedPicture, head: OtherHead): boolean {
  return head.leftOver === 'other_title' && !isUnderOwnTitle(sources, head);
}

function isUnderOwnTitle([first]: MergedPicture['sources'], { hasOwnTwitterTitle }: OtherHead): boolean {
  return hasOwnTwitterTitle && first === 'twitter';
}

/**
 * Telling words of another page of the site that the Open Graph of this one names as its address, but for those that
 * this page has, too: a picture that is called by them is that page's.
 */
function wordsOfOther({ url, baseUrl, metas, links, ...page }: PageSnapshot): ReadonlySet<string> {
  const address = metas.find(({ key }) => key === 'og:url')?.content ?? url;
  const [shown, named] = [parseUrl(url), parseUrl(address, baseUrl)];
  if (address === url || shown === null || named === null || !isSameSite(named, shown)) return new Set();
  const canonical = canonicalOf({ links });
  const isAlias = (other: URL | null) => other !== null && isSameView(named, other);
  if (isAlias(shown) || isAlias(parseUrl(canonical ?? '', baseUrl))) return new Set();
  const own = pageWords({ url, baseUrl, metas, links, ...page });
  return new Set(
    [...wordsOf(named.pathname)].filter((word) => !own.title.has(word) && !shown.pathname.includes(word)),
  );
}

/** Whether the Twitter card bears the page's own title, beside an Open Graph that does not. */
function hasOwnTwitterTitle({ title, metas }: PageSnapshot): boolean {
  const declared = metas.find(({ key }) => key === 'twitter:title')?.content ?? '';
  return declared !== '' && isSameTitle(declared, title, new Set());
}
