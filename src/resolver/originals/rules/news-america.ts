import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Newspapers of the United States. */
export const newsAmericaRules = defineOriginalRules([
  {
    id: 'nyt-super-jumbo',
    hosts: ['static01.nyt.com', 'graphics8.nytimes.com', 'static.nytimes.com'],
    leavesSignature: true,
    replace: [
      /(\/images\/(?:[^/]+\/)*[^/]+-)(?!superJumbo)(?:master\d+|jumbo|popup|blog\d+|[a-z]+[A-Z]\w*)(-v\d+)?(\.\w{3,4})$/,
      '$1superJumbo$2$3',
    ],
    dropQuery: true,
  },
  { id: 'natgeo-query', hosts: ['i.natgeofe.com'], dropQuery: true },
  {
    id: 'houston-chronicle',
    hosts: ['hdnux.com'],
    replace: [/(\/photos\/(?:\d+\/)+)(?!rawImage)[\w-]+(\.\w{3,4})$/, '$1rawImage$2'],
  },
  {
    id: 'gannett-direct',
    hosts: ['gannett-cdn.com'],
    replace: [/^https?:\/\/[^/]+\/-ip-\/(https?):\/\/?(.+)$/, '$1://$2'],
    dropQuery: true,
  },
  {
    id: 'gannett-query',
    hosts: ['gannett-cdn.com'],
    only: /\/(?:presto|authoring|gcdn)\//,
    dropQuery: ['width', 'height', 'fit', 'format', 'auto', 'crop', 'quality', 'disable'],
  },
  {
    id: 'washington-post',
    hosts: ['www.washingtonpost.com'],
    only: /\/(?:wp-apps\/imrs|resizer)\b/,
    unwrapQuery: ['src', 'url'],
  },
  {
    id: 'fusion-resizer',
    hosts: [
      'www.orlandosentinel.com',
      'www.latimes.com',
      'www.chicagotribune.com',
      'www.baltimoresun.com',
      'www.sun-sentinel.com',
      'www.courant.com',
      'www.nydailynews.com',
    ],
    unwrapPath:
      /\/resizer\/(?:v2\/)?[\w-]+=?\/(?:[^/x:()]*[x:()][^/]*\/|fit-in\/|smart\/|top\/|arc-anglerfish\/)*([a-z0-9-]+(?:\.[a-z0-9-]+)+\/.+)$/,
  },
  {
    id: 'dims4',
    hosts: [
      'ca-times.brightspotcdn.com',
      'dims.apnews.com',
      'a.e-s.io',
      'cdn.video.nationalgeographic.com',
      'static.politico.com',
      'www.politico.com',
      'assets.apnews.com',
      'cf-images.us-east-1.prod.boltdns.net',
      'yourtango.com',
    ],
    unwrapQuery: ['url'],
  },
  { id: 'usnews-dims', hosts: ['www.usnews.com'], only: /\/dims4\//, unwrapQuery: ['url'] },
]);

export const examples: OriginalExamples = {
  'nyt-super-jumbo': [
    [
      'https://static01.nyt.com/images/2016/11/03/a/03SKIN1/03SKIN1-master1050-v2.jpg',
      'https://static01.nyt.com/images/2016/11/03/a/03SKIN1/03SKIN1-superJumbo-v2.jpg',
    ],
    [
      'https://static01.nyt.com/images/2016/09/20/a/B/B-facebookJumbo-v2.jpg?h=549&s=a40d&k=Z',
      'https://static01.nyt.com/images/2016/09/20/a/B/B-superJumbo-v2.jpg',
    ],
  ],
  'natgeo-query': [['https://i.natgeofe.com/n/a/b_16x9.jpg?w=1200', 'https://i.natgeofe.com/n/a/b_16x9.jpg']],
  'houston-chronicle': [
    [
      'https://s.hdnux.com/photos/01/13/1/3/gallery_medium.jpg',
      'https://s.hdnux.com/photos/01/13/1/3/rawImage.jpg',
    ],
  ],
  'gannett-direct': [
    [
      'https://www.gannett-cdn.com/-ip-/https://media.gannett-cdn.com/29/a.jpg?pubId=29',
      'https://media.gannett-cdn.com/29/a.jpg',
    ],
  ],
  'gannett-query': [
    [
      'https://www.gannett-cdn.com/presto/2020/a.jpg?width=660&height=371&fit=crop',
      'https://www.gannett-cdn.com/presto/2020/a.jpg',
    ],
  ],
  'washington-post': [
    [
      'https://www.washingtonpost.com/wp-apps/imrs.php?src=https://example.com/a.jpg&w=1200',
      'https://example.com/a.jpg',
    ],
  ],
  'fusion-resizer': [
    [
      'https://www.latimes.com/resizer/S-Ia=/1400x0/arc-a.s3.amazonaws.com/public/b.jpg',
      'https://arc-a.s3.amazonaws.com/public/b.jpg',
    ],
  ],
  dims4: [
    [
      'https://dims.apnews.com/dims4/default/a/b/?url=https%3A%2F%2Fexample.com%2Fa.jpg',
      'https://example.com/a.jpg',
    ],
  ],
  'usnews-dims': [
    [
      'https://www.usnews.com/dims4/USN/a/b/?url=https%3A%2F%2Fexample.com%2Fa.jpg',
      'https://example.com/a.jpg',
    ],
  ],
};
