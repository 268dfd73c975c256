import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Shops of Asia. */
export const shopAsiaRules = defineOriginalRules([
  {
    id: 'alicdn-nested',
    hosts: ['alicdn.com'],
    replace: [/^https?:\/\/[^/]+\/.*\/(img\.alicdn\.com\/.+?\.(?:jpe?g|png|gif|webp))(?:_.*)?$/, 'http://$1'],
  },
  {
    id: 'alicdn-suffix',
    leavesSignature: true,
    hosts: ['alicdn.com', 'tbcdn.cn', 'taobaocdn.com', 'aliimg.com'],
    replace: [/(\.(?:jpe?g|png|gif|webp|SS2))_[^/]*$/, '$1'],
    dropQuery: true,
  },
  {
    id: 'alicdn-dots',
    hosts: ['alicdn.com', 'aliimg.com'],
    replace: [/\.(?:\d+x\d+|search|summ|thumb)(?:xz)?(\.\w{3,4})$/, '$1'],
    dropQuery: true,
  },
  { id: 'alicdn-query', leavesSignature: true, hosts: ['alicdn.com'], dropQuery: true },
  {
    id: 'jd-size',
    hosts: ['360buyimg.com'],
    replace: [
      /^(https?:\/\/[^/]+\/)(?:n[1-9]|popWaterMark|cms|mobilecms|babel|pcpubliccms)(?:\/s\d+x\d+_)?\/?(jfs\/[^!]+?\.(?:jpe?g|png|gif))(?:!.*)?(?:\.\w{3,4})?$/,
      '$1imgzone/$2',
      '$1n0/$2',
    ],
  },
  {
    id: 'flipkart-size',
    hosts: ['flixcart.com'],
    replace: [/(\/image)\/\d+\/\d+\//, '$1/'],
    dropQuery: ['q', 'crop'],
  },
  {
    id: 'myntra-transform',
    hosts: ['assets.myntassets.com'],
    replace: [/^(https?:\/\/[^/]+)\/(?:[a-z]{1,3}_[^/]*\/)+(?=(?:v1\/)?(?:assets|images)\/)/, '$1/'],
  },
  {
    id: 'tokopedia-cache',
    hosts: ['tokopedia.net'],
    replace: [/\/img\/cache\/[^/]+\/(.+?)(?:\.webp)?$/, '/img/$1'],
  },
  { id: 'lazada-suffix', hosts: ['slatic.net'], replace: [/(\.(?:jpe?g|png))_[^/]*$/, '$1'] },
  {
    id: 'shopee-thumb',
    hosts: ['susercontent.com', 'cf.shopee.com', 'cf.shopee.tw', 'cf.shopee.vn', 'cf.shopee.co.id'],
    replace: [/(\/file\/[\w-]+)(?:_tn|@resize_[^/]*)(?:\.webp)?$/, '$1'],
  },
  {
    id: 'rakuten-ex',
    hosts: ['thumbnail.image.rakuten.co.jp', 'tshop.r10s.jp', 'shop.r10s.jp'],
    dropQuery: ['_ex', 'fitin', 'composite-to', 'downsize'],
  },
  {
    id: 'mercari-original',
    hosts: ['static.mercdn.net'],
    replace: [/\/(?:thumb|c!?\/w=\d+\/thumb|item\/detail\/\w+)\/photos\//, '/item/detail/orig/photos/'],
  },
  {
    id: 'coupang-thumbnail',
    hosts: ['coupangcdn.com'],
    replace: [/\/thumbnails\/(?:remote|local)\/[^/]+\/(image\/)/, '/$1'],
  },
]);

export const examples: OriginalExamples = {
  'alicdn-nested': [
    [
      'https://img-tmdetail.alicdn.com/bao/uploaded///img.alicdn.com/bao/uploaded/a.jpg_160x160q90.jpg',
      'http://img.alicdn.com/bao/uploaded/a.jpg',
    ],
  ],
  'alicdn-suffix': [['https://ae01.alicdn.com/kf/a/b.jpg_640x640.jpg', 'https://ae01.alicdn.com/kf/a/b.jpg']],
  'alicdn-dots': [
    ['https://cbu01.alicdn.com/img/ibank/1_2.310x310.jpg', 'https://cbu01.alicdn.com/img/ibank/1_2.jpg'],
  ],
  'alicdn-query': [
    ['https://ae01.alicdn.com/kf/a/b.jpg?size=2&hash=0', 'https://ae01.alicdn.com/kf/a/b.jpg'],
  ],
  'jd-size': [
    [
      'https://img10.360buyimg.com/popWaterMark/jfs/t5/1/a.jpg',
      'https://img10.360buyimg.com/imgzone/jfs/t5/1/a.jpg',
    ],
  ],
  'flipkart-size': [
    [
      'https://rukminim1.flixcart.com/image/832/832/poster/9/a.jpeg?q=70',
      'https://rukminim1.flixcart.com/image/poster/9/a.jpeg',
    ],
  ],
  'myntra-transform': [
    [
      'https://assets.myntassets.com/h_720,q_90,w_540/v1/assets/images/1/a.jpg',
      'https://assets.myntassets.com/v1/assets/images/1/a.jpg',
    ],
  ],
  'tokopedia-cache': [
    [
      'https://ecs7.tokopedia.net/img/cache/260x200/attachment/a.jpg.webp',
      'https://ecs7.tokopedia.net/img/attachment/a.jpg',
    ],
  ],
  'lazada-suffix': [
    ['https://my-live.slatic.net/p/a.jpg_340x340q80.jpg', 'https://my-live.slatic.net/p/a.jpg'],
  ],
  'shopee-thumb': [
    ['https://down-vn.img.susercontent.com/file/0a_tn', 'https://down-vn.img.susercontent.com/file/0a'],
  ],
  'rakuten-ex': [
    [
      'https://thumbnail.image.rakuten.co.jp/@0_mall/a/b.jpg?_ex=128x128',
      'https://thumbnail.image.rakuten.co.jp/@0_mall/a/b.jpg',
    ],
  ],
  'mercari-original': [
    [
      'https://static.mercdn.net/thumb/photos/m9_1.jpg?15',
      'https://static.mercdn.net/item/detail/orig/photos/m9_1.jpg?15',
    ],
  ],
  'coupang-thumbnail': [
    [
      'https://thumbnail6.coupangcdn.com/thumbnails/remote/230x230ex/image/a/b.jpg',
      'https://thumbnail6.coupangcdn.com/image/a/b.jpg',
    ],
  ],
};
