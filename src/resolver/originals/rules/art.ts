import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Design, drawings and museums. */
export const artRules = defineOriginalRules([
  {
    id: 'deviantart-proxy',
    hosts: ['deviantart.net'],
    replace: [
      /^https?:\/\/t\d+\.deviantart\.net\/[^/]+\/(?:[^/x:(]*[x:(][^/]*\/|fit-in\/)*([a-z]+\d+)\/(.+)$/,
      'https://$1.deviantart.net/$2',
    ],
  },
  {
    id: 'artstation-8k',
    hosts: ['artstation.com'],
    replace: [
      /(\/p\/assets\/(?:images|covers)\/images\/\d+\/\d+\/\d+)\/(?!8k\/)(?:\d{14}\/)?(?:4k|large|medium|small|micro_square|smaller_square|small_square|medium_square)\/([^/]+)$/,
      '$1/8k/$2',
      '$1/4k/$2',
      '$1/large/$2',
    ],
  },
  {
    id: 'behance-source',
    hosts: ['behance.net'],
    replace: [/(\/(?:projects|project_modules))\/(?!source\/)[\w]+\/([\w.]+)$/, '$1/source/$2'],
  },
  {
    id: 'behance-user',
    hosts: ['behance.net'],
    replace: [/(\/user)\/(?:50|100|115|138|230|276)\//, '$1/276/'],
  },
  {
    id: 'dribbble-1x',
    hosts: ['cdn.dribbble.com'],
    replace: [/(\/screenshots\/.+?)_(?:1x|still(?:_2x)?|teaser|4x|2x)(\.\w{3,4})$/, '$1$2'],
    dropQuery: ['compress', 'resize', 'vertical', 'format'],
  },
  {
    id: 'dribbble-query',
    hosts: ['cdn.dribbble.com'],
    dropQuery: ['compress', 'resize', 'vertical', 'format'],
  },
  {
    id: 'pixiv-original',
    hosts: ['i.pximg.net', 'i.pixiv.cat', 'i.pixiv.re'],
    replace: [
      /(?:\/c\/[^/]+)?\/(?:img-master|custom-thumb)\/(img\/.+_p\d+)_(?:master1200|square1200|custom1200)(\.\w{3,4})$/,
      '/img-original/$1$2',
      '/img-original/$1.png',
    ],
  },
  {
    id: 'pixiv-crop',
    hosts: ['i.pximg.net'],
    replace: [/\/c\/[^/]+\/((?:img-original|img-master|novel-cover-original|user-profile)\/.+)$/, '/$1'],
  },
  {
    id: 'pixiv-profile',
    hosts: ['i.pximg.net'],
    replace: [/(\/user-profile\/.+)_(?:50|170)(\.\w{3,4})$/, '$1$2'],
  },
  {
    id: 'zerochan-full',
    hosts: ['zerochan.net'],
    replace: [
      /^https?:\/\/(?:s\d|static)\.zerochan\.net\/(?!full)(?:(\d{2,3})(\/\d\d\/\d\d\/\d+\.\w{3,4})|([\w.-]+)\.(?:240|600)\.(\d+\.\w{3,4}))$/,
      'https://static.zerochan.net/full$2',
    ],
    only: /\/\d{2,3}\/\d\d\/\d\d\//,
  },
  {
    id: 'danbooru-original',
    hosts: ['cdn.donmai.us', 'donmai.us'],
    replace: [
      /\/(?:preview|180x180|360x360|720x720|sample)\/((?:[0-9a-f]{2}\/){2})(?:sample-)?([0-9a-f]{32})\.\w{3,4}$/,
      '/original/$1$2.jpg',
      '/original/$1$2.png',
    ],
    risk: 'medium',
  },
  {
    id: 'cargo-payload',
    hosts: ['cargocollective.com', 'freight.cargo.site'],
    replace: [/(\/\d+\/\d+\/\d+\/\d+\/.+)_\d{3,4}(?:_c)?(\.\w{3,4})$/, '$1$2'],
  },
  {
    id: 'nasa-original',
    hosts: ['images-assets.nasa.gov'],
    replace: [/~(?:thumb|small|medium|large|mobile)(\.\w{3,4})$/, '~orig$1'],
  },
  {
    id: 'met-museum',
    hosts: ['images.metmuseum.org'],
    replace: [/(\/CRDImages\/\w+)\/(?:web-large|web-additional|web-thumb|mobile-large)\//, '$1/original/'],
  },
]);

export const examples: OriginalExamples = {
  'deviantart-proxy': [
    [
      'https://t00.deviantart.net/7PiX=/300x200/filters:fixed_height(100,100):origin()/pre00/f044/th/pre/a.jpg',
      'https://pre00.deviantart.net/f044/th/pre/a.jpg',
    ],
  ],
  'artstation-8k': [
    [
      'https://cdnb.artstation.com/p/assets/images/images/088/531/923/4k/a.jpg',
      'https://cdnb.artstation.com/p/assets/images/images/088/531/923/8k/a.jpg',
    ],
  ],
  'behance-source': [
    [
      'https://mir-s3-cdn-cf.behance.net/projects/404/a6.5a.jpg',
      'https://mir-s3-cdn-cf.behance.net/projects/source/a6.5a.jpg',
    ],
  ],
  'behance-user': [
    ['https://mir-s3-cdn-cf.behance.net/user/50/a.jpg', 'https://mir-s3-cdn-cf.behance.net/user/276/a.jpg'],
  ],
  'dribbble-1x': [
    [
      'https://cdn.dribbble.com/users/1/screenshots/6/a_1x.jpg',
      'https://cdn.dribbble.com/users/1/screenshots/6/a.jpg',
    ],
  ],
  'dribbble-query': [
    [
      'https://cdn.dribbble.com/userupload/8/file/original-a.png?compress=1&resize=100x',
      'https://cdn.dribbble.com/userupload/8/file/original-a.png',
    ],
  ],
  'pixiv-original': [
    [
      'https://i.pximg.net/c/600x600/img-master/img/2017/06/25/17/53/43/6_p0_master1200.jpg',
      'https://i.pximg.net/img-original/img/2017/06/25/17/53/43/6_p0.jpg',
    ],
  ],
  'pixiv-crop': [
    [
      'https://i.pximg.net/c/250x250_80_a2/img-original/img/2018/6_p0.png',
      'https://i.pximg.net/img-original/img/2018/6_p0.png',
    ],
  ],
  'pixiv-profile': [
    [
      'https://i.pximg.net/user-profile/img/2018/a_170.png',
      'https://i.pximg.net/user-profile/img/2018/a.png',
    ],
  ],
  'zerochan-full': [
    ['https://static.zerochan.net/240/21/19/41.jpg', 'https://static.zerochan.net/full/21/19/41.jpg'],
  ],
  'danbooru-original': [
    [
      'https://cdn.donmai.us/sample/00/11/sample-00112233445566778899aabbccddeeff.jpg',
      'https://cdn.donmai.us/original/00/11/00112233445566778899aabbccddeeff.jpg',
    ],
  ],
  'cargo-payload': [
    [
      'https://payload560.cargocollective.com/1/12/39/13/WTL_1000.jpg',
      'https://payload560.cargocollective.com/1/12/39/13/WTL.jpg',
    ],
  ],
  'nasa-original': [
    [
      'https://images-assets.nasa.gov/image/A/A~medium.jpg',
      'https://images-assets.nasa.gov/image/A/A~orig.jpg',
    ],
  ],
  'met-museum': [
    [
      'https://images.metmuseum.org/CRDImages/ep/web-large/A.jpg',
      'https://images.metmuseum.org/CRDImages/ep/original/A.jpg',
    ],
  ],
};
