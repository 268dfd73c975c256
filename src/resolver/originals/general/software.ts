import { pathRules } from './path-rules';

/** Resizing as known content systems and image servers write it into the path: documented, so low risk. */
export const SOFTWARE_RULES = pathRules([
  // Drupal image styles: /styles/<style>/public/<file>; a few themes shorten the folder to /s/.
  ['drupal-style', 'low', /\/(?:styles|s)\/[^/]+\/(?:public|private)\//, '/'],
  ['drupal-imagecache', 'low', /\/imagecache\/(?!cache\b)[^/]+\/(?=[^/]+\/|[^/]+\.(?:jpe?g|png|gif)$)/, '/'],
  // Magento: /catalog/product/cache/1/image/700x700/<hash>/a/b/x.jpg and /cache/<hash>/a/b/x.jpg
  [
    'magento-cache',
    'low',
    /\/catalog\/(product|category)\/cache\/(?:\d+\/)?(?:(?:small_|thumbnail|base_)?(?:image|thumbnail)?\/)?(?:\d*x\d*\/)?(?:[0-9a-f]{32}\/)?(?=[^/]{1,2}\/[^/]\/)/i,
    '/catalog/$1/',
  ],
  [
    'magento-cache-1',
    'low',
    /\/catalog\/(product|category)\/cache\/\d+\/(?:small_|base_)?(?:image|thumbnail)\/(?:\d*x\d*\/)?(?:[0-9a-f]{32}\/)?/i,
    '/catalog/$1/',
  ],
  // OpenCart: /image/cache/<path>-200x200.jpg
  [
    'opencart-cache',
    'low',
    /\/image\/cache\/(.+?)(?:-\d{1,4}x\d{1,4}(?:_\d)?[a-z]{0,2})(\.\w{3,4})$/,
    '/image/$1$2',
  ],
  [
    'prestashop-type',
    'low',
    /(\/\d+)-(?:\w+_)?(?:home|large|medium|small|cart|thickbox|category)(?:_default|_atmm)?(?:_2x)?(\/[^/]+\.(?:jpg|webp)|\.jpg)$/,
    '$1$2',
  ],
  ['bigcommerce-stencil', 'low', /\/images\/stencil\/(?!original\/)[^/]+\//, '/images/stencil/original/'],
  // Escenic: /article123.ece/ALTERNATES/s615/name.jpg; BINARY is the upload.
  ['escenic-alternates', 'low', /(\.ece)\/(?:ALTERNATES|alternates|AUTOCROP)\/[^/]+\//, '$1/BINARY/'],
  ['aem-derivatives', 'low', /(\.(?:jpe?g|png|gif))_gen\/derivatives\/.*$/i, '$1'],
  ['aem-imgw', 'low', /\.img[a-z]?\.(?:\d{2,4}\.){1,3}\w{3,4}(?:\/\d+\.\w{3,4})?$/, '.img.jpg'],
  // Liip imagine (Symfony): /media/cache/<filter>/<path>; resolve/ while the file is not there yet.
  [
    'liip-cache',
    'low',
    /\/media\/cache\/(?:resolve\/)?(?!\d+x\d+\/)[a-z0-9_-]+\/(?=uploads?\/|media\/|images?\/|files?\/)/,
    '/',
  ],
  // IIIF Image API: {region}/{size}/{rotation}/{quality}.{format}
  [
    'iiif-full',
    'low',
    /(\/iiif\/.+)\/[^/]+\/(?!full\/0|max\/0)[^/]+\/0\/(default|native|color)\.(jpe?g|png)$/,
    '$1/full/full/0/$2.$3',
  ],
  [
    'iiif-size',
    'low',
    /\/full\/(?!full\/)!?\d*,\d*\/0\/(default|native)\.(jpe?g|png)$/,
    '/full/full/0/$1.$2',
  ],
  // Cloudinary and its look-alikes: /image/upload/<transforms>/<path>
  [
    'cloudinary-transform',
    'low',
    /(\/image\/upload)\/(?:(?:[a-z]{1,4}_[^/]*|[a-z]{1,2}:[^/]*)\/)+(?=.)/,
    '$1/',
  ],
  ['cloudflare-image', 'low', /\/cdn-cgi\/image\/[^/]*=[^/]*\//, '/'],
  ['ipx', 'low', /\/_ipx\/[^/]*\//, '/'],
  ['melon-resize', 'low', /(\.(?:jpe?g|png|gif))\/melon\/.*$/i, '$1'],
  ['dims-resize', 'low', /(\.(?:jpe?g|png|gif))\/dims\/.*$/i, '$1'],
  ['rpss-resize', 'low', /(\.(?:jpe?g|png|gif))\/[A-Z0-9]{2,5}\/resize\/.*$/, '$1'],
  // Django's easy-thumbnails and filer: a.jpg.640x360_q75_crop.jpg, a_jpg_1400x0_q85.jpg
  ['django-thumbnail', 'low', /(\.(?:jpe?g|png|gif))[._]{1,2}\d+x\d+_q\d+[^/]*$/i, '$1'],
  ['sorl-thumbnail', 'low', /\/thumbs?\/(.+)_(jpe?g|png)_\d+x\d+_[^/]*$/i, '/$1.$2'],
  ['pagespeed', 'low', /\/(?:\d+x\d+)?x([^/]+\.(?:jpe?g|png|gif))\.pagespeed\.ic\.[\w-]+\.\w{3,4}$/i, '/$1'],
  ['aem-adapt', 'low', /(\.(?:jpe?g|png))\.adapt\.[^/]*$/i, '$1'],
  ['khoros-size', 'low', /(\/image\/serverpage\/image-id\/\w+)\/image-size\/\w+$/, '$1'],
  ['ndsoft-cache', 'low', /\/data\/cache\/public\/(photos\/.+?)_\d+x\d+(?:_\w+)?(\.\w{3,4})$/, '/data/$1$2'],
  // ATEX / Polopoly: /image.jpg_gen, /polopoly_fs/1.2!/image/x.jpg_gen/derivatives/…
  ['polopoly-public', 'low', /(\/polopoly_fs\/.+\.(?:jpe?g|png))_gen\/.*$/i, '$1'],
  // Aliyun OSS, Upyun, Qiniu styles: a.jpg@300w_200h, a.jpg!w300, a.jpg-small
  ['oss-style', 'low', /(\.(?:jpe?g|png|gif|webp|bmp))(?:@[\w!|.-]+|![\w./-]+|%21[\w./-]+)$/i, '$1'],
  [
    'double-ending',
    'low',
    /(\.(?:jpe?g|png|gif))_?[.-]?(?:_?(?:thumb(?:nail)?[_.-]?)?\d{0,4}[xX]\d{0,4}\w{0,8}|_?\d{2,4}|\.thumb(?:nail)?|\.small|\.mini|\.medium|_?thumb|_\d+x\d+Q\d+)(?:\.(?:jpe?g|png|gif|webp))?$/i,
    '$1',
  ],
  // Paperclip and its children (Mastodon): /000/123/456/small/name.jpg
  [
    'paperclip-style',
    'low',
    /((?:\/\d{3}){2,4})\/(?:small|thumb|medium|large|mini|square|normal|big|preview|tiny|list|static|xlarge|cropped)\/(?=[^/]+$)/i,
    '$1/original/',
  ],
  ['xenforo-avatar', 'low', /\/data\/avatars\/[shml]\/(?=\d+\/\d+\.jpg)/, '/data/avatars/o/'],
  ['discourse-optimized', 'low', /\/optimized\/(\d?X\/.+)_\d+_\d+x\d+(\.\w{3,4})$/, '/original/$1$2'],
  [
    'ghost-size',
    'low',
    /\/content\/images\/size\/[wh]\d+(?:[wh]\d+)?(?:\/format\/\w+)?\//,
    '/content/images/',
  ],
  // NextGEN Gallery (WordPress), DataLife Engine, ZenPhoto, Piwigo, k2 (Joomla), Gnuboard, 4images, Coppermine, uCoz
  ['nextgen-thumbs', 'low', /\/thumbs\/thumbs_(?=[^/]+$)/, '/'],
  ['dle-thumbs', 'low', /(\/uploads\/posts\/\d{4}-\d{2})\/(?:thumbs|medium)\//, '$1/'],
  [
    'k2-cache',
    'low',
    /\/media\/k2\/items\/cache\/([0-9a-f]{32})_(?:XS|S|M|L|XL|Generic)\.jpg$/,
    '/media/k2/items/src/$1.jpg',
  ],
  ['gnuboard-thumb', 'low', /\/data\/(.+)\/thumb-([^/]+)_\d+x\d+(\.\w{3,4})$/, '/data/$1/$2$3'],
  ['4images-thumbnails', 'low', /\/data\/thumbnails\/(?=\d+\/)/, '/data/media/'],
  ['gallery3-thumbs', 'low', /\/var\/(?:thumbs|resizes)\//, '/var/albums/'],
  ['coppermine', 'low', /(\/albums\/.+\/)(?:thumb|normal)_(?=[^/]+$)/, '$1'],
  ['ucoz-small', 'low', /(\/_(?:nw|ph|fr|bl|pu|si|ld|gb|ed)\/\d+\/)s(?=\d+\.(?:jpe?g|png|gif)$)/, '$1'],
  [
    'newscms-thumbnail',
    'low',
    /\/news\/thumbnail\/(\d{6}\/\d+_\d+_\d+)_v\d+(\.\w{3,4})$/,
    '/news/photo/$1$2',
  ],
  ['imageboard-thumb', 'medium', /\/thumb\/(\d{10,16})s(\.jpe?g|\.png)$/, '/src/$1$2'],
  [
    'wordpress-size',
    'low',
    /(\/(?:wp-content\/uploads|wp-content\/blogs\.dir|wp-uploads|uploads\/\d{4}\/\d\d|files\/\d{4}\/\d\d)\/.+)-\d{2,4}x\d{1,4}(?:_[a-z]{1,3}|-c(?:rop(?:ped)?)?(?:-\w+)?|@2x)?(\.\w{3,4})$/,
    '$1$2',
  ],
  ['photo-sales', 'low', /\/thumbs\/full\/(\d+)\/\d+\/\d+\/\d+\/\d+\/(?=[^/]+$)/, '/images/full/$1/'],
]);
