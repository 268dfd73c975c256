import { decoded } from '../decoded';
import { fromBase64 } from '../url/from-base64';
import type { Wrapper } from './wrapper';
import { parameter, tail } from './wrapper';

const GOOGLE = /^(?:(?:www|maps|news|images|cse|ipv4|ipv6)\.)?google(?:\.[a-z]{2,3}){1,2}$/;

/** Links of search engines, their copies and their sign-in pages, as of 2026-11. */
export const SEARCH_ENGINES: readonly Wrapper[] = [
  { hosts: GOOGLE, path: /^\/url$/, inner: parameter('url', 'q') },
  // The page that shows the picture comes before the picture.
  { hosts: GOOGLE, path: /^\/imgres$/, inner: parameter('imgrefurl', 'imgurl') },
  { hosts: GOOGLE, path: /^\/amp\/(?:s\/)?./, inner: tail(/^\/amp\/(?:s\/)?/) },
  { hosts: /^consent\.google(?:\.[a-z]{2,3}){1,2}$/, inner: parameter('continue') },
  { hosts: ['accounts.google.com'], inner: parameter('continue', 'followup') },
  { hosts: ['translate.google.com'], path: /^\/(?:translate|website)/, inner: parameter('u') },
  {
    hosts: ['googleadservices.com', 'ad.doubleclick.net', 'adclick.g.doubleclick.net'],
    inner: parameter('adurl'),
  },
  {
    hosts: ['webcache.googleusercontent.com'],
    path: /^\/search$/,
    inner: ({ searchParams }) => /(https?:\/\/.+)$/.exec(searchParams.get('q') ?? '')?.[1] ?? null,
  },
  { hosts: ['duckduckgo.com'], path: /^\/l\/?$/, inner: parameter('uddg') },
  { hosts: ['bing.com'], path: /^\/ck\/a$/, inner: bingTarget },
  { hosts: ['bing.com'], path: /^\/(?:images\/search|aclick)$/, inner: parameter('purl', 'mediaurl') },
  { hosts: ['search.yahoo.com', 'search.yahoo.co.jp'], path: /\/RU=/, inner: yahooTarget },
  { hosts: ['yandex.ru', 'yandex.com'], path: /^\/clck\/jsredir$/, inner: parameter('url') },
];

/** Two signs that say how it is written, then the URL in base 64. */
function bingTarget({ searchParams }: URL): string | null {
  const coded = searchParams.get('u') ?? '';
  return coded.startsWith('a1') ? fromBase64(coded.slice(2).replace(/=+$/, '')) || null : null;
}

function yahooTarget({ pathname }: URL): string | null {
  const coded = /\/RU=([^/]+)/.exec(pathname)?.[1];
  return coded === undefined ? null : decoded(coded);
}
