import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Portals, reference works and communities. */
export const communityRules = defineOriginalRules([
  {
    id: 'yandex-orig',
    hosts: [
      'avatars.mds.yandex.net',
      'avatars.yandex.net',
      'img-fotki.yandex.ru',
      'get-afisha.yandex.net',
      'get-tv.yandex.net',
    ],
    replace: [/^(https?:\/\/avatars[^/]*\/get-[\w-]+\/\d+\/(?:[^/]+\/)*?[^/]+)\/(?!orig$)[\w]+$/, '$1/orig'],
  },
  {
    id: 'myspace-full',
    hosts: ['myspacecdn.com'],
    replace: [/(\/[0-9a-f]{32})\/(?!full)[\w]+(\.\w{3,4})$/, '$1/full$2'],
  },
  {
    id: 'wp-poland',
    hosts: ['i.wpimg.pl'],
    replace: [/^https?:\/\/i\.wpimg\.pl\/(?:O\/)?\d+x\d*\/([^/]+\.pl\/.+)$/, 'https://$1'],
  },
  {
    id: '9gag-700',
    hosts: ['9gag.com', '9cache.com'],
    replace: [/(\/photo\/\w+)_(?:220|460)\w*?(_v\d)?(\.\w{3,4})$/, '$1_700b$2$3'],
  },
  {
    id: 'game-jolt',
    hosts: ['gjcdn.net'],
    replace: [/(\/[a-z-]+)\/(?!9{9})\d+(x\d+)?\/(\d+)-(?:crop[\d_]+-)?/, '$1/999999999/$3-'],
  },
]);

export const examples: OriginalExamples = {
  'yandex-orig': [
    [
      'https://avatars.mds.yandex.net/get-zen_doc/1/pub_5a/scale_600',
      'https://avatars.mds.yandex.net/get-zen_doc/1/pub_5a/orig',
    ],
  ],
  'myspace-full': [
    [
      'https://a1-images.myspacecdn.com/images03/1/00112233445566778899aabbccddeeff/300x300.jpg',
      'https://a1-images.myspacecdn.com/images03/1/00112233445566778899aabbccddeeff/full.jpg',
    ],
  ],
  'wp-poland': [['https://i.wpimg.pl/O/352x600/i.wp.pl/a/f.jpg', 'https://i.wp.pl/a/f.jpg']],
  '9gag-700': [
    [
      'https://img-9gag-fun.9cache.com/photo/aL2j4BM_460s.jpg',
      'https://img-9gag-fun.9cache.com/photo/aL2j4BM_700b.jpg',
    ],
  ],
  'game-jolt': [
    [
      'https://m.gjcdn.net/game-header/2000/479-crop0_63_1500_438-eu-v4.jpg',
      'https://m.gjcdn.net/game-header/999999999/479-eu-v4.jpg',
    ],
  ],
};
