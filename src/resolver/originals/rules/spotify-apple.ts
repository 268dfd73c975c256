import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Spotify's prefix of an image id is its size; the rest names the picture. */
const SPOTIFY_HOSTS = [
  'i.scdn.co',
  'image-cdn-ak.spotifycdn.com',
  'image-cdn-fa.spotifycdn.com',
  'image-cdn.spotifycdn.com',
];

/** Spotify and Apple. */
export const spotifyAppleRules = defineOriginalRules([
  {
    id: 'spotify-album',
    hosts: SPOTIFY_HOSTS,
    replace: [/\/ab67616d(?:00001e02|00004851|0000b273)(?=[0-9a-f]{24}$)/, '/ab67616d000082c1'],
  },
  {
    id: 'spotify-artist',
    hosts: SPOTIFY_HOSTS,
    replace: [/\/ab676161(?:0000f178|00005174|0000f178)(?=[0-9a-f]{24}$)/, '/ab6761610000e5eb'],
  },
  {
    id: 'spotify-header',
    hosts: SPOTIFY_HOSTS,
    replace: [/\/ab676186(?:0000660e|00000194)(?=[0-9a-f]{24}$)/, '/ab67618600001016'],
  },
  {
    id: 'spotify-banner',
    hosts: SPOTIFY_HOSTS,
    replace: [/\/ab676167(?:0000ecd4|00004ecd)(?=[0-9a-f]{24}$)/, '/ab676167000082e8'],
  },
  {
    id: 'spotify-podcast',
    hosts: SPOTIFY_HOSTS,
    replace: [/\/ab6765630000(?:f68d|5f5e)(?=[0-9a-f]{24}$)/, '/ab6765630000ba8a'],
  },
  {
    id: 'spotify-mosaic',
    hosts: ['o.scdn.co', 'mosaic.scdn.co'],
    replace: [/^(https?:\/\/[^/]+)\/(?:60|300)\//, '$1/640/'],
  },
  {
    id: 'apple-artwork',
    hosts: ['mzstatic.com'],
    replace: [
      /(\/image\/thumb\/.+)\/(?!9999x0w)\d+x\d+[\w-]*(?:\.\d+)?\.\w{3,4}$/,
      '$1/9999x0w.png',
      '$1/3000x3000bb.jpg',
    ],
  },
]);

export const examples: OriginalExamples = {
  'spotify-album': [
    [
      'https://i.scdn.co/image/ab67616d00001e02f0e911d0e5aadefc431bf34a',
      'https://i.scdn.co/image/ab67616d000082c1f0e911d0e5aadefc431bf34a',
    ],
  ],
  'spotify-artist': [
    [
      'https://i.scdn.co/image/ab6761610000f178f0e911d0e5aadefc431bf34a',
      'https://i.scdn.co/image/ab6761610000e5ebf0e911d0e5aadefc431bf34a',
    ],
  ],
  'spotify-header': [
    [
      'https://i.scdn.co/image/ab6761860000660ef0e911d0e5aadefc431bf34a',
      'https://i.scdn.co/image/ab67618600001016f0e911d0e5aadefc431bf34a',
    ],
  ],
  'spotify-banner': [
    [
      'https://i.scdn.co/image/ab6761670000ecd4f0e911d0e5aadefc431bf34a',
      'https://i.scdn.co/image/ab676167000082e8f0e911d0e5aadefc431bf34a',
    ],
  ],
  'spotify-podcast': [
    [
      'https://i.scdn.co/image/ab6765630000f68df0e911d0e5aadefc431bf34a',
      'https://i.scdn.co/image/ab6765630000ba8af0e911d0e5aadefc431bf34a',
    ],
  ],
  'spotify-mosaic': [['https://o.scdn.co/300/4a6b', 'https://o.scdn.co/640/4a6b']],
  'apple-artwork': [
    [
      'https://is1-ssl.mzstatic.com/image/thumb/Music/v4/a.jpg/48x48bb.webp',
      'https://is1-ssl.mzstatic.com/image/thumb/Music/v4/a.jpg/9999x0w.png',
    ],
  ],
};
