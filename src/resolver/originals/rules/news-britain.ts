import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

const ESCENIC_HOSTS = [
  'i2-prod.mirror.co.uk',
  'i2-prod.birminghammail.co.uk',
  'i2-prod.manchestereveningnews.co.uk',
  'i2-prod.walesonline.co.uk',
  'i2-prod.dailystar.co.uk',
  'i2-prod.irishmirror.ie',
  'i2-prod.liverpoolecho.co.uk',
  'i2-prod.dailyrecord.co.uk',
  'independent.ie',
  'belfasttelegraph.co.uk',
  'irishtimes.com',
  'thejournal.ie',
  'telegraph.co.uk',
  'standard.co.uk',
];

/** Newspapers and broadcasters of Britain and Ireland. */
export const newsBritainRules = defineOriginalRules([
  {
    id: 'guardian-crop',
    hosts: ['i.guim.co.uk'],
    leavesSignature: true,
    replace: [
      /^https?:\/\/i\.guim\.co\.uk\/img\/media\/([0-9a-f]{40}\/\d+_\d+_(\d+)_\d+)\/(?:master\/)?\d+\.(\w{3,4})$/,
      'https://media.guim.co.uk/$1/$2.$3',
      'https://media.guim.co.uk/$1/master/$2.$3',
    ],
    dropQuery: true,
  },
  {
    id: 'guardian-unwrap',
    hosts: ['i.guim.co.uk'],
    leavesSignature: true,
    replace: [
      /^https?:\/\/i\.guim\.co\.uk\/img\/(media|static|uploads|sport)\/(.+)$/,
      'https://$1.guim.co.uk/$2',
    ],
    dropQuery: true,
  },
  {
    id: 'guardian-media',
    hosts: ['media.guim.co.uk'],
    replace: [/(\/[0-9a-f]{40}\/\d+_\d+_(\d+)_\d+)\/(?:master\/)?\d+(\.\w{3,4})$/, '$1/$2$3'],
  },
  {
    id: 'bbc-ic',
    hosts: ['ichef.bbci.co.uk'],
    replace: [/(\/images\/ic)\/(?!raw\/)\d+x(?:\d+|n)(?:_\w+)?\//, '$1/raw/'],
  },
  {
    id: 'bbc-corporate',
    hosts: ['ichef.bbci.co.uk'],
    replace: [/(\/corporate2\/images\/width\/live\/.+)\/[1-9]\d*$/, '$1/0'],
  },
  {
    id: 'bbc-news',
    hosts: ['ichef.bbci.co.uk', 'ichef-1.bbci.co.uk'],
    replace: [
      /(\/(?:news|ace\/standard|ace\/ws|onesport\/cps|ace\/branded_news))\/\d+\/(.+?)(?:\.webp)?$/,
      '$1/2048/$2',
    ],
    risk: 'medium',
  },
  {
    id: 'escenic',
    hosts: ESCENIC_HOSTS,
    replace: [/(\.(?:ece|svt))\/(?:ALTERNATES|alternates|AUTOCROP)\/[^/]+\//, '$1/BINARY/'],
  },
  {
    id: 'telegraph-trans',
    hosts: ['www.telegraph.co.uk', 'secure.i.telegraph.co.uk'],
    replace: [/-(?:x?large|small|medium)(_trans|\.\w{3,4}$)/, '$1'],
    dropQuery: ['imwidth', 'impolicy'],
  },
  {
    id: 'telegraph-width',
    hosts: ['www.telegraph.co.uk'],
    only: /\/(?:content\/dam|multimedia)\//,
    dropQuery: ['imwidth', 'impolicy'],
  },
  {
    id: 'hearst-britain',
    hosts: ['cdnds.net'],
    replace: [
      /\/(?:\d+x\d+\/)?(?:gallery_|hd-aspect-|landscape-|square-|gallery-|embedded-|ultimate-|1600x|reviews-)?([^/]+)$/,
      '/$1',
    ],
    dropQuery: ['resize', 'crop'],
  },
]);

export const examples: OriginalExamples = {
  'guardian-crop': [
    [
      'https://i.guim.co.uk/img/media/fc64982c5ab7b3ea7d5d38f3f74483c84c60b372/0_225_3500_2100/master/3500.jpg?width=1200&s=0ebf4da49d1d10404c4ac6b872b14a62',
      'https://media.guim.co.uk/fc64982c5ab7b3ea7d5d38f3f74483c84c60b372/0_225_3500_2100/3500.jpg',
    ],
  ],
  'guardian-unwrap': [
    [
      'https://i.guim.co.uk/img/static/sys-images/a.jpg?width=300',
      'https://static.guim.co.uk/sys-images/a.jpg',
    ],
  ],
  'guardian-media': [
    [
      'https://media.guim.co.uk/5cef1f5322cece5683b42385ce834bdb45b153a3/0_0_1994_2993/666.jpg',
      'https://media.guim.co.uk/5cef1f5322cece5683b42385ce834bdb45b153a3/0_0_1994_2993/1994.jpg',
    ],
  ],
  'bbc-ic': [
    [
      'https://ichef.bbci.co.uk/images/ic/736x414_b/p0f.jpg',
      'https://ichef.bbci.co.uk/images/ic/raw/p0f.jpg',
    ],
  ],
  'bbc-corporate': [
    [
      'http://ichef.bbci.co.uk/corporate2/images/width/live/p0/55/p0.jpg/624',
      'http://ichef.bbci.co.uk/corporate2/images/width/live/p0/55/p0.jpg/0',
    ],
  ],
  'bbc-news': [
    [
      'https://ichef.bbci.co.uk/news/480/cpsprodpb/1/a.jpg.webp',
      'https://ichef.bbci.co.uk/news/2048/cpsprodpb/1/a.jpg',
    ],
  ],
  escenic: [
    [
      'https://i2-prod.mirror.co.uk/incoming/article1.ece/ALTERNATES/s615/a.jpg',
      'https://i2-prod.mirror.co.uk/incoming/article1.ece/BINARY/a.jpg',
    ],
  ],
  'telegraph-trans': [
    [
      'https://www.telegraph.co.uk/content/dam/a-large_trans_NvBQ.jpg?imwidth=480',
      'https://www.telegraph.co.uk/content/dam/a_trans_NvBQ.jpg',
    ],
  ],
  'telegraph-width': [
    [
      'https://www.telegraph.co.uk/content/dam/a.jpg?imwidth=480',
      'https://www.telegraph.co.uk/content/dam/a.jpg',
    ],
  ],
  'hearst-britain': [
    [
      'http://digitalspyuk.cdnds.net/13/40/980x1470/gallery_a.jpg',
      'http://digitalspyuk.cdnds.net/13/40/a.jpg',
    ],
  ],
};
