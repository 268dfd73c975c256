import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Other social networks. */
export const socialRules = defineOriginalRules([
  {
    id: 'pinterest-size',
    hosts: ['pinimg.com'],
    replace: [
      /(pinimg\.com)\/(?:\d+x\d*(?:_\w+)?|736x|564x)\/((?:[0-9a-f]{2}\/){3}[0-9a-f]{32})\.\w+$/,
      '$1/originals/$2.png',
      '$1/originals/$2.jpg',
    ],
  },
  {
    id: 'tumblr-number',
    hosts: ['media.tumblr.com'],
    replace: [/(\/[^/]*)_(?:75sq|100|250|400|500|540|640)(\.\w{3,4})$/, '$1_1280$2'],
  },
  {
    id: 'facebook-safe-image',
    hosts: ['fbcdn.net', 'facebook.com'],
    only: /\/safe_image\.php$/,
    unwrapQuery: ['url'],
    leavesSignature: true,
  },
  {
    id: 'vk-query',
    hosts: ['userapi.com', 'vkuserphoto.ru'],
    dropQuery: ['size', 'quality', 'crop', 'ava', 'cs'],
  },
  {
    id: 'tiktok-legacy',
    hosts: [
      'tiktokcdn.com',
      'p16-tiktokcdn-com.akamaized.net',
      'p16.muscdn.com',
      'ibyteimg.com',
      'bytecdn.cn',
      'sgpstatp.com',
      'pstatp.com',
      'byteimg.com',
    ],
    replace: [
      /^(https?:\/\/[^/]+)\/(?:aweme\/|list\/)?(?:\d+x\d+|large|list|thumb|medium|img(?=\/[^/~]+\/[^/~]+~))\/([^~]+?)(?:~[^/.]*)?(\.(?:jpe?g|webp|image))?$/,
      '$1/origin/$2$3',
    ],
  },
  {
    id: 'weheartit-original',
    hosts: ['data.whicdn.com'],
    replace: [/(\/images\/\d+)\/(?:large|superthumb|thumb|medium|original)?(\.\w{3,4})$/, '$1/original$2'],
  },
  {
    id: 'livejournal-original',
    hosts: ['ic.pics.livejournal.com'],
    replace: [/(\/\d+\/\d+)_\d{2,4}(\.\w{3,4})$/, '$1_original$2'],
  },
]);

export const examples: OriginalExamples = {
  'pinterest-size': [
    [
      'https://i.pinimg.com/236x/aa/bb/cc/00112233445566778899aabbccddeeff.jpg',
      'https://i.pinimg.com/originals/aa/bb/cc/00112233445566778899aabbccddeeff.png',
    ],
  ],
  'tumblr-number': [
    [
      'https://66.media.tumblr.com/aa/tumblr_inline_x1_540.jpg',
      'https://66.media.tumblr.com/aa/tumblr_inline_x1_1280.jpg',
    ],
    ['https://64.media.tumblr.com/aa/bb-cc/s640x960/dd.jpg', null],
  ],
  'facebook-safe-image': [
    [
      'https://external.xx.fbcdn.net/safe_image.php?d=AQ&w=130&url=https%3A%2F%2Fexample.com%2Fa.jpg',
      'https://example.com/a.jpg',
    ],
  ],
  'vk-query': [
    [
      'https://sun9-1.userapi.com/c1/v2/3/a.jpg?size=200x0&quality=96',
      'https://sun9-1.userapi.com/c1/v2/3/a.jpg',
    ],
  ],
  'tiktok-legacy': [
    [
      'https://p16.tiktokcdn.com/aweme/100x100/tiktok-obj/164.jpeg',
      'https://p16.tiktokcdn.com/origin/tiktok-obj/164.jpeg',
    ],
    ['https://p9-tt.bytecdn.cn/large/pgc-image/ab', 'https://p9-tt.bytecdn.cn/origin/pgc-image/ab'],
  ],
  'weheartit-original': [
    ['https://data.whicdn.com/images/12/large.jpg', 'https://data.whicdn.com/images/12/original.jpg'],
  ],
  'livejournal-original': [
    [
      'https://ic.pics.livejournal.com/a/1/2/3_600.jpg',
      'https://ic.pics.livejournal.com/a/1/2/3_original.jpg',
    ],
  ],
};
