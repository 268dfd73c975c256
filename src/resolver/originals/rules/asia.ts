import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Korean, Japanese and Taiwanese services. */
export const asiaRules = defineOriginalRules([
  {
    id: 'naver-thumbnail',
    hosts: ['naver.net', 'pstatic.net'],
    only: /\/(?:thm|common\/?|dthumb\/?)$/,
    unwrapQuery: ['q', 'src'],
  },
  {
    id: 'naver-type',
    hosts: ['pstatic.net', 'naver.net'],
    only: /\.(?:jpe?g|png|gif)$|\/[^./]+$/i,
    dropQuery: ['type', 'udate'],
  },
  {
    id: 'naver-blog',
    hosts: ['blogthumb.pstatic.net', 'blogthumb2.naver.net'],
    replace: [/^https?:\/\/blogthumb2?\.(?:pstatic|naver)\.net\/(.+)$/, 'https://blogfiles.pstatic.net/$1'],
    dropQuery: true,
    risk: 'medium',
  },
  {
    id: 'kakao-original',
    hosts: ['t1.daumcdn.net', 'daumcdn.net'],
    replace: [/(\/cfile\/(?:tistory|blog|cafe)\/[0-9A-F]+)(?:\?.*)?$/, '$1?original'],
    dropQuery: true,
  },
  { id: 'kakao-thumb', hosts: ['daumcdn.net', 'kakaocdn.net'], only: /\/thumb\//, unwrapQuery: ['fname'] },
  {
    id: 'kakao-image',
    hosts: ['daumcdn.net'],
    replace: [/\/(?:image|media)\/(\w+)$/, '/original/$1'],
    only: /cfile\d*\.uf/,
  },
  {
    id: 'melon-resize',
    hosts: ['melon.co.kr', 'cdnimg.melon.co.kr'],
    replace: [/_(?:\d+|org)(\.\w{3,4})(?:\/melon\/.*)?$/, '_org$1'],
  },
  { id: 'melon-strip', hosts: ['melon.co.kr'], replace: [/(\.\w{3,4})\/melon\/.*$/, '$1'] },
  {
    id: 'nate-thumb',
    hosts: ['thumbnews.nateimg.co.kr', 'thumb.pann.com'],
    unwrapPath: /\/(https?:\/\/?.+)$/,
  },
  { id: 'egloos-thumb', hosts: ['thumbnail.egloos.net'], unwrapPath: /\/(https?:\/\/?.+)$/ },
  {
    id: 'line-blog',
    hosts: ['obs.line-scdn.net'],
    replace: [/^(https?:\/\/obs\.line-scdn\.net\/[\w-]+)\/(?:small|large|m?w?\d+(?:x\d+)?|f\d+x?\d*)$/, '$1'],
  },
  {
    id: 'pixnet-prefix',
    hosts: ['pimg.tw'],
    replace: [/\/(?:normal|thumb|s|q|m|small|bigger)_([0-9a-f]+[^/]*)$/, '/$1'],
  },
  {
    id: 'pixnet-suffix',
    hosts: ['pimg.tw'],
    replace: [/(\/\d+-\d+)_(?:m|n|s|l|t|q|b|wn|sq)(\.\w{3,4})$/, '$1$2'],
  },
  {
    id: 'ettoday-size',
    hosts: [
      'cdn1.ettoday.net',
      'cdn2.ettoday.net',
      'cdn5.ettoday.net',
      'cdn9.ettoday.net',
      'static.ettoday.net',
      'cdn0.ettoday.net',
    ],
    replace: [
      /^https?:\/\/(?:cdn\d|static)\.ettoday\.net\/images\/(\d+)\/[bcde](\d+\.\w{3,4})$/,
      'https://static.ettoday.net/images/$1/$2',
    ],
  },
  { id: 'udn-unwrap', hosts: ['pgw.udn.com.tw'], unwrapQuery: ['u'] },
  {
    id: 'ltn-page',
    hosts: ['img.ltn.com.tw'],
    replace: [/(\/Upload\/\w+\/page)\/(?:\d+|\d+S?)\//, '$1/orig/'],
  },
  {
    id: 'hk01-crop',
    hosts: ['hk01.com'],
    replace: [/(\/di\/media\/images\/.+\.(?:jpe?g|png)\/[^/?]+)$/i, '$1'],
    dropQuery: ['v'],
  },
  {
    id: 'yahoo-japan-pctr',
    hosts: ['iwiz-amd.c.yimg.jp', 'amd-pctr.c.yimg.jp', 'newsatcl-pctr.c.yimg.jp'],
    dropQuery: ['pri', 'w', 'h', 'exp', 'fmt', 'q', 'cx', 'cy', 'cw', 'ch'],
  },
  { id: 'excite-news', hosts: ['s.eximg.jp'], replace: [/(\/exnews\/feed\/.+)_(?:s|m)(\.\w{3,4})$/, '$1$2'] },
  { id: 'excite-resize', hosts: ['imgc.eximg.jp'], unwrapQuery: ['i'] },
  { id: 'goo-news', hosts: ['img.news.goo.ne.jp'], replace: [/(\/picture\/\w+\/)s_([^/]+)$/, '$1m_$2'] },
]);

export const examples: OriginalExamples = {
  'naver-thumbnail': [
    [
      'https://tv.pstatic.net/thm?size=120x150&quality=9&q=http://example.com/a.jpg',
      'http://example.com/a.jpg',
    ],
  ],
  'naver-type': [
    ['https://postfiles.pstatic.net/a/b.jpg?type=w773', 'https://postfiles.pstatic.net/a/b.jpg'],
  ],
  'naver-blog': [['https://blogthumb.pstatic.net/a/b.jpg?type=w2', 'https://blogfiles.pstatic.net/a/b.jpg']],
  'kakao-original': [
    [
      'https://t1.daumcdn.net/cfile/tistory/9921ED405B0FCEDB17',
      'https://t1.daumcdn.net/cfile/tistory/9921ED405B0FCEDB17?original',
    ],
  ],
  'kakao-thumb': [
    [
      'https://img1.daumcdn.net/thumb/R720x0/?fname=http%3A%2F%2Fexample.com%2Fa.jpg',
      'http://example.com/a.jpg',
    ],
  ],
  'kakao-image': [
    ['http://cfile21.uf.daumcdn.net/image/99AA', 'http://cfile21.uf.daumcdn.net/original/99AA'],
  ],
  'melon-resize': [
    [
      'http://cdnimg.melon.co.kr/cm/album/images/1/9/3_500.jpg/melon/resize/120',
      'http://cdnimg.melon.co.kr/cm/album/images/1/9/3_org.jpg',
    ],
  ],
  'melon-strip': [
    [
      'http://cdnimg.melon.co.kr/prd/a/b.jpg/melon/resize/160x225/strip/true',
      'http://cdnimg.melon.co.kr/prd/a/b.jpg',
    ],
  ],
  'nate-thumb': [
    ['http://thumbnews.nateimg.co.kr/mnews75/http://example.com/a.jpg', 'http://example.com/a.jpg'],
  ],
  'egloos-thumb': [
    ['http://thumbnail.egloos.net/600x0/http://example.com/a.jpg', 'http://example.com/a.jpg'],
  ],
  'line-blog': [['https://obs.line-scdn.net/0hAbC/small', 'https://obs.line-scdn.net/0hAbC']],
  'pixnet-prefix': [['https://pic.pimg.tw/a/normal_4a56.jpg', 'https://pic.pimg.tw/a/4a56.jpg']],
  'pixnet-suffix': [['https://pic.pimg.tw/a/1456-12_n.jpg', 'https://pic.pimg.tw/a/1456-12.jpg']],
  'ettoday-size': [
    [
      'https://cdn2.ettoday.net/images/3341/d3341311.jpg',
      'https://static.ettoday.net/images/3341/3341311.jpg',
    ],
  ],
  'udn-unwrap': [
    ['https://pgw.udn.com.tw/gw/photo.php?u=https://example.com/a.jpg&x=0', 'https://example.com/a.jpg'],
  ],
  'ltn-page': [
    [
      'https://img.ltn.com.tw/Upload/ent/page/800/2018/05/10/2_2.jpg',
      'https://img.ltn.com.tw/Upload/ent/page/orig/2018/05/10/2_2.jpg',
    ],
  ],
  'hk01-crop': [
    [
      'https://cdn.hk01.com/di/media/images/15/org/b7.JPG/h4N9?v=w1920r16_9',
      'https://cdn.hk01.com/di/media/images/15/org/b7.JPG/h4N9',
    ],
  ],
  'yahoo-japan-pctr': [
    [
      'https://newsatcl-pctr.c.yimg.jp/t/amd-img/a.jpg?w=640&exp=10800',
      'https://newsatcl-pctr.c.yimg.jp/t/amd-img/a.jpg',
    ],
  ],
  'excite-news': [['https://s.eximg.jp/exnews/feed/a/b_1_s.jpg', 'https://s.eximg.jp/exnews/feed/a/b_1.jpg']],
  'excite-resize': [
    [
      'https://imgc.eximg.jp/cv/resize?i=https%3A%2F%2Fexample.com%2Fa.jpg&t=jpeg',
      'https://example.com/a.jpg',
    ],
  ],
  'goo-news': [
    ['https://img.news.goo.ne.jp/picture/a/s_b.jpg', 'https://img.news.goo.ne.jp/picture/a/m_b.jpg'],
  ],
};
