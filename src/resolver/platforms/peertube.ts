import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { resourceByHost } from './host-routes';
import { peertubeEndpoints } from './peertube/endpoints';
import { INSTANCES } from './peertube/instances';
import type { Route } from './routes';

const ANY_HOST = /^(?<host>[a-z\d.-]+\.[a-z][a-z\d-]*)$/;

/** A video's id in its two spellings. Where it stands makes the address PeerTube's, whatever the host. */
const ID = '[1-9A-HJ-NP-Za-km-z]{22}|[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}';

const ROUTES: readonly Route[] = [
  {
    type: 'playlist',
    path: new RegExp(`^/(?:w/p|videos/watch/playlist|video-playlists/embed)/(?<id>${ID})$`),
    canonical: ({ host, id }) => `https://${host}/w/p/${id}`,
  },
  {
    type: 'video',
    path: new RegExp(`^/(?:w|videos/(?:watch|embed)|api/v1/videos)/(?<uuid>${ID})$`),
    canonical: ({ host, uuid }) => `https://${host}/w/${uuid}`,
  },
];

/** Paths that other software has too. */
const INSTANCE_ROUTES: readonly Route[] = [
  ...ROUTES,
  {
    type: 'account',
    path: /^\/(?:a|accounts)\/(?<id>[\w.@-]{1,120})(?:\/(?:videos|video-channels|about))?$/,
    canonical: ({ host, id }) => `https://${host}/a/${id}/videos`,
  },
  {
    type: 'channel',
    path: /^\/(?:c|video-channels)\/(?<id>[\w.@-]{1,120})(?:\/(?:videos|video-playlists|playlists|about))?$/,
    canonical: ({ host, id }) => `https://${host}/c/${id}/videos`,
  },
];

const KNOWN: ReadonlySet<string> = new Set(INSTANCES);

/**
 * PeerTube, software for video sites that anybody runs, as of 2026-11. Every instance answers about its own videos,
 * without a key. Unsure: the pictures' names from version 8.1 on, so both forms are read.
 */
export const peertube = definePlatform({
  id: 'peertube',
  name: 'PeerTube',
  hosts: INSTANCES,
  runsAnywhere: true,
  resource: (url) => resourceByHost(ANY_HOST, KNOWN.has(url.hostname) ? INSTANCE_ROUTES : ROUTES, url),
  endpoints: peertubeEndpoints,
});

export const examples: PlatformExamples = {
  resources: {
    'https://framatube.org/videos/watch/9c9de5e8-0a1e-484a-b099-e80766180a6d': [
      'video',
      { host: 'framatube.org', uuid: '9c9de5e8-0a1e-484a-b099-e80766180a6d' },
      'https://framatube.org/w/9c9de5e8-0a1e-484a-b099-e80766180a6d',
    ],
    'https://peertube2.cpy.re/api/v1/videos/3fbif9S3WmtTP8gGsC5HBd': [
      'video',
      { host: 'peertube2.cpy.re', uuid: '3fbif9S3WmtTP8gGsC5HBd' },
      'https://peertube2.cpy.re/w/3fbif9S3WmtTP8gGsC5HBd',
    ],
    'https://tube.example.org/w/3fbif9S3WmtTP8gGsC5HBd?start=10s': [
      'video',
      { host: 'tube.example.org', uuid: '3fbif9S3WmtTP8gGsC5HBd' },
      'https://tube.example.org/w/3fbif9S3WmtTP8gGsC5HBd',
    ],
    'https://peertube.debian.social/w/p/hFdJoTuyhNJVa1cDWd1d12': [
      'playlist',
      { host: 'peertube.debian.social', id: 'hFdJoTuyhNJVa1cDWd1d12' },
      'https://peertube.debian.social/w/p/hFdJoTuyhNJVa1cDWd1d12',
    ],
    'https://peertube2.cpy.re/a/chocobozzz/videos': [
      'account',
      { host: 'peertube2.cpy.re', id: 'chocobozzz' },
      'https://peertube2.cpy.re/a/chocobozzz/videos',
    ],
    'https://framatube.org/c/bf54d359-cfad-4935-9d45-9d6be93f63e8/videos': [
      'channel',
      { host: 'framatube.org', id: 'bf54d359-cfad-4935-9d45-9d6be93f63e8' },
      'https://framatube.org/c/bf54d359-cfad-4935-9d45-9d6be93f63e8/videos',
    ],
  },
  others: [
    'https://example.org/a/chocobozzz/videos',
    'https://framatube.org.evil.example/c/channel/videos',
    'https://notframatube.org/c/channel',
    'https://example.org/w/short',
    'https://example.org/wiki/3fbif9S3WmtTP8gGsC5HBd',
    'https://framatube.org/videos/trending',
    'http://192.168.1.5/w/3fbif9S3WmtTP8gGsC5HBd',
  ],
};
