import { documentedRules } from '../path-rules';

/** Names that programmers give to the sizes they configure. */
const VERSION =
  'thumb|thumbs|thumbnail|small|medium|large|normal|mini|tiny|big|middle|preview|square|resized?|icon|list|main|xs|s|m|l|xl';

/** Upload and thumbnail libraries of Rails, Django, Symfony and PHP. */
export const FRAMEWORK_RULES = documentedRules([
  ['diaspora-scaled', /\/uploads\/images\/(?:thumb_(?:large|medium|small)|scaled_full)_/, '/uploads/images/'],
  // CarrierWave: /uploads/<model>/<field>/<id>/<version>_<file>; versions of versions stand one before the other.
  [
    'carrierwave-version',
    new RegExp(
      String.raw`(\/uploads\/\w+\/\w+\/(?:\w+\/){0,6})(?:(?:${VERSION}|[wh]\d{1,4}|\d{1,4}x\d{1,4})_){1,2}(?=[^/]+$)`,
    ),
    '$1',
  ],
  // Paperclip and its children (Mastodon): /000/123/456/<style>/<file>, or /system/<class>/<style>/<id>.<ending>
  [
    'paperclip-style',
    /((?:\/\d{3}){2,4})\/(?!original\/)[a-z]\w{0,19}\/(?=[^/]+\.\w{3,4}$)/i,
    '$1/original/',
  ],
  [
    'paperclip-system',
    new RegExp(String.raw`(\/system\/.+)\/(?:${VERSION}|x\d+)\/(?=(?:\d+\/)?[^/]+$)`),
    '$1/original/',
  ],
  // The style as the file's name: /images/<id>/medium.jpg
  [
    'paperclip-file',
    /(\/\d+\/)(?:large|medium|small|thumb|thumbnail|square|normal)(\.\w{3,4})$/,
    '$1original$2',
    '$1origin$2',
    '$1org$2',
  ],
  // Django's easy-thumbnails and filer: a.jpg.640x360_q75_crop.jpg, a_jpg_1400x0_q85.jpg
  ['django-filer', /\/\w+_thumbnails\/((?:filer_)?public\/.+?\.(?:jpe?g|png|gif))__\d+x\d+[^/]*$/i, '/$1'],
  ['django-thumbnail', /(\.(?:jpe?g|png|gif))[._]{1,2}\d+x\d+_q\d+[^/]*$/i, '$1'],
  ['sorl-thumbnail', /\/thumbs?\/(.+)_(jpe?g|png)_\d+x\d+_[^/]*$/i, '/$1.$2'],
  // Liip imagine (Symfony): /media/cache/<filter>/<path>; resolve/ while the file is not there yet.
  [
    'liip-cache',
    /\/media\/cache\/(?:resolve\/)?(?!\d+x\d+\/)[a-z0-9_-]+\/(?=uploads?\/|media\/|images?\/|files?\/)/,
    '/',
  ],
  [
    'liip-hashed',
    /\/media\/cache\/(?:resolve\/)?\w+\/(?=[0-9a-f]{2}\/[0-9a-f]{2}\/)/,
    '/media/',
    '/media/image/',
  ],
  ['slir', /\/(?:slir|imagefly)\/[wchqp]\d[^/]*\//, '/'],
  ['ipx', /\/_ipx\/[^/]*\//, '/'],
]);
