import { documentedRules } from '../path-rules';

/** Shop systems. */
export const SHOP_SYSTEM_RULES = documentedRules([
  // Magento: /catalog/product/cache/1/image/700x700/<hash>/a/b/x.jpg and /cache/<hash>/a/b/x.jpg
  [
    'magento-cache',
    /\/catalog\/(product|category)\/cache\/(?:\d+\/)?(?:(?:small_|thumbnail|base_)?(?:image|thumbnail)?\/)?(?:\d*x\d*\/)?(?:[0-9a-f]{32}\/)?(?=[^/]{1,2}\/[^/]\/)/i,
    '/catalog/$1/',
  ],
  [
    'magento-cache-1',
    /\/catalog\/(product|category)\/cache\/\d+\/(?:small_|base_)?(?:image|thumbnail)\/(?:\d*x\d*\/)?(?:[0-9a-f]{32}\/)?/i,
    '/catalog/$1/',
  ],
  // OpenCart: /image/cache/<path>-200x200.jpg
  ['opencart-cache', /\/image\/cache\/(.+?)-\d{1,4}x\d{1,4}(?:_\d)?[a-z]{0,2}(\.\w{3,4})$/, '/image/$1$2'],
  [
    'prestashop-type',
    /(\/\d+)-(?:\w+_default|(?:\w+_)?(?:home|large|medium|small|cart|thickbox|category))(?:_atmm)?(?:_2x)?(\/[^/]+\.(?:jpg|webp)|\.jpg)$/,
    '$1$2',
  ],
  ['bigcommerce-stencil', /\/images\/stencil\/(?!original\/)[^/]+\//, '/images/stencil/original/'],
  // Shopify on a shop's own domain: /cdn/shop/files/<name>_300x300.jpg
  [
    'shopify-domain',
    /(\/cdn\/shop\/.+?)_(?:\d+x\d*|x\d+|pico|icon|thumb|small|compact|medium|large|grande|master)(?:_crop_\w+)?(?:@\dx)?(?:\.progressive)?(\.\w{3,4})$/,
    '$1$2',
  ],
  ['shopware-thumbnail', /\/thumbnail\/((?:[0-9a-f]{2}\/){3}.+)_\d+x\d+(\.\w{3,4})$/, '/media/$1$2'],
  ['shopware-5', /\/media\/image\/thumbnail\/(.+)_\d+x\d+(?:@2x)?(\.\w{3,4})$/, '/media/image/$1$2'],
  [
    'oxid-generated',
    /\/out\/pictures\/generated\/(product|category|manufacturer)\/(\w+)\/[\d_]+\//,
    '/out/pictures/master/$1/$2/',
  ],
  [
    'gambio-size',
    /\/product_images\/(?:thumbnail|info|popup|gallery)_images\//,
    '/product_images/original_images/',
  ],
  ['cs-cart-thumbnails', /\/images\/thumbnails\/\d{2,4}(?:\/\d{2,4})?\/(?=\w+\/\d+\/)/, '/images/'],
  ['nopcommerce-thumb', /(\/images\/thumbs\/(?:\d{7}\/)?\d{7}(?:_[^/]*?)?)_\d{2,4}(\.\w{3,4})$/, '$1$2'],
  ['cafe24-product', /\/web\/product\/(?:small|medium|tiny)\//, '/web/product/big/'],
  [
    'insales-size',
    /(\/images\/(?:products|articles|collections)\/\d+\/\d+\/\d+\/)(?:micro|thumb|compact|medium|large)_/,
    '$1',
  ],
  ['vtex-size', /(\/arquivos\/ids\/\d+)-(?:\d+|auto)-(?:\d+|auto)/, '$1'],
  ['volusion-thumb', /(\/vspfiles\/photos\/.+-\d)[TS](\.jpg)$/, '$1$2'],
  ['salesforce-commerce', /(\/dw\/image\/v2\/.+\.(?:jpe?g|png|tiff?))$/i, '$1?'],
]);
