import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const SITE = 'https://www.threads.com';
const HOSTS = ['threads.com', 'threads.net'];
const HOST = siteHosts(HOSTS);

const ROUTES: readonly Route[] = [
  {
    type: 'post',
    path: /^\/@(?<user>[\w.]{1,30})\/post\/(?<shortcode>[\w-]{6,})(?:\/.*)?$/,
    canonical: ({ user, shortcode }) => `${SITE}/@${user}/post/${shortcode}`,
  },
  {
    type: 'post',
    path: /^\/t\/(?<shortcode>[\w-]{6,})(?:\/.*)?$/,
    canonical: ({ shortcode }) => `${SITE}/t/${shortcode}`,
  },
  {
    type: 'user',
    path: /^\/@(?<user>[\w.]{1,30})(?:\/(?:replies|media|reposts))?$/,
    canonical: ({ user }) => `${SITE}/@${user}`,
  },
];

/** Threads. Facts as of 2026-11: its oEmbed names no picture, so the page is read. */
export const threads = definePlatform({
  id: 'threads',
  name: 'Threads',
  hosts: HOSTS,
  unwrap: (url) => (/^l\.threads\.(?:com|net)$/.test(url.hostname) ? url.searchParams.get('u') : null),
  resource: (url) => resourceByHost(HOST, ROUTES, url),
});

export const examples: PlatformExamples = {
  resources: {
    'https://www.threads.com/t/CuY2OYEAbJw': [
      'post',
      { shortcode: 'CuY2OYEAbJw' },
      'https://www.threads.com/t/CuY2OYEAbJw',
    ],
    'https://www.threads.net/@zuck/post/CuY2OYEAbJw/media': [
      'post',
      { user: 'zuck', shortcode: 'CuY2OYEAbJw' },
      'https://www.threads.com/@zuck/post/CuY2OYEAbJw',
    ],
    'https://threads.com/@mosseri/replies': ['user', { user: 'mosseri' }, 'https://www.threads.com/@mosseri'],
  },
  others: [
    'https://www.threads.com/',
    'https://www.threads.com/search?q=a',
    'https://www.threads.com/login',
    'https://notthreads.com/@zuck/post/CuY2OYEAbJw',
    'https://threads.com.evil.example/t/CuY2OYEAbJw',
  ],
  wrapped: { 'https://l.threads.com/?u=https%3A%2F%2Fexample.com%2Fa&e=AT0': 'https://example.com/a' },
};
