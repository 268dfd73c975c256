import { documentedRules } from '../path-rules';

/** Content systems of newspapers, companies and blogs, and the way each of them names a resized picture. */
export const CONTENT_SYSTEM_RULES = documentedRules([
  // Drupal image styles: /styles/<style>/public/<file>; a few themes shorten the folder to /s/.
  ['drupal-style', /\/(?:styles|s)\/[^/]+\/(?:public|private)\//, '/'],
  ['drupal-imagecache', /\/imagecache\/(?!cache\b)[^/]+\/(?=[^/]+\/|[^/]+\.(?:jpe?g|png|gif)$)/, '/'],
  ['drupal-assist', /\.img_assist_custom(?:-\d+x\d+)?(\.\w{3,4})$/, '$1'],
  // A picture edited in WordPress has the time in its name; the upload stays beside it.
  [
    'wordpress-edited',
    /(\/(?:uploads|files)(?:\/sites)?(?:\/\d+)?\/\d{4}\/\d\d\/.+)(-e\d{13})-\d{2,4}x\d{1,4}(\.\w{3,4})$/,
    '$1$2$3',
    '$1$3',
  ],
  [
    'wordpress-size',
    /(\/(?:wp-content\/uploads|wp-content\/blogs\.dir|wp-uploads|(?:uploads|files)(?:\/sites)?(?:\/\d+)?\/\d{4}\/\d\d)\/.+)-\d{2,4}x\d{1,4}(?:_[a-z]{1,3}|-c(?:rop(?:ped)?)?(?:-\w+)?|@2x)?(\.\w{3,4}(?:\.webp|\.avif)?)$/,
    '$1$2',
  ],
  // WordPress keeps the upload beside the copy it scales down to 2,560 pixels.
  ['wordpress-scaled', /(\/wp-content\/uploads\/.+)-scaled(\.\w{3,4})$/, '$1$2'],
  // Bitrix: /upload/resize_cache/iblock/<id>/800_600_1/<file>
  ['bitrix-resize', /\/resize_cache\/(.+\/)\d{1,4}_\d{1,4}_\w+\/(?=[^/]+$)/, '/$1'],
  // SilverStripe: /_resampled/SetWidth360-<file>, and in its fourth version <file>__ScaleWidthWzM2MF0.jpg
  ['silverstripe-resampled', /\/_resampled\/[A-Za-z]{3,16}\d{2,8}-(?=[^/]+$)/, '/'],
  ['silverstripe-variant', /__(?:Scale|Fill|Fit|Pad|Crop|Focus|Resized)\w+(\.\w{3,4})$/, '$1'],
  // eZ Publish: <name>_<alias>.jpg in the folder of an object's version.
  ['ez-alias', /(\/storage\/images\/.+\/\d+-\d+-[a-z]{3}-[A-Z]{2}\/[^/]+?)_[A-Za-z]\w*(\.\w{3,4})$/, '$1$2'],
  // OpenCms: <file>.jpg_<checksum>.jpg
  ['opencms-scaler', /(\.(?:jpe?g|png|gif))_\d{5,10}(?:\.\w{3,4})?$/i, '$1'],
  [
    'mediawiki-thumb',
    /(\/images(?:\/\w+)?)\/thumb(\/(?:archive\/)?[0-9a-f]\/[0-9a-f]{2}\/[^/]+)\/[^/]+$/,
    '$1$2',
  ],
  // Pangea, of international broadcasters: <GUID>_cx0_cy10_cw0_w1080_h608.jpg
  ['pangea-guid', /(\/[0-9A-F]{8}-[0-9A-F-]{27})_\w+(\.\w{3,4})$/, '$1$2'],
  ['phoca-thumb', /\/thumbs\/phoca_thumb_[sml]_(?=[^/]+$)/, '/'],
  ['plone-scale', /(\.(?:jpe?g|png|gif))\/(?:@@images\/.*|image_\w+)$/i, '$1'],
  // SPIP: /local/cache-vignettes/L300xH200/<file>-<digest>.jpg; logos lie in /IMG/, documents by their type.
  [
    'spip-vignette',
    /\/local\/cache-vignettes\/L\d+xH\d+\/(.+?)-[0-9a-f]{5}(\.\w{3,4})$/,
    '/IMG/$1$2',
    '/IMG/jpg/$1$2',
  ],
  // Webedia's sites: the server enlarges nothing.
  ['webedia-article', /(\/articles\/.*\/@\/[^/]+)-\d+x\d+-(\d\.\w{3,4})$/, '$1-999999999x0-$2'],
  ['concrete-thumbnail', /\/files\/thumbnails\/\w+(\/\d{4}\/)/, '/files$1'],
  ['craft-transform', /\/_(?:\d+|AUTO)x(?:\d+|AUTO)_(?:crop|fit|stretch)[^/]*\//, '/'],
  ['kirby-thumb', /(\/media\/(?:pages|site)\/.+\/[^/]+?)-(?:\d+x\d*|x\d+)(?:-[\w-]+)?(\.\w{3,4})$/, '$1$2'],
  ['b2evolution-cache', /\/_evocache\/([^/]+\.\w{3,4})\/[^/]+$/, '/$1'],
  ['serendipity-thumb', /\.serendipityThumb(\.\w{3,4})$/, '$1'],
  // Expression Engine's CE Image: /images/made/<path>_300_200_s_c1.jpg
  ['ce-image', /\/images\/made\/(.+?)_\d+_\d+(?:_[a-z]\w*)?(\.\w{3,4})$/, '/$1$2', '/images/$1$2'],
  // Escenic: /article123.ece/ALTERNATES/s615/name.jpg; BINARY is the upload.
  ['escenic-alternates', /(\.(?:ece|svt))\/(?:ALTERNATES|alternates|AUTOCROP)\/[^/]+\//, '$1/BINARY/'],
  [
    'aem-rendition',
    /(\.(?:jpe?g|png|gif|webp|tiff?))\/(?:_?jcr_content|jcr(?::|%3a)content)\/renditions\/.*$/i,
    '$1',
  ],
  ['aem-transform', /(\.(?:jpe?g|png|gif|webp))\.transform\/.*$/i, '$1'],
  ['aem-imgw', /\.img[a-z]?\.(?:\d{2,4}\.){1,3}\w{3,4}(?:\/\d+\.\w{3,4})?$/, '.img.jpg'],
  ['aem-adapt', /(\.(?:jpe?g|png))\.adapt\.[^/]*$/i, '$1'],
  // Atex Polopoly: /image.jpg_gen/derivatives/<format>/<name>.jpg
  ['polopoly-derivatives', /\/([^/]+\.(?:jpe?g|png|gif))_gen\/derivatives\/(?:.*\/)?([^/]+)$/i, '/$1', '/$2'],
  ['polopoly-public', /(\/polopoly_fs\/.+\.(?:jpe?g|png))_gen\/.*$/i, '$1'],
  // A resizer of Italian and Irish newspapers: /resizer/<width>/<height>/true/<id>.jpg--<headline>.jpg
  ['id-resizer', /\/resizer\/-?\d+\/-?\d+\/\w+\/([^/]+?\.jpe?g)--[^/]*$/i, '/upload/$1?'],
  ['newscms-thumbnail', /\/news\/thumbnail\/(\d{6}\/\d+_\d+_\d+)_v\d+(\.\w{3,4})$/, '/news/photo/$1$2'],
  ['ndsoft-cache', /\/data\/cache\/public\/(photos\/.+?)_\d+x\d+(?:_\w+)?(\.\w{3,4})$/, '/data/$1$2'],
  ['ghost-size', /\/content\/images\/size\/[wh]\d+(?:[wh]\d+)?(?:\/format\/\w+)?\//, '/content/images/'],
  ['typepad-width', /(\/\.a\/6a0[0-9a-f]+)-\d+(?:wi|hi|pi|si)$/, '$1'],
  // Ellington, of American newspapers: <name>_t1200.jpg
  ['ellington-size', /_{1,2}t\d{3,4}(\.(?:jpe?g|png|gif))$/i, '$1'],
  ['dle-thumbs', /(\/uploads\/posts\/\d{4}-\d{2})\/(?:thumbs|medium)\//, '$1/'],
  [
    'k2-cache',
    /\/media\/k2\/items\/cache\/([0-9a-f]{32})_(?:XS|S|M|L|XL|Generic)\.jpg$/,
    '/media/k2/items/src/$1.jpg',
  ],
  ['ucoz-small', /(\/_(?:nw|ph|fr|bl|pu|si|ld|gb|ed)\/\d+\/)s(?=\d+\.(?:jpe?g|png|gif)$)/, '$1'],
  ['estranky-size', /\/img\/(?:mid|small)\/(?=\d+\/)/, '/img/original/'],
  ['webnode-preview', /\/system_preview(?:_[a-z]{1,12}){0,3}_(?=\d+-[0-9a-f]{10})/, '/'],
]);
