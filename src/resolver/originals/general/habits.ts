import { pathRules } from './path-rules';

/** Folders that name a size. Each line earned its place by how often it is right on hosts nobody listed. */
export const FOLDER_RULES = pathRules([
  // A cache that repeats the folder it stands in: /media/thumbs/138x138/media/a.jpg
  ['repeated-root', 'medium', /^(\/[\w-]+)\/(?:imagecache|cache|thumbs?|resized?)\/[\w-]+\1\//, '$1/'],
  ['kvs-albums', 'medium', /\/main\/\d+x\d+\/(?=\d+\/\d+\/)/, '/sources/'],
  [
    'resize-upload',
    'medium',
    /\/(?:(?:r|c|i\/c|fit|crop|center|fit-in|thumbs?|resize|media\/cache|cache)\/)?(?:(?:re|_)?(?:siz(?:ed|er?)|fit|crop(?:ped)?|thumb(?:nail)?s?|cache|in|c|image)[/_-])?(?:w|x)?\d{2,4}x\d{0,4}[a-z]?\/(?=(?:uploads?|files?|images?|media|userfiles|data|imgs?|photos?|static|content|artists|catalog)\/)/i,
    '/',
  ],
  ['resize-word', 'medium', /^\/(?:resize|thumb)[_/-]?(?:w|x)?\d{2,4}x\d{0,4}-?\/(?=[^/]+\/[^/]+\/)/i, '/'],
  ['numbered-folder', 'medium', /\/(?:\d{3,4}_DIR|[wx]=\d{2,4})\//, '/'],
  ['pixel-folder', 'medium', /\/photos\/w_\d{2,4}px\//, '/photos/master/'],
  ['hosted-gallery', 'medium', /(\/fhg\/[0-9a-f]{32})\/thumbs\//, '$1/files/'],
  ['thumbs-before-file', 'medium', /(.\/)thumbs\/(?=[^/]+$)/i, '$1', '$1images/', '$1full/'],
  ['thumb-before-file', 'medium', /(.\/)thumb\/(?=[^/]+$)/i, '$1', '$1full/', '$1original/'],
  ['thumbnails-before-file', 'medium', /(.\/)thumbnails?\/(?=[^/]+$)/i, '$1', '$1original/', '$1images/'],
  ['tn-before-file', 'high', /(.\/)(?:tn|th|tb|tmb|thm)\/(?=[^/]+$)/i, '$1', '$1full/', '$1pic/'],
  [
    'preview-before-file',
    'high',
    /\/(?:mini?|mid|middle|previews?|med|tiny)\/(?=[^/]+$)/i,
    '/',
    '/original/',
    '/big/',
  ],
  ['small-before-file', 'high', /\/small\/(?=[^/]+$)/i, '/large/', '/original/', '/'],
  ['small-folder', 'high', /\/small\/(?=[^/]+\/)/i, '/big/', '/original/', '/full/'],
  ['medium-before-file', 'high', /\/medium\/(?=[^/]+$)/i, '/', '/original/', '/large/'],
  ['normal-folder', 'high', /\/normal\//i, '/original/', '/big/'],
  ['large-before-file', 'high', /\/(?:large|big)\/(?=[^/]+$)/i, '/original/', '/origin/', '/full/'],
  [
    'size-before-file',
    'high',
    /\/\d{2,4}x\d{0,4}\/(?=(?!\d{2,4}x)[^/]+\.\w{3,4}$)/i,
    '/',
    '/original/',
    '/0x0/',
  ],
  ['size-behind-file', 'medium', /(\.(?:jpe?g|png|gif|webp))\/[a-z]{0,9}\d{0,4}$/i, '$1'],
  ['alias-folder', 'medium', /\/_aliases\/[^/]+\//, '/'],
]);

/** Endings and beginnings of file names that name a size; they are taken off one after the other. */
export const NAME_RULES = pathRules([
  ['commands-behind-file', 'high', /(\.(?:jpe?g|png|gif|webp))@[\w!.@-]+$/i, '$1'],
  [
    'width-ending',
    'medium',
    /[,_-](?:w|h|s|width|height|size|maxw)[-_]?\d{2,4}(?:[,_-][whct][-_]?\d{1,4})*(\.(?:jpe?g|png|gif|webp))$/i,
    '$1',
  ],
  ['numbers-ending', 'medium', /(\d)_\d{3,4}_\d{3,4}(\.(?:jpe?g|png|gif|webp))$/i, '$1$2'],
  ['thumb-numbers', 'medium', /\/thumb_\d{2,4}(?:[_x]\d{1,4})?_(?=[^/]+$)/i, '/'],
  ['thumb-beginning', 'medium', /\/(?:thumb|tn|thm|tmb|thumbnail)[_-](?=(?!\d{2,4}_)[^/]{5,}$)/i, '/'],
  ['th-beginning', 'medium', /\/(?:th|thumb|tn)[_-](?=\d(?!\d{1,3}_)[^/]*$)/i, '/'],
  ['letter-beginning', 'high', /\/[sm]_(?=\d[^/]*$)/i, '/'],
  ['size-beginning', 'high', /\/[1-9]\d{1,3}x\d{2,4}_(?=\d[^/]*$)/i, '/'],
  [
    'thumb-ending',
    'medium',
    /([-_])(?:thumb(?:nail)?|tn|thumbs|tmb|th)(\.(?:jpe?g|png|gif|webp))$/i,
    '$2',
    '$1large$2',
    '$1big$2',
  ],
  ['thumb-extension', 'medium', /\.thumb(?:nail)?(\.(?:jpe?g|png|gif|webp))$/i, '$1'],
  [
    'small-ending',
    'high',
    /(__|[-_])(?:small|mini|sm)(\.(?:jpe?g|png|gif|webp))$/i,
    '$2',
    '$1large$2',
    '$1original$2',
  ],
  ['point-width', 'medium', /\.\d{2,4}(?:xp|w|px)(\.(?:jpe?g|png|gif|webp))$/i, '$1'],
  [
    'letter-ending',
    'high',
    /(?:(?<=\d)([-_])|(?<=[a-z])(_))[smt](\.(?:jpe?g|png|gif))$/i,
    '$3',
    '$1$2l$3',
    '$1$2o$3',
  ],
  ['letter-glued', 'high', /(\d)[ts](\.(?:jpe?g|gif))$/, '$1$2'],
]);

/** Sizes in the names of files that lie in a folder of thumbnails; elsewhere such numbers mean anything. */
export const THUMB_NAME_RULES = pathRules([
  ['thumb-size', 'medium', /[_-](?:\d{2,4}x\d{0,4}|x\d{2,4}|[1-9]\d{2})(\.(?:jpe?g|png|gif|webp))$/i, '$1'],
  ['size-thumb', 'medium', /\/(?:\d{2,4}px|\d{2,4}x\d{2,4})[_-](?=[^/]+$)/i, '/'],
  ['glued-thumb', 'medium', /\/t(?:n|_)(?=[a-z0-9][^/]*$)/, '/'],
]);
