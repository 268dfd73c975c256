import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Photo hosts. */
export const photoRules = defineOriginalRules([
  {
    id: 'flickr-b',
    hosts: ['staticflickr.com', 'static.flickr.com'],
    replace: [/(\/\d+_[0-9a-f]{10})(?:_[stmqnwz])?(\.jpg)$/, '$1_b$2'],
    dropQuery: ['zz'],
  },
  {
    id: 'imgur-suffix',
    hosts: ['i.imgur.com', 'imgur.com'],
    replace: [
      /^(https?:\/\/(?:i\.)?imgur\.com\/\w{7}|https?:\/\/i\.imgur\.com\/\w{5})[sbtmlhgr](\.\w{3,4})$/,
      '$1$2',
    ],
    dropQuery: true,
  },
  { id: 'imgur-d', hosts: ['i.imgur.com'], replace: [/(\/\w{5,7})_d(\.\w{3,4})$/, '$1$2'], dropQuery: true },
  { id: 'unsplash-query', hosts: ['images.unsplash.com', 'plus.unsplash.com'], dropQuery: true },
  { id: 'pexels-query', hosts: ['images.pexels.com'], dropQuery: true },
  {
    id: 'pixabay-size',
    hosts: ['cdn.pixabay.com'],
    replace: [/(\/photo\/.+)(?:_|__)(?:150|180|340|480|640|960_720)(\.\w{3,4})$/, '$1_1280$2'],
    risk: 'medium',
  },
  {
    id: 'photobucket',
    hosts: ['photobucket.com'],
    replace: [/\/(?:th_|_th)([^/]+)$/, '/$1'],
    dropQuery: ['width', 'height', 'fit', 'crop'],
  },
  { id: 'photobucket-query', hosts: ['photobucket.com'], dropQuery: ['width', 'height', 'fit', 'crop'] },
  {
    id: 'smugmug',
    hosts: ['photos.smugmug.com'],
    replace: [
      /(\/i-\w+\/\d+\/(?:\w+\/)?)(?:Ti|Th|S|M|L|XL|X2|X3|X4)\/(.+)-(?:Ti|Th|S|M|L|XL|X2|X3|X4)(\.\w{3,4})$/,
      '$1O/$2-O$3',
      '$15K/$2-5K$3',
      '$1X3/$2-X3$3',
    ],
    risk: 'medium',
  },
  {
    id: 'imgbb-thumb',
    hosts: ['i.ibb.co', 'image.ibb.co'],
    replace: [/\.(?:th|md)(\.\w{3,4})$/, '$1'],
  },
  {
    id: 'imgbox',
    hosts: ['imgbox.com'],
    replace: [/^https?:\/\/(?:thumbs|t)(\d*)(\.imgbox\.com\/.+)_[tb](\.\w{3,4})$/, 'https://images$1$2_o$3'],
  },
  {
    id: 'pixhost',
    hosts: ['pixhost.to'],
    replace: [/^https?:\/\/t(\d+)(\.pixhost\.to)\/thumbs\//, 'https://img$1$2/images/'],
  },
  { id: 'postimg', hosts: ['postimg.cc', 'postimg.org'], dropQuery: ['dl'] },
  {
    id: 'cheveretto',
    hosts: ['freeimage.host', 'iili.io', 'lensdump.com', 'extraimage.net', 'pixxxels.cc'],
    replace: [/\.(?:th|md)(\.\w{3,4})$/, '$1'],
  },
  { id: 'vsco', hosts: ['vsco.co', 'im.vsco.co'], dropQuery: ['w', 'dpr', 'h'] },
]);

export const examples: OriginalExamples = {
  'flickr-b': [
    [
      'https://c1.staticflickr.com/5/4190/34341416210_29e6098b30.jpg',
      'https://c1.staticflickr.com/5/4190/34341416210_29e6098b30_b.jpg',
    ],
    [
      'https://live.staticflickr.com/1/34341416210_29e6098b30_n.jpg',
      'https://live.staticflickr.com/1/34341416210_29e6098b30_b.jpg',
    ],
    ['https://live.staticflickr.com/1/34341416210_29e6098b30_k.jpg', null],
  ],
  'imgur-suffix': [
    ['https://i.imgur.com/YcAQlkxh.jpg', 'https://i.imgur.com/YcAQlkx.jpg'],
    ['https://i.imgur.com/YcAQlkx.jpg', null],
    ['https://i.imgur.com/removed.png', null],
  ],
  'imgur-d': [
    ['https://i.imgur.com/ajsLfCa_d.jpg?maxwidth=520&shape=thumb', 'https://i.imgur.com/ajsLfCa.jpg'],
  ],
  'unsplash-query': [
    ['https://images.unsplash.com/photo-1-a?w=2000&fit=crop', 'https://images.unsplash.com/photo-1-a'],
  ],
  'pexels-query': [
    ['https://images.pexels.com/photos/1/a.jpeg?w=600', 'https://images.pexels.com/photos/1/a.jpeg'],
  ],
  'pixabay-size': [
    [
      'https://cdn.pixabay.com/photo/2016/a/b-1__340.jpg',
      'https://cdn.pixabay.com/photo/2016/a/b-1__1280.jpg',
    ],
  ],
  photobucket: [
    ['https://i349.photobucket.com/albums/q3/a/th_b.png', 'https://i349.photobucket.com/albums/q3/a/b.png'],
  ],
  'photobucket-query': [
    ['https://hosting.photobucket.com/a/b.png?width=300', 'https://hosting.photobucket.com/a/b.png'],
  ],
  smugmug: [
    ['https://photos.smugmug.com/A/i-aB/0/M/b-M.jpg', 'https://photos.smugmug.com/A/i-aB/0/O/b-O.jpg'],
  ],
  'imgbb-thumb': [['https://i.ibb.co/aB/c.md.jpg', 'https://i.ibb.co/aB/c.jpg']],
  imgbox: [['https://thumbs2.imgbox.com/9b/e9/rk_t.jpg', 'https://images2.imgbox.com/9b/e9/rk_o.jpg']],
  pixhost: [['https://t12.pixhost.to/thumbs/1/a.jpg', 'https://img12.pixhost.to/images/1/a.jpg']],
  postimg: [['https://i.postimg.cc/a/b.jpg?dl=1', 'https://i.postimg.cc/a/b.jpg']],
  cheveretto: [['https://iili.io/aB.md.jpg', 'https://iili.io/aB.jpg']],
  vsco: [['https://im.vsco.co/1/a/b.jpg?w=300', 'https://im.vsco.co/1/a/b.jpg']],
};
