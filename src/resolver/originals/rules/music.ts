import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Music and podcasts. */
export const musicRules = defineOriginalRules([
  {
    id: 'bilibili-suffix',
    hosts: ['hdslb.com'],
    replace: [/(\.(?:jpe?g|png|gif|webp))(?:@.*|_\d+x\d+\.\w+)$/, '$1'],
  },
  { id: 'bilibili-folder', hosts: ['hdslb.com'], replace: [/^(https?:\/\/[^/]+)\/\d+_\d+\//, '$1/'] },
  {
    id: 'soundcloud-avatar',
    hosts: ['sndcdn.com'],
    replace: [
      /(\/avatars-.+)-(?:t?\d+x\d+|large|small|badge|tiny|mini|crop)\.(\w{3,4})$/,
      '$1-original.$2',
      '$1-original.png',
      '$1-t500x500.$2',
    ],
  },
  {
    id: 'soundcloud-artwork',
    hosts: ['sndcdn.com'],
    replace: [
      /(\/(?:artworks|visuals)-.+)-(?:t(?:20|50|60|67|80|120|240|300)x\d+|large|small|badge|tiny|mini|crop)\.(\w{3,4})$/,
      '$1-t500x500.$2',
      '$1-original.$2',
    ],
  },
  {
    id: 'bandcamp-zero',
    hosts: ['bcbits.com'],
    replace: [/(\/img\/[a-z]?\d{8,12})_(?!0\b)\d+(\.\w{3,4})?$/, '$1_0$2'],
  },
  { id: 'mixcloud-zero', hosts: ['thumbnailer.mixcloud.com'], replace: [/(\/unsafe)\/\d+x\d+\//, '$1/0x0/'] },
  {
    id: 'deezer-cover',
    hosts: ['dzcdn.net'],
    replace: [
      /(\/images\/(?:cover|artist|playlist|misc|talk|user)\/[0-9a-f]{32})\/(?!1900x1900)\d+x\d+[^/]*(\.\w{3,4})$/,
      '$1/1900x1900$2',
    ],
  },
  {
    id: 'lastfm-size',
    hosts: ['lastfm.freetls.fastly.net', 'lastfm-img2.akamaized.net'],
    replace: [/(\/i\/u)\/(?:\d+x\d+|\d+s|avatar\d+s|ar\d+|arO|avatar\w+)\//, '$1/'],
  },
  {
    id: 'genius-thumbor',
    hosts: ['t2.genius.com', 't1.genius.com'],
    unwrapPath: /\/unsafe\/[^/]+\/(?:[a-z-]+\/)*(https?(?::|%3a).+)$/i,
  },
  {
    id: 'tidal-size',
    hosts: ['resources.tidal.com', 'resources.wimpmusic.com'],
    replace: [/(\/images\/(?:[0-9a-f]+\/){5})(?!origin)\d+x\d+(\.jpg)$/, '$1origin$2', '$11280x1280$2'],
  },
  {
    id: 'cover-art-archive',
    hosts: ['coverartarchive.org', 'archive.org'],
    replace: [
      /(\/(?:release\/[\w-]+\/|mbid-[\w-]+\/mbid-[\w-]+-)\d+)(?:-|_thumb)(?:250|500|1200)(?:\.jpg)?$/,
      '$1.jpg',
    ],
  },
  {
    id: 'simplecast-size',
    hosts: ['image.simplecastcdn.com'],
    replace: [/(\/images\/.+)\/\d+x\d+\/([^/]+)$/, '$1/3000x3000/$2'],
  },
  {
    id: 'buzzsprout-variant',
    hosts: ['storage.buzzsprout.com'],
    dropQuery: true,
    only: /\/variants\//,
    risk: 'medium',
  },
]);

export const examples: OriginalExamples = {
  'bilibili-suffix': [
    ['https://i0.hdslb.com/bfs/archive/a.jpg@560w_1c.webp', 'https://i0.hdslb.com/bfs/archive/a.jpg'],
  ],
  'bilibili-folder': [['http://i0.hdslb.com/320_180/u_user/a.jpg', 'http://i0.hdslb.com/u_user/a.jpg']],
  'soundcloud-avatar': [
    ['https://i1.sndcdn.com/avatars-1-a-t500x500.jpg', 'https://i1.sndcdn.com/avatars-1-a-original.jpg'],
  ],
  'soundcloud-artwork': [
    ['https://i1.sndcdn.com/artworks-a-b-large.jpg', 'https://i1.sndcdn.com/artworks-a-b-t500x500.jpg'],
  ],
  'bandcamp-zero': [
    ['https://f4.bcbits.com/img/a2507705510_5.jpg', 'https://f4.bcbits.com/img/a2507705510_0.jpg'],
  ],
  'mixcloud-zero': [
    [
      'https://thumbnailer.mixcloud.com/unsafe/300x300/extaudio/a',
      'https://thumbnailer.mixcloud.com/unsafe/0x0/extaudio/a',
    ],
  ],
  'deezer-cover': [
    [
      'https://e-cdns-images.dzcdn.net/images/cover/00112233445566778899aabbccddeeff/500x500-000000-80-0-0.jpg',
      'https://e-cdns-images.dzcdn.net/images/cover/00112233445566778899aabbccddeeff/1900x1900.jpg',
    ],
  ],
  'lastfm-size': [
    [
      'https://lastfm.freetls.fastly.net/i/u/300x300/0a1b.png',
      'https://lastfm.freetls.fastly.net/i/u/0a1b.png',
    ],
  ],
  'genius-thumbor': [
    [
      'https://t2.genius.com/unsafe/220x0/https%3A%2F%2Fimages.genius.com%2Fa.jpg',
      'https://images.genius.com/a.jpg',
    ],
  ],
  'tidal-size': [
    [
      'https://resources.tidal.com/images/0a/1b/2c/3d/4e/320x320.jpg',
      'https://resources.tidal.com/images/0a/1b/2c/3d/4e/origin.jpg',
    ],
  ],
  'cover-art-archive': [
    [
      'https://coverartarchive.org/release/0a-1b/12-500.jpg',
      'https://coverartarchive.org/release/0a-1b/12.jpg',
    ],
  ],
  'simplecast-size': [
    [
      'https://image.simplecastcdn.com/images/a/b/640x640/c.jpg',
      'https://image.simplecastcdn.com/images/a/b/3000x3000/c.jpg',
    ],
  ],
  'buzzsprout-variant': [
    [
      'https://storage.buzzsprout.com/variants/a/b.jpg?c=1',
      'https://storage.buzzsprout.com/variants/a/b.jpg',
    ],
  ],
};
