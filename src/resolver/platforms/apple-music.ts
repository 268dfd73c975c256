import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { itunesLookup } from './itunes-lookup';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const HOSTS = ['music.apple.com', 'itunes.apple.com'];
const HOST = siteHosts(HOSTS, 'geo|embed|beta');
const COUNTRY = '^(?:/(?<country>[a-z]{2}))?';
/** A title may stand before the number, `id` before or in it. */
const BEFORE_ID = '(?:[^/]+/)?(?:id)?';

const address = (type: string, { country, id }: Readonly<Record<string, string>>): string =>
  ['https://music.apple.com', country, type, id].filter((part) => part !== undefined).join('/');

const NUMBERED = ['album', 'song', 'artist', 'music-video'] as const;

const ROUTES: readonly Route[] = [
  {
    type: 'song',
    path: new RegExp(`${COUNTRY}/album/${BEFORE_ID}(?<albumId>\\d{5,})$`),
    query: { id: ['i', /^\d{5,}$/] },
    canonical: (ids) => address('song', ids),
  },
  ...NUMBERED.map(
    (type): Route => ({
      type,
      path: new RegExp(`${COUNTRY}/${type}/${BEFORE_ID}(?<id>\\d{5,})$`),
      canonical: (ids) => address(type, ids),
    }),
  ),
  {
    type: 'playlist',
    path: new RegExp(`${COUNTRY}/playlist/${BEFORE_ID}(?<id>pl\\.[\\w-]+)$`),
    canonical: (ids) => address('playlist', ids),
  },
];

/** Apple Music, and what remains of the iTunes store's pages. Facts as of 2026-11. A song's cover is its album's. */
export const appleMusic = definePlatform({
  id: 'apple_music',
  name: 'Apple Music',
  hosts: HOSTS,
  resource: (url) => resourceByHost(HOST, ROUTES, url),
  addedToTitle: [/^\u200e/, / (?:on|-) Apple\u00a0?\s?Music$/],
  endpoints: ({ resource_type, resource_id: { id, country } }) =>
    resource_type === 'playlist' || resource_type === 'artist' ? [] : [itunesLookup({ id, country })],
});

export const examples: PlatformExamples = {
  resources: {
    'https://music.apple.com/jp/album/back-to-the-80s/1458246986': [
      'album',
      { country: 'jp', id: '1458246986' },
      'https://music.apple.com/jp/album/1458246986',
    ],
    'https://itunes.apple.com/album/id/1784748941': [
      'album',
      { id: '1784748941' },
      'https://music.apple.com/album/1784748941',
    ],
    'https://music.apple.com/us/album/gypsy-woman/1434891258?i=1434891369': [
      'song',
      { country: 'us', albumId: '1434891258', id: '1434891369' },
      'https://music.apple.com/us/song/1434891369',
    ],
    'https://itunes.apple.com/us/playlist/a-list/idpl.87bb5b36a9bd49db8c975607452bfa2b?app=music': [
      'playlist',
      { country: 'us', id: 'pl.87bb5b36a9bd49db8c975607452bfa2b' },
      'https://music.apple.com/us/playlist/pl.87bb5b36a9bd49db8c975607452bfa2b',
    ],
  },
  others: [
    'https://music.apple.com/us/browse',
    'https://music.apple.com/us/search?term=a',
    'https://itunes.apple.com/us/app/id310633997',
    'https://support.apple.com/us/album/1458246986',
    'https://notmusic.apple.com.example/us/album/1458246986',
    'https://music.apple.com.evil.example/us/album/1458246986',
  ],
};
