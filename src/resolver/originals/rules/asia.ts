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
  {
    id: 'nate-thumb',
    hosts: ['thumbnews.nateimg.co.kr', 'thumb.pann.com'],
    unwrapPath: /\/(https?:\/\/?.+)$/,
  },
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
    id: 'yahoo-japan-pctr',
    hosts: ['iwiz-amd.c.yimg.jp', 'amd-pctr.c.yimg.jp', 'newsatcl-pctr.c.yimg.jp'],
    dropQuery: ['pri', 'w', 'h', 'exp', 'fmt', 'q', 'cx', 'cy', 'cw', 'ch'],
  },
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
  'nate-thumb': [
    ['http://thumbnews.nateimg.co.kr/mnews75/http://example.com/a.jpg', 'http://example.com/a.jpg'],
  ],
  'line-blog': [['https://obs.line-scdn.net/0hAbC/small', 'https://obs.line-scdn.net/0hAbC']],
  'pixnet-prefix': [['https://pic.pimg.tw/a/normal_4a56.jpg', 'https://pic.pimg.tw/a/4a56.jpg']],
  'pixnet-suffix': [['https://pic.pimg.tw/a/1456-12_n.jpg', 'https://pic.pimg.tw/a/1456-12.jpg']],
  'yahoo-japan-pctr': [
    [
      'https://newsatcl-pctr.c.yimg.jp/t/amd-img/a.jpg?w=640&exp=10800',
      'https://newsatcl-pctr.c.yimg.jp/t/amd-img/a.jpg',
    ],
  ],
};
