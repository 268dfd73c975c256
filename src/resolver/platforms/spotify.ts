import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { oembedEndpoint } from './endpoint';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const SITE = 'https://open.spotify.com';
const SHORT_HOSTS = ['spotify.link', 'spoti.fi', 'link.tospotify.com'];
const HOST = siteHosts(['spotify.com', ...SHORT_HOSTS], 'open|play|embed');

/** A language and the player stand before the kind, in any order. */
const PREFIX = '^(?:/(?:intl-[a-z-]{2,10}|embed|embed-podcast)){0,3}';
const ID = '(?<id>[A-Za-z0-9]{22})';
const KINDS = ['track', 'album', 'artist', 'playlist', 'show', 'episode', 'audiobook', 'chapter'] as const;

const ROUTES: readonly Route[] = [
  // An album with a highlight is a link to the track.
  {
    type: 'track',
    path: new RegExp(`${PREFIX}/album/[A-Za-z0-9]{22}$`),
    query: { id: ['highlight', /^spotify:track:[A-Za-z0-9]{22}$/] },
    ids: ({ id }) => ({ id: id?.slice(-22) ?? '' }),
    canonical: ({ id }) => `${SITE}/track/${id}`,
  },
  ...KINDS.map(
    (kind): Route => ({
      type: kind,
      path: new RegExp(`${PREFIX}/${kind}/${ID}$`),
      canonical: ({ id }) => `${SITE}/${kind}/${id}`,
    }),
  ),
  {
    type: 'playlist',
    path: new RegExp(`${PREFIX}/user/[^/]+/playlist/${ID}$`),
    canonical: ({ id }) => `${SITE}/playlist/${id}`,
  },
  {
    type: 'user',
    path: new RegExp(`${PREFIX}/user/(?<id>[^/]+)$`),
    canonical: ({ id }) => `${SITE}/user/${id}`,
  },
  ...SHORT_HOSTS.map(
    (host): Route => ({
      type: 'shortlink',
      path: /^\/(?<shortId>[\w-]{4,})$/,
      hosts: [host],
      canonical: ({ shortId }) => `https://${host}/${shortId}`,
    }),
  ),
];

/** What the provider documents: everything but people, and one of the short hosts. */
const HAS_OEMBED = /^https:\/\/(?:open\.spotify\.com\/(?!user\/)|spotify\.link\/)/;

/** `spotify:track:ID`, `spotify:user:NAME:playlist:ID`: the app's names, which are the site's paths with colons. */
function urlFromText(text: string): string | null {
  const path = /^spotify:(?:\/\/)?([a-z]+[:/][^\s?#]+)/i.exec(text)?.[1];
  return path === undefined ? null : `${SITE}/${path.replaceAll(':', '/')}`;
}

/** The player's page names what it plays in a parameter. */
function playedUrl({ hostname, pathname, searchParams }: URL): string | null {
  const isPlayer = hostname === 'embed.spotify.com' || /^\/embed\/?$/.test(pathname);
  const played = isPlayer ? searchParams.get('uri') : null;
  return played === null ? null : (urlFromText(played) ?? played);
}

/** Spotify: music, podcasts, audiobooks, people. Facts as of 2026-11. The web API needs an account; oEmbed does not. */
export const spotify = definePlatform({
  id: 'spotify',
  name: 'Spotify',
  hosts: ['spotify.com', ...SHORT_HOSTS],
  urlFromText,
  unwrap: playedUrl,
  resource: (url) => resourceByHost(HOST, ROUTES, url),
  addedToTitle: [/ \| (?:Podcast on )?Spotify$/],
  endpoints: ({ canonical_url: pageUrl }) =>
    HAS_OEMBED.test(pageUrl)
      ? [oembedEndpoint({ endpoint: 'https://open.spotify.com/oembed', pageUrl })]
      : [],
});

export const examples: PlatformExamples = {
  resources: {
    'https://open.spotify.com/embed/intl-il/track/5oscsdDQ0NpjsTgpG4bI8S?si=abc': [
      'track',
      { id: '5oscsdDQ0NpjsTgpG4bI8S' },
      'https://open.spotify.com/track/5oscsdDQ0NpjsTgpG4bI8S',
    ],
    'https://open.spotify.com/album/3obcdB2QRQMfUBHzjOto4K?highlight=spotify:track:2qZ36jzyP1u29KaeuMmRZx': [
      'track',
      { id: '2qZ36jzyP1u29KaeuMmRZx' },
      'https://open.spotify.com/track/2qZ36jzyP1u29KaeuMmRZx',
    ],
    'http://open.spotify.com/user/tootallnate/playlist/0Lt5S4hGarhtZmtz7BNTeX': [
      'playlist',
      { id: '0Lt5S4hGarhtZmtz7BNTeX' },
      'https://open.spotify.com/playlist/0Lt5S4hGarhtZmtz7BNTeX',
    ],
    'https://open.spotify.com/user/tootallnate': [
      'user',
      { id: 'tootallnate' },
      'https://open.spotify.com/user/tootallnate',
    ],
    'https://spotify.link/AbCdEf1234': [
      'shortlink',
      { shortId: 'AbCdEf1234' },
      'https://spotify.link/AbCdEf1234',
    ],
  },
  others: [
    'https://open.spotify.com/',
    'https://open.spotify.com/search/artist%3Ah',
    'https://open.spotify.com/collection/tracks',
    'https://open.spotify.com/genre/section0JQ5DACFo5h0jxzOyHOsIo',
    'https://developer.spotify.com/track/5oscsdDQ0NpjsTgpG4bI8S',
    'https://notspotify.com/track/5oscsdDQ0NpjsTgpG4bI8S',
    'https://open.spotify.com.evil.example/track/5oscsdDQ0NpjsTgpG4bI8S',
  ],
  wrapped: {
    'https://embed.spotify.com/?uri=spotify:track:5oscsdDQ0NpjsTgpG4bI8S':
      'https://open.spotify.com/track/5oscsdDQ0NpjsTgpG4bI8S',
  },
};
