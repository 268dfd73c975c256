import { pathRules } from './path-rules';

/** Folders that name a size. Each line earned its place by how often it is right on hosts nobody listed. */
export const FOLDER_RULES = pathRules([
  ['kvs-albums', 'medium', /\/main\/\d+x\d+\/(?=\d+\/\d+\/)/, '/sources/'],
  [
    'resize-upload',
    'medium',
    /\/(?:(?:re|_)?(?:siz(?:ed|er?)|fit|crop(?:ped)?|thumb(?:nail)?s?|cache|in|c|image)[/_-])?(?:w|x)?\d{2,4}x\d{0,4}[a-z]?\/(?=(?:uploads?|files?|images?|media|userfiles|data|imgs?|photos?|static|content|artists|catalog)\/)/i,
    '/',
  ],
  ['zoom-numbers', 'medium', /\/(?:zoom|resize|thumb_w|thumb_x?|resized?_)[/_]?\d{2,4}[x_]\d{1,4}\//i, '/'],
  ['resize-word', 'medium', /\/(?:resize|thumb)[_/-]?(?:w|x)?\d{2,4}x\d{0,4}-?\//i, '/'],
  ['size-after-name', 'medium', /\/\d{3,4}x\d{0,4}\/(?=[^/]+\/\d{4,}\/)/, '/'],
  ['small-before-file', 'high', /\/small\/(?=[^/]+$)/i, '/original/', '/large/', '/big/'],
  ['small-folder', 'high', /\/small\/(?=[^/]+\/)/i, '/big/', '/full/', '/large/'],
  ['medium-before-file', 'high', /\/medium\/(?=[^/]+$)/i, '/original/', '/', '/large/'],
  ['normal-folder', 'high', /\/normal\//i, '/original/', '/big/'],
  ['size-before-file', 'high', /\/\d{2,4}x\d{0,4}\/(?=[^/]+\.\w{3,4}$)/i, '/', '/original/', '/0x0/'],
  ['alias-folder', 'medium', /\/_aliases\/[^/]+\//, '/'],
]);

/** Endings and beginnings of file names that name a size; they are taken off one after the other. */
export const NAME_RULES = pathRules([
  [
    'width-ending',
    'medium',
    /[,_-](?:w|h|s|width|height|size|maxw)[-_]?\d{2,4}(?:[,_-][whct][-_]?\d{1,4})*(\.(?:jpe?g|png|gif|webp))$/i,
    '$1',
  ],
  ['thumb-numbers', 'medium', /\/thumb_\d{2,4}(?:[_x]\d{1,4})?_(?=[^/]+$)/i, '/'],
  ['thumb-beginning', 'medium', /\/(?:thumb|tn|thm|tmb)_(?=(?!\d{2,4}_)[^/]{5,}$)/i, '/'],
  [
    'thumb-ending',
    'medium',
    /([-_])(?:thumb(?:nail)?|tn|thumbs|thum|tmb)(\.(?:jpe?g|png|gif|webp))$/i,
    '$2',
    '$1large$2',
    '$1big$2',
  ],
  ['thumb-extension', 'medium', /\.thumb(?:nail)?(\.(?:jpe?g|png|gif|webp))$/i, '$1'],
  [
    'small-ending',
    'high',
    /([-_])(?:small|mini|sm)(\.(?:jpe?g|png|gif|webp))$/i,
    '$2',
    '$1large$2',
    '$1big$2',
  ],
  ['letter-ending', 'high', /(\d)_[smt](\.(?:jpe?g|png|gif))$/, '$1$2', '$1_l$2', '$1_b$2'],
  ['letter-glued', 'high', /(\d)[ts](\.(?:jpe?g|gif))$/, '$1$2'],
]);
