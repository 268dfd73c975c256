import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { mixcloudEndpoints } from './mixcloud/endpoints';
import { parseUrl } from '../parse-url';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const SITE = 'https://www.mixcloud.com';
const HOST = siteHosts(['mixcloud.com'], 'www|beta|m');

/** Views of an account's page. */
const TABS = [
  'uploads',
  'favorites',
  'listens',
  'stream',
  'playlists',
  'followers',
  'following',
  'posts',
  'activity',
];

const RESERVED = new Set([
  ...[
    'categories',
    'tag',
    'discover',
    'widget',
    'upload',
    'settings',
    'about',
    'developers',
    'terms',
    'privacy',
  ],
  ...[
    'search',
    'competitions',
    'genres',
    'projects',
    'select',
    'advertise',
    'jobs',
    'login',
    'oembed',
    'media',
  ],
  ...['player', 'dashboard', 'premium', 'pro', 'live', 'help', 'trending', 'subscribe', 'join', ...TABS],
]);

const ROUTES: readonly Route[] = [
  {
    type: 'playlist',
    path: /^\/(?<user>[^/]+)\/playlists\/(?<slug>[^/]+)$/,
    reserved: RESERVED,
    canonical: ({ user, slug }) => `${SITE}/${user}/playlists/${slug}/`,
  },
  {
    type: 'user',
    path: new RegExp(`^/(?<user>[^/]+)(?:/(?:${TABS.join('|')}))?$`),
    reserved: RESERVED,
    canonical: ({ user }) => `${SITE}/${user}/`,
  },
  {
    type: 'show',
    path: /^\/(?<user>[^/]+)\/(?<slug>[^/]+)$/,
    reserved: RESERVED,
    canonical: ({ user, slug }) => `${SITE}/${user}/${slug}/`,
  },
];

/** The player's page names what it plays, by its path or whole. */
function playedUrl({ pathname, searchParams }: URL): string | null {
  const played = /^\/(?:widget|player-widget)\/(?:iframe|follow)\/?$/.test(pathname)
    ? searchParams.get('feed')
    : null;
  return played === null ? null : (parseUrl(played, SITE)?.href ?? null);
}

/** Mixcloud: shows, playlists, accounts. Facts as of 2026-11. */
export const mixcloud = definePlatform({
  id: 'mixcloud',
  name: 'Mixcloud',
  hosts: ['mixcloud.com'],
  unwrap: playedUrl,
  resource: (url) => resourceByHost(HOST, ROUTES, url),
  addedToTitle: [/ \| Mixcloud$/],
  endpoints: mixcloudEndpoints,
});

export const examples: PlatformExamples = {
  resources: {
    'https://www.mixcloud.com/somebody/live/': [
      'show',
      { user: 'somebody', slug: 'live' },
      'https://www.mixcloud.com/somebody/live/',
    ],
    'http://www.mixcloud.com/dholbach/cryptkeeper/': [
      'show',
      { user: 'dholbach', slug: 'cryptkeeper' },
      'https://www.mixcloud.com/dholbach/cryptkeeper/',
    ],
    'https://m.mixcloud.com/maxvibes/playlists/jazzcat-on-ness-radio/': [
      'playlist',
      { user: 'maxvibes', slug: 'jazzcat-on-ness-radio' },
      'https://www.mixcloud.com/maxvibes/playlists/jazzcat-on-ness-radio/',
    ],
    'http://www.mixcloud.com/dholbach/favorites/': [
      'user',
      { user: 'dholbach' },
      'https://www.mixcloud.com/dholbach/',
    ],
  },
  others: [
    'https://www.mixcloud.com/',
    'https://www.mixcloud.com/categories/',
    'https://www.mixcloud.com/discover/ambient/',
    'https://help.mixcloud.com/hc/articles',
    'https://notmixcloud.com/dholbach/cryptkeeper/',
    'https://mixcloud.com.evil.example/dholbach/cryptkeeper/',
  ],
  wrapped: {
    'https://www.mixcloud.com/widget/iframe/?hide_cover=1&feed=%2Fdholbach%2Fcryptkeeper%2F':
      'https://www.mixcloud.com/dholbach/cryptkeeper/',
  },
};
