import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Homes and places to stay. */
export const homeTravelRules = defineOriginalRules([
  {
    id: 'redfin-bigphoto',
    hosts: ['cdn-redfin.com'],
    replace: [
      /\/(?:mbphoto|islphoto|mbpaddedwide|midphoto)\/(\d+)\/(?:gen\w+\.)?([^/]+)$/,
      '/bigphoto/$1/$2',
    ],
  },
  {
    id: 'zillow-full',
    hosts: ['photos.zillowstatic.com'],
    replace: [
      /(\/fp\/[0-9a-f]{32})-(?!o_a)[\w-]+(\.\w{3,4})$/,
      '$1-o_a$2',
      '$1-uncropped_scaled_within_1536_1152$2',
    ],
    risk: 'medium',
  },
  { id: 'airbnb-query', hosts: ['a0.muscache.com'], dropQuery: ['im_w', 'aki_policy', 'im_q', 'im_format'] },
  {
    id: 'booking-max',
    hosts: ['cf.bstatic.com', 'q-xx.bstatic.com', 'r-xx.bstatic.com', 't-cf.bstatic.com', 'q-cf.bstatic.com'],
    replace: [
      /(\/images\/hotel|\/xdata\/images\/(?:hotel|city|region|xphoto))\/(?!max3000)(?:max\d+(?:x\d+)?|square\d+|\d+x\d+)\//,
      '$1/max3000/',
    ],
    risk: 'medium',
  },
  { id: 'expedia-suffix', hosts: ['mediaim.expedia.com', 'images.trvl-media.com'], dropQuery: true },
]);

export const examples: OriginalExamples = {
  'redfin-bigphoto': [
    [
      'https://ssl.cdn-redfin.com/photo/235/mbphoto/592/genMid.10_O.jpg',
      'https://ssl.cdn-redfin.com/photo/235/bigphoto/592/10_O.jpg',
    ],
  ],
  'zillow-full': [
    [
      'https://photos.zillowstatic.com/fp/00112233445566778899aabbccddeeff-p_e.jpg',
      'https://photos.zillowstatic.com/fp/00112233445566778899aabbccddeeff-o_a.jpg',
    ],
  ],
  'airbnb-query': [
    ['https://a0.muscache.com/im/pictures/a.jpg?im_w=720', 'https://a0.muscache.com/im/pictures/a.jpg'],
  ],
  'booking-max': [
    [
      'https://cf.bstatic.com/images/hotel/max1024x768/1/2.jpg',
      'https://cf.bstatic.com/images/hotel/max3000/1/2.jpg',
    ],
  ],
  'expedia-suffix': [
    [
      'https://images.trvl-media.com/hotels/1/a.jpg?impolicy=resizecrop&rw=500',
      'https://images.trvl-media.com/hotels/1/a.jpg',
    ],
  ],
};
