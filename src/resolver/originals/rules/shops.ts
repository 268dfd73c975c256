import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Shops. */
export const shopRules = defineOriginalRules([
  {
    id: 'amazon-modifiers',
    hosts: ['media-amazon.com', 'ssl-images-amazon.com', 'images-amazon.com', 'gr-assets.com'],
    replace: [/(\/[^/.]+(?:\.w\d+\.h\d+)?)\._[^/]*_\.*(\.\w{3,4})$/, '$1$2'],
  },
  {
    id: 'shopify-suffix',
    hosts: ['cdn.shopify.com', 'shopify.com'],
    replace: [
      /(\/s\/files\/.+?)_(?:pico|icon|thumb|small|compact|medium|large|grande|original|master|\d+x\d*|x\d+)(?:_crop_\w+)?(?:@[23]x)?(?:\.progressive)?(\.(?:jpe?g|png|gif|webp))(?:\.webp|-\/.*)?$/i,
      '$1$2',
    ],
    dropQuery: ['width', 'height', 'crop', 'format', 'pad_color'],
  },
  {
    id: 'shopify-query',
    hosts: ['cdn.shopify.com', 'shopify.com'],
    only: /\/s\/files\//,
    dropQuery: ['width', 'height', 'crop', 'format', 'pad_color'],
  },
  {
    id: 'ebay-l9999',
    hosts: ['ebayimg.com'],
    replace: [/(?:\/thumbs)?(\/images\/g\/[\w~-]+)\/s-l\d+(\.\w{3,4})$/, '$1/s-l9999$2'],
  },
  {
    id: 'ebay-legacy',
    hosts: ['ebaystatic.com', 'securethumbs.ebay.com'],
    replace: [/(\/d)\/l\d+(\/pict\/)/, '$1/l9999$2'],
  },
  {
    id: 'etsy-size',
    hosts: ['etsystatic.com'],
    replace: [
      /((?:il|iusa|isla|iap|isbl|ij|ipd|isc|icm)_)(?!fullxfull\.\d+_\w{4}\.|origxorig)(?:\d+x(?:\d+|N)|75x75|fullxfull)(\.\d+(?:_\w+)?\.\w{3,4})$/,
      '$1fullxfull$2',
    ],
    only: /\/(?:il|isbl|isla)_/,
  },
  {
    id: 'etsy-original',
    hosts: ['etsystatic.com'],
    replace: [/((?:iusa|iap|ij|icm)_)(?!origxorig)\w+?(\.\d+(?:_\w+)?\.\w{3,4})$/, '$1origxorig$2'],
  },
  { id: 'walmart-query', hosts: ['i5.walmartimages.com', 'i5.walmartimages.ca'], dropQuery: true },
  { id: 'target-scene7', hosts: ['target.scene7.com'], dropQuery: true, setQuery: { scl: '1' } },
  {
    id: 'scene7',
    hosts: ['scene7.com', 'assetsadobe2.com', 'assetsadobe.com'],
    only: /\/is\/image\//,
    dropQuery: true,
    setQuery: { scl: '1' },
  },
  {
    id: 'bestbuy',
    hosts: ['pisces.bbystatic.com'],
    replace: [/(\/image\d*\/BestBuy_US\/images\/[^;]+);.*$/, '$1'],
  },
  {
    id: 'newegg-original',
    hosts: ['images10.newegg.com', 'images17.newegg.com', 'c1.neweggimages.com', 'neweggimages.com'],
    replace: [
      /\/(?:NeweggImage\/)?(?:ProductImage(?:CompressAll\d+|Compressed)?|productimage\w*)\//i,
      '/ProductImageOriginal/',
    ],
  },
  { id: 'ikea-size', hosts: ['www.ikea.com'], dropQuery: ['f', 'imwidth'], only: /\/images?\// },
  {
    id: 'zalando-width',
    hosts: ['img01.ztat.net', 'mosaic01.ztat.net', 'mosaic02.ztat.net'],
    dropQuery: ['imwidth', 'filter'],
  },
  {
    id: 'bigcommerce',
    hosts: ['bigcommerce.com'],
    replace: [/\/images\/stencil\/(?!original\/)[^/]+\//, '/images/stencil/original/'],
  },
]);

export const examples: OriginalExamples = {
  'amazon-modifiers': [
    [
      'https://m.media-amazon.com/images/I/61rtKO._SL500_.jpg',
      'https://m.media-amazon.com/images/I/61rtKO.jpg',
    ],
    [
      'https://images-fe.ssl-images-amazon.com/images/I/81b-C+9OL._AC_US218_..jpg',
      'https://images-fe.ssl-images-amazon.com/images/I/81b-C+9OL.jpg',
    ],
  ],
  'shopify-suffix': [
    [
      'https://cdn.shopify.com/s/files/1/1/products/a_480x480.jpg?v=1&width=533',
      'https://cdn.shopify.com/s/files/1/1/products/a.jpg?v=1',
    ],
    [
      'https://cdn.shopify.com/s/files/1/1/files/a_112x112.png.webp',
      'https://cdn.shopify.com/s/files/1/1/files/a.png',
    ],
  ],
  'shopify-query': [
    [
      'https://cdn.shopify.com/s/files/1/1/products/a.jpg?v=1&width=533',
      'https://cdn.shopify.com/s/files/1/1/products/a.jpg?v=1',
    ],
  ],
  'ebay-l9999': [
    [
      'https://i.ebayimg.com/thumbs/images/g/2F-A/s-l200.jpg',
      'https://i.ebayimg.com/images/g/2F-A/s-l9999.jpg',
    ],
  ],
  'ebay-legacy': [
    [
      'https://securethumbs.ebay.com/d/l225/pict/40_1.jpg',
      'https://securethumbs.ebay.com/d/l9999/pict/40_1.jpg',
    ],
  ],
  'etsy-size': [
    [
      'https://i.etsystatic.com/1/r/il/a/2/il_340x270.2_abcd.jpg',
      'https://i.etsystatic.com/1/r/il/a/2/il_fullxfull.2_abcd.jpg',
    ],
  ],
  'etsy-original': [
    [
      'https://img0.etsystatic.com/204/0/1/iusa_fullxfull.52_sco2.jpg',
      'https://img0.etsystatic.com/204/0/1/iusa_origxorig.52_sco2.jpg',
    ],
  ],
  'walmart-query': [
    ['https://i5.walmartimages.com/asr/a.jpeg?odnHeight=450', 'https://i5.walmartimages.com/asr/a.jpeg'],
  ],
  'target-scene7': [
    [
      'https://target.scene7.com/is/image/Target/GUEST_a?wid=300',
      'https://target.scene7.com/is/image/Target/GUEST_a?scl=1',
    ],
  ],
  scene7: [
    ['https://s7d1.scene7.com/is/image/Brand/a?$large$', 'https://s7d1.scene7.com/is/image/Brand/a?scl=1'],
  ],
  bestbuy: [
    [
      'https://pisces.bbystatic.com/image2/BestBuy_US/images/products/6/a.jpg;maxHeight=640',
      'https://pisces.bbystatic.com/image2/BestBuy_US/images/products/6/a.jpg',
    ],
  ],
  'newegg-original': [
    [
      'https://c1.neweggimages.com/ProductImageCompressAll300/11-1.jpg',
      'https://c1.neweggimages.com/ProductImageOriginal/11-1.jpg',
    ],
  ],
  'ikea-size': [
    [
      'https://www.ikea.com/us/en/images/products/a.jpg?f=xs',
      'https://www.ikea.com/us/en/images/products/a.jpg',
    ],
  ],
  'zalando-width': [
    ['https://img01.ztat.net/article/a.jpg?imwidth=300', 'https://img01.ztat.net/article/a.jpg'],
  ],
  bigcommerce: [
    [
      'http://cdn7.bigcommerce.com/s-a/images/stencil/500x659/products/5/b.jpg',
      'http://cdn7.bigcommerce.com/s-a/images/stencil/original/products/5/b.jpg',
    ],
  ],
};
