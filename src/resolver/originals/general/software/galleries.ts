import { documentedRules } from '../path-rules';

/** Galleries, image boards, forums and communities that people host themselves. */
export const GALLERY_RULES = documentedRules([
  ['nextgen-thumbs', /\/thumbs\/thumbs_(?=[^/]+$)/, '/'],
  ['nextgen-cache', /(\/gallery\/[^/]+)\/cache\/\d+_(?:[a-z]*_)?\d+x\d+_([^/]+?)_?$/, '$1/$2'],
  ['gallery3-thumbs', /\/var\/(?:thumbs|resizes)\//, '/var/albums/'],
  ['coppermine', /(\/albums\/.+\/)(?:thumb|normal)_(?=[^/]+$)/, '$1'],
  ['4images-thumbnails', /\/data\/thumbnails\/(?=\d+\/)/, '/data/media/'],
  // Piwigo: /_data/i/<path>-me.jpg, -cu_s9999x160.jpg
  ['piwigo-derivative', /\/_data\/i\/(.+)-(?:2s|xs|sq|th|sm|me|la|xl|xx|cu_\w+)(\.\w{3,4})$/, '/$1$2'],
  [
    'lychee-size',
    /\/uploads\/(?:thumb|small|medium)\/([0-9a-f]{32})(?:@2x)?(\.\w{3,4})$/,
    '/uploads/big/$1$2',
  ],
  ['joomgallery-size', /\/joomgallery\/(?:thumbnails|details)\//, '/joomgallery/originals/'],
  ['photopost-size', /(\/data\/\d+)\/(?:thumbs|medium)\/(?=\d|[^/]+$)/, '$1/'],
  ['photo-sales', /\/thumbs\/full\/(\d+)\/\d+\/\d+\/\d+\/\d+\/(?=[^/]+$)/, '/images/full/$1/'],
  // Chevereto: <name>.md.jpg and <name>.th.jpg
  ['chevereto-size', /\.(?:md|th)(\.(?:jpe?g|png|gif|webp))$/i, '$1'],
  // Danbooru's relatives: /thumbnails/<folder>/thumbnail_<md5>.jpg, Philomena: /img/2020/1/1/<id>/thumb.png
  [
    'gelbooru-thumbnail',
    /\/(?:thumbnails|samples)\/(.+\/)(?:thumbnail|sample)_([0-9a-f]{32}\.\w{3,4})$/,
    '/images/$1$2',
  ],
  [
    'philomena-size',
    /(\/\d{4}\/\d{1,2}\/\d{1,2}\/\d+)\/(?:thumb(?:_small|_tiny)?|small|medium|large|tall)(\.\w{3,4})$/,
    '$1/full$2',
  ],
  // FoolFuuka and Tinyboard with their copies: /thumb/<time>s.jpg
  ['foolfuuka-thumb', /\/thumb\/(\d{4}\/\d{2}\/\d{10,17})s(\.\w{3,4})$/, '/image/$1$2'],
  ['imageboard-thumb', /\/thumb\/(\d+\/)?(\d{10,17})s?(\.\w{3,4})$/, '/src/$1$2$3'],
  ['xenforo-avatar', /\/data\/avatars\/[shml]\/(?=\d+\/\d+\.jpg)/, '/data/avatars/o/'],
  ['ucenter-avatar', /_avatar_(?:small|middle)(\.\w{3,4})$/, '_avatar_big$1'],
  ['invision-photo', /\/photo-thumb-(?=\d+\.)/, '/photo-'],
  ['invision-gallery', /\/(?:sml|tn|med)_(?=gallery_\d+_)/, '/'],
  ['phpfox-size', /(\/file\/pic\/.+)_\d{2,4}(?:_square)?(\.\w{3,4})$/, '$1$2'],
  ['discourse-optimized', /\/optimized\/(\d?X\/.+)_\d+_\d+x\d+(\.\w{3,4})$/, '/original/$1$2'],
  // NodeBB keeps the upload beside the copy that it shows.
  ['nodebb-resized', /(\/assets\/uploads\/files\/\d{13}-[^/]+)-resized(\.\w{3,4})$/, '$1$2'],
  ['gnuboard-thumb', /\/data\/(.+)\/thumb-([^/]+)_\d+x\d+(\.\w{3,4})$/, '/data/$1/$2$3'],
  ['khoros-size', /(\/image\/serverpage\/image-id\/\w+)\/image-size\/\w+$/, '$1'],
]);
