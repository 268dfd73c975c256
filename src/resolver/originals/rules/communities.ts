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
    id: 'britannica-size',
    hosts: ['cdn.britannica.com'],
    replace: [/^(https?:\/\/[^/]+)\/(?:\d+x\d+|s:[^/]+)\//, '$1/'],
    dropQuery: ['w', 'h', 'c'],
  },
  {
    id: 'terra-resize',
    hosts: ['trrsf.com'],
    replace: [
      /^https?:\/\/[^/]+\/image\/fget\/cf\/(?:(?:fit-in|\d+)\/)+([a-z]+\.[a-z.]+\/.+)$/,
      'https://$1',
    ],
  },
  {
    id: 'wp-poland',
    hosts: ['i.wpimg.pl'],
    replace: [/^https?:\/\/i\.wpimg\.pl\/(?:O\/)?\d+x\d*\/([^/]+\.pl\/.+)$/, 'https://$1'],
  },
  {
    id: 'airliners',
    hosts: ['imgproc.airliners.net'],
    replace: [/(\/photos\/airliners\/(?:\d\/)+\d+)-v[0-9a-f]+-\d+(\.\w{3,4})$/, '$1$2'],
  },
  {
    id: '9gag-700',
    hosts: ['9gag.com', '9cache.com'],
    replace: [/(\/photo\/\w+)_(?:220|460)\w*?(_v\d)?(\.\w{3,4})$/, '$1_700b$2$3'],
  },
  {
    id: 'discovery-resize',
    hosts: ['r.ddmcdn.com'],
    replace: [/^https?:\/\/r\.ddmcdn\.com\/(?:[a-z]{1,2}_\w+\/)+/, 'https://static.ddmcdn.com/'],
  },
  {
    id: 'kroger-xlarge',
    hosts: ['www.kroger.com'],
    replace: [/(\/product\/images)\/(?:thumbnail|small|medium|large)\//, '$1/xlarge/'],
  },
  {
    id: 'game-jolt',
    hosts: ['gjcdn.net'],
    replace: [/(\/[a-z-]+)\/(?!9{9})\d+(x\d+)?\/(\d+)-(?:crop[\d_]+-)?/, '$1/999999999/$3-'],
  },
  {
    id: 'popsugar-thumbor',
    hosts: ['popsugar-assets.com'],
    replace: [/\/files\/thumbor\/.+?\/((?:19|20)\d\d\/\d\d\/\d\d\/.+)$/, '/files/$1'],
  },
  {
    id: 'onsugar-size',
    hosts: ['onsugar.com', 'popsugar-assets.com'],
    replace: [/\.(?:x?x?large|preview\w*|_original\w*|medium|small|tall|square)(\/i\/[^/]+)$/, '$1'],
  },
  {
    id: 'business-insider-amp',
    hosts: ['amp.businessinsider.com', 'amp.insider.com'],
    replace: [
      /^https?:\/\/amp\.(business)?insider\.com\/images\/([0-9a-f]{24})-\d+-\d+\.\w+$/,
      'https://static2.$1insider.com/image/$2/',
    ],
  },
  {
    id: 'zimbio-x',
    hosts: ['zimbio.com', 'stylebistro.com', 'livingly.com'],
    replace: [/([\w-]{11})[tslmcg](\.jpg)$/, '$1x$2'],
  },
  {
    id: 'refinery29',
    hosts: ['r29static.com'],
    replace: [/(\/bin\/\w+\/\w+)\/(?:[\d,]+\/)?\d*x\d*,\d+\//, '$1/x,100/'],
  },
  {
    id: 'fandango-renderer',
    hosts: ['images.fandango.com'],
    replace: [/\/ImageRenderer\/\d+\/\d+\/.+?\/0\/(images\/)/, '/$1'],
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
  'britannica-size': [
    ['https://cdn.britannica.com/s:500x350/35/1-004-7F.jpg', 'https://cdn.britannica.com/35/1-004-7F.jpg'],
  ],
  'terra-resize': [
    [
      'https://p2.trrsf.com/image/fget/cf/fit-in/280/187/images.terra.com/2018/a.jpg',
      'https://images.terra.com/2018/a.jpg',
    ],
  ],
  'wp-poland': [['https://i.wpimg.pl/O/352x600/i.wp.pl/a/f.jpg', 'https://i.wp.pl/a/f.jpg']],
  airliners: [
    [
      'https://imgproc.airliners.net/photos/airliners/9/1/7/6122719-v4993c2438bb-6.jpg',
      'https://imgproc.airliners.net/photos/airliners/9/1/7/6122719.jpg',
    ],
  ],
  '9gag-700': [
    [
      'https://img-9gag-fun.9cache.com/photo/aL2j4BM_460s.jpg',
      'https://img-9gag-fun.9cache.com/photo/aL2j4BM_700b.jpg',
    ],
  ],
  'discovery-resize': [
    ['http://r.ddmcdn.com/w_1330/s_f/o_1/TLC/uploads/a.jpg', 'https://static.ddmcdn.com/TLC/uploads/a.jpg'],
  ],
  'kroger-xlarge': [
    [
      'https://www.kroger.com/product/images/medium/front/0004',
      'https://www.kroger.com/product/images/xlarge/front/0004',
    ],
  ],
  'game-jolt': [
    [
      'https://m.gjcdn.net/game-header/2000/479-crop0_63_1500_438-eu-v4.jpg',
      'https://m.gjcdn.net/game-header/999999999/479-eu-v4.jpg',
    ],
  ],
  'popsugar-thumbor': [
    [
      'https://media1.popsugar-assets.com/files/thumbor/aB-c/fit-in/1024x1024/filters:a/2015/03/30/a.jpg',
      'https://media1.popsugar-assets.com/files/2015/03/30/a.jpg',
    ],
  ],
  'onsugar-size': [
    [
      'https://media1.onsugar.com/files/a_R.jpg.xlarge/i/B.jpg',
      'https://media1.onsugar.com/files/a_R.jpg/i/B.jpg',
    ],
  ],
  'business-insider-amp': [
    [
      'https://amp.businessinsider.com/images/56dc9a3052bcd028008b4703-750-887.jpg',
      'https://static2.businessinsider.com/image/56dc9a3052bcd028008b4703/',
    ],
  ],
  'zimbio-x': [
    [
      'http://www3.pictures.zimbio.com/gi/A+B+T2P80JadJBDl.jpg',
      'http://www3.pictures.zimbio.com/gi/A+B+T2P80JadJBDx.jpg',
    ],
  ],
  refinery29: [
    [
      'https://s1.r29static.com/bin/entry/a34/340x408,80/19/image.jpg',
      'https://s1.r29static.com/bin/entry/a34/x,100/19/image.jpg',
    ],
  ],
  'fandango-renderer': [
    [
      'https://images.fandango.com/ImageRenderer/300/0/redesign/a.png/0/images/masterrepository/a.jpg',
      'https://images.fandango.com/images/masterrepository/a.jpg',
    ],
  ],
};
