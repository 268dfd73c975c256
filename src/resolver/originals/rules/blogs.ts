import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Blogs and newsletters. */
export const blogRules = defineOriginalRules([
  {
    id: 'wordpress-com',
    hosts: ['files.wordpress.com', 'wordpress.com'],
    only: /\.(?:jpe?g|png|gif|webp)$/i,
    dropQuery: true,
  },
  {
    id: 'substack-fetch',
    hosts: ['substackcdn.com', 'cdn.substack.com'],
    unwrapPath: /\/image\/fetch\/(?:[^/_$,]*[_$,][^/]*\/)*(https?(?::|%3a).+)$/i,
  },
  {
    id: 'medium-v2',
    hosts: ['miro.medium.com', 'cdn-images-1.medium.com'],
    replace: [/\/v2\/(?:(?:resize|format|da):[^/]+\/)+/, '/v2/'],
  },
  {
    id: 'medium-legacy',
    hosts: ['miro.medium.com', 'cdn-images-1.medium.com', 'cdn-images-2.medium.com'],
    replace: [
      /^(https?:\/\/[^/]+)\/(?:fit|max|focal|freeze|proxy|crop|gradv|letterbox|resize)\/.*?((?:\d\*|\d%2A)[^/]+)$/i,
      '$1/$2',
    ],
    dropQuery: ['q'],
  },
  {
    id: 'dev-to',
    hosts: ['media.dev.to', 'media2.dev.to', 'media1.dev.to'],
    unwrapPath: /\/(?:dynamic|cdn-cgi)\/image\/[^/]+\/(https?(?::|%3a).+)$/i,
  },
  {
    id: 'squarespace-format',
    hosts: ['squarespace-cdn.com', 'static1.squarespace.com'],
    setQuery: { format: 'original' },
  },
  {
    id: 'wix-fill',
    hosts: ['static.wixstatic.com'],
    replace: [/(\/media\/[^/]+?\.\w{3,4})(?:\/v1\/.*|_\d+|_srz_.*)$/, '$1'],
  },
  { id: 'godaddy-rs', hosts: ['img1.wsimg.com'], replace: [/(\/isteam\/.+?)\/:\/.*$/, '$1'] },
  { id: 'typepad-size', hosts: ['typepad.com'], replace: [/-\d{2,4}(?:wi|hi|pi)$/, ''] },
  {
    id: 'tistory-original',
    hosts: ['tistory.com'],
    replace: [/^(https?:\/\/cf[^/]+)\/(?:image|media|attach|R\d+x\d+)\//, '$1/original/'],
  },
  { id: 'livedoor-resize', hosts: ['resize.blogsys.jp'], unwrapPath: /\/(https?:\/\/?.+)$/ },
  { id: 'ameba-query', hosts: ['stat.ameba.jp'], dropQuery: ['caw', 'cpd', 'cph', 'cpw', 'cat', 'qat'] },
  {
    id: 'ameba-thumb',
    hosts: ['stat.ameba.jp'],
    replace: [
      /(\/user_images\/.+\/)(?:t\d{2,4}_\d{2,4}_|[tor]\d{0,4}_)?(?:t\d+_)?((?:o\d+)?\d+\.\w{3,4})$/,
      '$1$2',
    ],
  },
  {
    id: 'hatena-scale',
    hosts: ['cdn-ak.f.st-hatena.com', 'f.st-hatena.com'],
    replace: [/(\/images\/fotolife\/.+\/\d+)_(?:m|120)(\.\w{3,4})$/, '$1$2'],
  },
  {
    id: 'hatena-proxy',
    hosts: ['cdn.image.st-hatena.com'],
    unwrapPath: /\/image\/\w+\/[0-9a-f]+\/[^/]+\/(https?(?::|%3a).+)$/i,
  },
  { id: 'note-query', hosts: ['assets.st-note.com'], dropQuery: true },
  {
    id: 'qiita-imgix',
    hosts: ['qiita-user-contents.imgix.net', 'qiita-image-store.s3.amazonaws.com'],
    unwrapPath: /^https?:\/\/[^/]+\/(https?(?::|%3a).+)$/i,
  },
]);

export const examples: OriginalExamples = {
  'wordpress-com': [
    ['https://a.files.wordpress.com/2016/05/b.jpg?w=720', 'https://a.files.wordpress.com/2016/05/b.jpg'],
  ],
  'substack-fetch': [
    [
      'https://substackcdn.com/image/fetch/w_1166,c_limit,f_auto/https%3A%2F%2Fexample.com%2Fa.png',
      'https://example.com/a.png',
    ],
    [
      'https://substackcdn.com/image/fetch/$s_!aB!,w_1456,c_limit/https%3A%2F%2Fexample.com%2Fa.png',
      'https://example.com/a.png',
    ],
  ],
  'medium-v2': [
    ['https://miro.medium.com/v2/resize:fit:720/format:webp/0*aB-c', 'https://miro.medium.com/v2/0*aB-c'],
  ],
  'medium-legacy': [
    ['https://miro.medium.com/fit/c/240/240/1*aB_c@2x.jpeg', 'https://miro.medium.com/1*aB_c@2x.jpeg'],
    ['https://miro.medium.com/max/1200/1*aB.png', 'https://miro.medium.com/1*aB.png'],
  ],
  'dev-to': [
    [
      'https://media.dev.to/dynamic/image/width=1000,height=420/https%3A%2F%2Fexample.com%2Fa.png',
      'https://example.com/a.png',
    ],
  ],
  'squarespace-format': [
    [
      'https://images.squarespace-cdn.com/content/v1/a/b/c.jpg?format=300w',
      'https://images.squarespace-cdn.com/content/v1/a/b/c.jpg?format=original',
    ],
  ],
  'wix-fill': [
    [
      'https://static.wixstatic.com/media/a~mv2.jpg/v1/fill/w_241,h_378/a~mv2.webp',
      'https://static.wixstatic.com/media/a~mv2.jpg',
    ],
    ['http://static.wixstatic.com/media/a.jpg_512', 'http://static.wixstatic.com/media/a.jpg'],
  ],
  'godaddy-rs': [
    ['https://img1.wsimg.com/isteam/ip/a/b.jpg/:/rs=w:600,h:400', 'https://img1.wsimg.com/isteam/ip/a/b.jpg'],
  ],
  'typepad-size': [['https://a.typepad.com/.a/6a01-500wi', 'https://a.typepad.com/.a/6a01']],
  'tistory-original': [
    ['http://cfile21.uf.tistory.com/image/99AA', 'http://cfile21.uf.tistory.com/original/99AA'],
  ],
  'livedoor-resize': [
    ['https://resize.blogsys.jp/94af/crop1/70x70/http://example.com/a.jpg', 'http://example.com/a.jpg'],
  ],
  'ameba-query': [
    [
      'https://stat.ameba.jp/user_images/2018/a/o1080.jpg?caw=800',
      'https://stat.ameba.jp/user_images/2018/a/o1080.jpg',
    ],
  ],
  'ameba-thumb': [
    [
      'https://stat.ameba.jp/user_images/2010/a/b/t02200165_o0800060010.jpg',
      'https://stat.ameba.jp/user_images/2010/a/b/o0800060010.jpg',
    ],
  ],
  'hatena-scale': [
    [
      'https://cdn-ak.f.st-hatena.com/images/fotolife/a/b/20150101/20150101120000_120.jpg',
      'https://cdn-ak.f.st-hatena.com/images/fotolife/a/b/20150101/20150101120000.jpg',
    ],
  ],
  'hatena-proxy': [
    [
      'https://cdn.image.st-hatena.com/image/scale/0a1b/backend=imagemagick;width=300/https%3A%2F%2Fexample.com%2Fa.jpg',
      'https://example.com/a.jpg',
    ],
  ],
  'note-query': [
    [
      'https://assets.st-note.com/production/uploads/images/1/a.png?width=800',
      'https://assets.st-note.com/production/uploads/images/1/a.png',
    ],
  ],
  'qiita-imgix': [
    [
      'https://qiita-user-contents.imgix.net/https%3A%2F%2Fexample.com%2Fa.png?w=1400',
      'https://example.com/a.png',
    ],
  ],
};
