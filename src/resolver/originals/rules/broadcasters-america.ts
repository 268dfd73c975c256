import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Broadcasters of the United States. */
export const broadcasterAmericaRules = defineOriginalRules([
  {
    id: 'cnn-stellar',
    hosts: ['media.cnn.com'],
    only: /\/api\/v1\/images\//,
    dropQuery: true,
    setQuery: { c: 'original' },
  },
  {
    id: 'cnn-cdn',
    hosts: ['cdn.cnn.com', 'i2.cdn.turner.com', 'i.cdn.turner.com', 'i2.cdn.cnn.com'],
    replace: [
      /(\/(?:assets|dam\/assets)\/.+)-(?:super-169|exlarge-\d+|large-\d+|medium-\d+|small-\d+|story-\w+|horizontal-\w+|live-video|hp-video|vertical-\w+|overlay-tease|top-tease|t\d|entertainment-\w+)(\.\w{3,4})$/,
      '$1$2',
    ],
  },
  { id: 'cnbc-query', hosts: ['image.cnbcfm.com'], dropQuery: true },
  {
    id: 'npr-size',
    hosts: ['media.npr.org'],
    replace: [
      /(\/assets\/.+?)(?:_(?:wide|sq|vert|custom|enl|slide|highlight))?(-[0-9a-f]{40})(?:-s\d+)?(?:-c\d+)?(\.\w{3,4})$/,
      '$1$2$3',
    ],
    dropQuery: true,
  },
  {
    id: 'npr-brightspot',
    hosts: ['npr.brightspotcdn.com', 'brightspotcdn.com', 'brightspotcdn.byui.edu'],
    unwrapQuery: ['url'],
  },
  {
    id: 'nbc-fit',
    hosts: [
      'media-cldnry.s-nbcnews.com',
      'media1.s-nbcnews.com',
      'media2.s-nbcnews.com',
      'media3.s-nbcnews.com',
      'media4.s-nbcnews.com',
    ],
    replace: [/(\/image\/upload\/|\/[ij]\/)(?:(?:[a-z]{1,3}_[^/]*|t_[^/]*)\/)+/, '$1'],
  },
  {
    id: 'abc-news-suffix',
    hosts: ['s.abcnews.com', 'a.abcnews.com', 'a.abcnews.go.com'],
    replace: [
      /(\/images\/.+?)_(?:16x9|4x3|1x1|hp[MC]ain|main|mn|v\d+x\d+|\d+x\d+)(?:_(?:16x9|4x3|1x1|\d{3,4}|xsm|t?ds))*(\.jpg)$/,
      '$1$2',
    ],
    risk: 'medium',
  },
  { id: 'abc-news-width', hosts: ['s.abcnews.com', 'i.abcnewsfe.com'], dropQuery: ['w'] },
  {
    id: 'cbs-hub',
    hosts: ['assets1.cbsnewsstatic.com', 'assets2.cbsnewsstatic.com', 'assets3.cbsnewsstatic.com'],
    replace: [
      /(\/hub\/i)\/r(\/\d{4}\/\d{2}\/\d{2}\/[0-9a-f-]+)\/(?:thumbnail|crop|resize)\/[^/]+\/(?:[0-9a-f]{32}\/)?([^/]+)$/,
      '$1$2/$3',
    ],
  },
  {
    id: 'fox-news',
    hosts: ['a57.foxnews.com'],
    replace: [
      /^https?:\/\/a57\.foxnews\.com\/(static\.foxnews\.com\/.+?)\/\d+\/\d+\/([^/]+)$/,
      'https://$1/$2',
    ],
    dropQuery: true,
  },
]);

export const examples: OriginalExamples = {
  'cnn-stellar': [
    [
      'https://media.cnn.com/api/v1/images/stellar/prod/a.jpg?q=w_800,c_crop',
      'https://media.cnn.com/api/v1/images/stellar/prod/a.jpg?c=original',
    ],
  ],
  'cnn-cdn': [
    [
      'https://cdn.cnn.com/cnnnext/dam/assets/1611-a-super-169.jpg',
      'https://cdn.cnn.com/cnnnext/dam/assets/1611-a.jpg',
    ],
  ],
  'cnbc-query': [
    [
      'https://image.cnbcfm.com/api/v1/image/1-a.jpg?v=1&w=1920',
      'https://image.cnbcfm.com/api/v1/image/1-a.jpg',
    ],
  ],
  'npr-size': [
    [
      'https://media.npr.org/assets/img/2016/12/15/a_wide-e76ba54ba052acbbbe4b9bd73bd429e8d5ca58c7.jpg?s=1400',
      'https://media.npr.org/assets/img/2016/12/15/a-e76ba54ba052acbbbe4b9bd73bd429e8d5ca58c7.jpg',
    ],
  ],
  'npr-brightspot': [
    [
      'https://npr.brightspotcdn.com/dims4/default/a/crop/1x1/?url=https%3A%2F%2Fexample.com%2Fa.jpg',
      'https://example.com/a.jpg',
    ],
  ],
  'nbc-fit': [
    [
      'https://media-cldnry.s-nbcnews.com/image/upload/t_fit-760w,f_auto/rockcms/a.jpg',
      'https://media-cldnry.s-nbcnews.com/image/upload/rockcms/a.jpg',
    ],
  ],
  'abc-news-suffix': [
    ['https://s.abcnews.com/images/US/a_hpMain_16x9_992.jpg', 'https://s.abcnews.com/images/US/a.jpg'],
  ],
  'abc-news-width': [['https://i.abcnewsfe.com/a/b/c.jpg?w=992', 'https://i.abcnewsfe.com/a/b/c.jpg']],
  'cbs-hub': [
    [
      'https://assets1.cbsnewsstatic.com/hub/i/r/2020/01/02/0a-1b/thumbnail/1200x630/00112233445566778899aabbccddeeff/a.jpg',
      'https://assets1.cbsnewsstatic.com/hub/i/2020/01/02/0a-1b/a.jpg',
    ],
  ],
  'fox-news': [
    [
      'https://a57.foxnews.com/static.foxnews.com/a/b/931/523/c.jpg?ve=1',
      'https://static.foxnews.com/a/b/c.jpg',
    ],
  ],
};
