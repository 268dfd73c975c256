import type { Wrapper } from './wrapper';
import { parameter, tail } from './wrapper';

/** Copies of pages at other addresses: archives, mobile caches, translations, readers; as of 2026-11. */
export const COPIES: readonly Wrapper[] = [
  {
    hosts: ['web.archive.org', 'wayback.archive.org', 'archive.org'],
    path: /^\/(?:web|save)\/./,
    inner: tail(/^\/(?:web|save)\/(?:(?:\d{1,14}|\*)[a-z_]*\*?\/)?/i),
  },
  {
    hosts: [
      'archive.ph',
      'archive.today',
      'archive.is',
      'archive.li',
      'archive.vn',
      'archive.md',
      'archive.fo',
    ],
    path: /^\/(?:newest|oldest|timegate|o\/\w{1,8}|\d{4,14})\/./,
    inner: tail(/^\/(?:newest|oldest|timegate|o\/\w{1,8}|\d{4,14})\//),
  },
  { hosts: ['cdn.ampproject.org', 'bing-amp.com'], inner: tail(/^\/(?:[a-z]\/|wp\/){1,2}(?=.)/) },
  { hosts: ['translate.goog'], inner: translatedPage },
  { hosts: ['12ft.io'], path: /^\/proxy$/, inner: parameter('q') },
  ...['12ft.io', 'r.jina.ai', 'removepaywall.com', 'via.hypothes.is', 'outline.com'].map((host) => ({
    hosts: [host],
    inner: tail(),
  })),
];

/** `www-my--site-org.translate.goog`: `-` stands for a dot, `--` for a hyphen. */
function translatedPage(url: URL): string | null {
  const label = /^([^.]+)\.translate\.goog$/.exec(url.hostname)?.[1];
  if (label === undefined) return null;
  const page = new URL(url);
  page.hostname = label.replace(/--?/g, (hyphens) => (hyphens === '-' ? '.' : '-'));
  page.protocol = url.searchParams.get('_x_tr_sch') === 'http' ? 'http:' : 'https:';
  for (const name of [...page.searchParams.keys()]) {
    if (name.startsWith('_x_tr_')) page.searchParams.delete(name);
  }
  return page.href;
}
