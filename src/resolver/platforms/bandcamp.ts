import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';

const SITE_HOST = /^(?:www\.)?bandcamp\.com$/;
/** `ARTIST.bandcamp.com`; some names below the domain are the site's. */
const ARTIST_HOST =
  /^(?!(?:www|daily|m|api|blog|status|help|get|bandcamp|static|assets)\.)(?<artist>[a-z0-9-]+)\.bandcamp\.com$/;

/** Slugs are lower-case, and the site does not mind how they are written. */
const lowerCase: Route['ids'] = ({ artist = '', slug = '' }) => ({ artist, slug: slug.toLowerCase() });

const ARTIST_ROUTES: readonly Route[] = [
  ...(['track', 'album'] as const).map(
    (type): Route => ({
      type,
      path: new RegExp(`^/${type}/(?<slug>[^/]+)$`, 'i'),
      ids: lowerCase,
      canonical: ({ artist, slug }) => `https://${artist}.bandcamp.com/${type}/${slug}`,
    }),
  ),
  {
    type: 'artist',
    path: /^(?:\/(?:music|releases))?$/i,
    canonical: ({ artist }) => `https://${artist}.bandcamp.com/`,
  },
];

const SITE_ROUTES: readonly Route[] = [
  // A player that shows one track of an album names both.
  ...(['track', 'album'] as const).map(
    (type): Route => ({
      type,
      path: new RegExp(`^/EmbeddedPlayer(?:\\.html)?/(?:.*/)?${type}=(?<id>\\d+)(?:/.*)?$`, 'i'),
      canonical: ({ id }) => `https://bandcamp.com/EmbeddedPlayer/${type}=${id}`,
    }),
  ),
  {
    type: 'show',
    path: /^$/,
    query: { showId: ['show', /^\d+$/] },
    canonical: ({ showId }) => `https://bandcamp.com/?show=${showId}`,
  },
];

/**
 * Bandcamp: tracks, albums and artists below its domain, and its weekly show. An artist's domain of its own is
 * not known by its URL. Facts as of 2026-11. It has no oEmbed; its pages name the cover.
 */
export const bandcamp = definePlatform({
  id: 'bandcamp',
  name: 'Bandcamp',
  hosts: ['bandcamp.com'],
  resource: (url) =>
    resourceByHost(ARTIST_HOST, ARTIST_ROUTES, url) ?? resourceByHost(SITE_HOST, SITE_ROUTES, url),
});

export const examples: PlatformExamples = {
  resources: {
    'http://ZachBenson.Bandcamp.COM/Track/U-I-Tonite/': [
      'track',
      { artist: 'zachbenson', slug: 'u-i-tonite' },
      'https://zachbenson.bandcamp.com/track/u-i-tonite',
    ],
    'https://jstrecords.bandcamp.com/album/entropy-ep?from=embed': [
      'album',
      { artist: 'jstrecords', slug: 'entropy-ep' },
      'https://jstrecords.bandcamp.com/album/entropy-ep',
    ],
    'https://billwurtz.bandcamp.com/releases': [
      'artist',
      { artist: 'billwurtz' },
      'https://billwurtz.bandcamp.com/',
    ],
    'https://bandcamp.com/EmbeddedPlayer/album=1234/size=large/track=5678/': [
      'track',
      { id: '5678' },
      'https://bandcamp.com/EmbeddedPlayer/track=5678',
    ],
    'https://bandcamp.com/?show=224': ['show', { showId: '224' }, 'https://bandcamp.com/?show=224'],
  },
  others: [
    'https://bandcamp.com',
    'https://bandcamp.com/discover',
    'https://daily.bandcamp.com/album/some-review',
    'https://music.example.com/album/ronin',
    'https://notbandcamp.com/album/a',
    'https://artist.bandcamp.com.evil.example/album/a',
  ],
};
