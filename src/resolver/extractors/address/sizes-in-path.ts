/** A way to spell a size: what stands in such a path, what is matched in it, and what stands in its place. */
interface Spelling {
  /** Empty where any path may be such. */
  marker: string;
  pattern: RegExp;
  stand: string;
}

/** As addresses of any software spell the size of a picture, each with what stands there in its place. */
const BY_NUMBERS: readonly Spelling[] = spellingsOf([
  // `photo-300x200.jpg`, `photo_50x50c.jpg`, `photo_300x.jpg`, `photo-scaled.jpg`
  ['x', /[-_.]\d{2,4}x(?:\d{2,4}c?)?(?=\.\w{3,4}$)/, ''],
  // `photo-1200x840@CAD.jpg`, `photo-624x385@El%20Correo.jpg`, as Vocento's newspapers have it
  ['@', /-\d{2,4}x\d{2,4}@[\w%]{1,30}(?=\.\w{3,4}$)/, ''],
  ['-scaled.', /-scaled(?=\.\w{3,4}$)/, ''],
  // `il_794xN.4219917721_k2ab.jpg` for `il_fullxfull.4219917721_k2ab.jpg`, as Etsy has it
  ['x', /_\d{2,4}x(?:\d{2,4}|N)(?=\.\d+_)/, '_fullxfull'],
  // `photo.jpg@100w_100h_1c.png`, more than once too
  ['@', /(\.\w{3,4})@[\w!.@-]+$/, '$1'],
  // `photo_v150.jpg`, as Korean newspapers have it
  ['_v', /_v[1-3][05]0(?=\.\w{3,4}$)/, ''],
  // `/resize_cache/iblock/5b7/60_60_1/photo.jpg` for `/iblock/5b7/photo.jpg`, as Bitrix has it
  ['/resize_cache/', /\/resize_cache(\/.*)\/\d{2,4}_\d{2,4}_\d(?=\/)/, '$1'],
  // `/cache/9f2c11d0…/a/s/photo.jpg`, as Magento has it
  ['/cache/', /\/cache\/[\da-f]{4,32}(?=\/)/, ''],
  // `/full/!200,200/0/default.jpg`, `/full/843,/0/default.jpg`, of picture servers for museums
  [',', /\/!?\d{0,4},\d{0,4}(?=\/\d{1,3}\/[a-z]+\.\w+$)/, '/full'],
  // `photo.jpg.thumb.jpg`, as Discuz has it
  ['.thumb.', /(\.\w{3,4})\.thumb\.\w{3,4}$/, '$1'],
  // `photo_hu5d3e_9021_0x70_resize_lanczos_3.png`, as Hugo has it
  ['_hu', /_hu[\da-f]{4,64}(?:_\d+)?_\d{0,4}x\d{0,4}_\w+(?=\.\w{3,4}$)/, ''],
  // `/stencil/640w/`, `/stencil/original/`, as BigCommerce has it
  ['/stencil/', /\/stencil\/(?:original|\d{2,4}w|\d{2,4}x\d{2,4})(?=\/)/, '/stencil/-'],
  // `/size/w600/`, as Ghost has it
  ['/size/w', /\/size\/w\d{2,4}(?:h\d{2,4})?(?=\/)/, ''],
  // `/thumb/a/a4/Photo.jpg/440px-Photo.jpg` for `/a/a4/Photo.jpg`, as MediaWiki has it
  ['px-', /\/thumb(\/[^?]+)\/\d{2,4}px-[^/]+$/, '$1'],
  // `stove.1659012345.60.60.jpg`, as BigCommerce has it
  ['', /\.\d{2,4}\.\d{2,4}(?=\.\w{3,4}$)(?<=\.\d{10}\.\d{2,4}\.\d{2,4})/, ''],
  // `/300x200/`, `/230x230ex/`, `/crop-300x200/`, `/w_300,h_200,c_fill/`, `/c_fill,w_300/`
  ['x', /\/(?:[a-z]{2,8}[-_]|max)?\d{2,4}x\d{1,4}[a-z]{0,3}(?=\/)/, '/-'],
  // `/images/526*395/photo.jpg` for `/images/photo.jpg`
  ['*', /\/\d{2,4}\*\d{2,4}(?=\/)/, ''],
  // `/max500/`, `/square600/`, as Booking has it
  ['', /\/(?:max|square)\d{2,4}(?=\/)/, '/-'],
  ['_', /\/(?:[a-z]{1,10}_[^/,]{1,20},)*[wh]_\d{1,4}(?:,[a-z]{1,10}_[^/,]{1,20})*(?=\/)/, '/-'],
  // `/tr:w-200,h-113/`
  ['/tr:', /\/tr:[^/]{1,80}(?=\/)/, '/-'],
  // `/s72-c/`, `/s1600/`: behind Blogger's own folders
  ['', /\/(?=[sw]\d{2})(?<=(?:\/[\w-]{3,}){3}\/)[sw]\d{2,4}(?:-h\d{2,4})?(?:-[a-z]{1,3})*(?=\/[^/]+$)/, '/-'],
  // `/img/b/R29vZ2xl/AVvXs…/s72-c/`, as Blogger has it now
  ['/img/b/', /(\/img\/b\/[\w-]+\/[\w-]+)\/[sw]\d{2,4}(?:-[a-z\d]{1,5})*(?=\/[^/]+$)/, '$1/-'],
  // `/397/224/photo.jpg`; `/2019/09/photo.jpg` is of a month, `/1403/03/photo.jpg` of one in Iran
  ['', /\/(?!(?:19|20|1[34])\d\d\/(?:0\d|1[0-2])\/)\d{2,4}\/\d{2,4}(?=\/[^/]+\.\w{3,4}$)/, '/-'],
  // `photo._SX300_.jpg`
  ['._', /\._[A-Z][\w,%+-]{1,80}_(?=\.\w{3,4}$)/, ''],
  // `photo-300x200-crop.jpg`, `photo_300x200_crop_center@2x.jpg`
  [
    'x',
    /[-_]\d{0,4}x\d{0,4}(?:[-_](?:crop|fill|fit|center|top|bottom|left|right|bw|q\d+))*(?:@[23]x)?(?:\.progressive)?(?=\.\w{3,4}$)/,
    '',
  ],
  // `/w300/`
  ['/w', /\/w\d{3,4}(?=\/)/, '/-'],
  // `photo.jpg.300x200_q85_crop.jpg`, `photo.jpg_300x300q75.jpg_.webp`
  ['', /(\.(?:jpe?g|png|webp))[._](?:\d{2,4}x\d{2,4}|[Qq]\d{2})[\w-]*(?:\.\w{3,4}_?)?(?:\.webp)?$/, '$1'],
  // `photo.jpg/300x300bb.jpg`
  ['x', /(\.\w{3,4})\/\d{2,4}x\d{2,4}\w*(?:-\d+)?\.\w{3,4}$/, '$1'],
  // `AbCdEf=w300-h200`, as Google has it
  ['=', /=[wsh]\d{2,4}(?:-[a-z\d]+)*$/, ''],
]);

/** `/64/lemon-cake-with-thyme.jpg`: a width that files are made in, above a name that tells. */
export const WIDTH_AS_FOLDER =
  /\/(32|48|50|60|64|80|96|100|120|128|150|160|180|200|240|250|256|300|320|360|400|480|500|512|600|640|720|750|768|800|900|960|1000|1024|1080|1200|1280|1400|1440|1500|1600|1800|1920|2000|2048|2400|2560)(?=\/[^/]{10,}\.\w{3,4}$)/;

/** Of these no form is larger than the others by its spelling: `photo.jpg` may be the smallest. */
const IN_SEVERAL_SIZES: readonly Spelling[] = spellingsOf([
  ['', WIDTH_AS_FOLDER, '/-'],
  // `photo-w300.jpg`, `photo-480w.jpg`
  ['', /[-_](?:w\d{3,4}(?:h\d{3,4})?|\d{3,4}w)(?=\.\w{3,4}$)/, ''],
  // `photo-640.jpg`: a width that files are made in, and no number of a photo
  [
    '',
    /[-_](?:320|480|640|768|960|1024|1080|1200|1280|1440|1600|1920|2048|2560)(?=\.\w{3,4}$)(?<=[a-z][-a-z\d]*[-_]\d{3,4})/,
    '',
  ],
]);

/** What one of them needs at least: most paths are looked at once and not for each. */
const MAY_SPELL_SIZE =
  /\w@|\dpx-|\dx[\d.N/_-]|\/tr:|\/[sw]\d|\/(?:max|square)\d|[wh]_\d|_v\d{3}\.|\/(?:resize_)?cache\/|\.thumb\.|\/stencil\/|\d\.\d{2,4}\.\d{2,4}\.|\d,\d*\/\d|\/\d{2,4}\/(?:\d{2,4}\/|[^/]{10,}\.\w{3,4}$)|-scaled\.|\/size\/w|\._[A-Z]|[-_](?:w\d{3,4}|\d{3,4}w?)\.|[-_]x\d|_[Qq]\d\d|=[wsh]\d/;

const WAGTAIL =
  /(?:\.[\da-f]{8})?\.(?:fill|width|height|max|min|scale)-\d[\dx.-]*(?:-c\d+)?(?:\.[a-z]+-[\w-]+)*(?=\.\w{3,4}$)/;

/** `Front__FillWzEyMDAsNjMwXQ.jpg`: how a file is cut, behind its name. */
export const CUT_BY_SILVERSTRIPE = /__(?:Fill|Fit|Scale|Pad|Resized|Crop)\w*=*(?=\.\w{3,4}$)/;

/** As one kind of software spells them: what its addresses have in them, a pattern, and what stands in its place. */
const BY_SOFTWARE: readonly Spelling[] = spellingsOf([
  // Drupal
  ['/styles/', /\/styles\/[\w-]{1,60}\/(?:public|private|s3)(?=\/)/, ''],
  // TYPO3: the sum at the end is of the file and of its size
  ['/_processed_/', /\/_processed_\/(?:\w\/){0,2}(csm_.+)_[\da-f]{8,12}(?=\.\w{3,4}$)/, '/_processed_/$1'],
  // Opennemas
  ['/asset/', /\/asset\/[a-z]+,[a-z\d,]+(?=\/media\/)/, ''],
  // Joomla's, and its K2's
  ['/resized/', /\/images\/resized(\/.+)_\d{2,4}_\d{2,4}(?=\.\w{3,4}$)/, '$1'],
  ['/k2/items/cache/', /_(?:XS|S|M|L|XL|Generic)(?=\.\w{3,4}$)/, ''],
  // Uploadcare, Storyblok, Cloudflare, Wagtail
  ['/-/', /(?:\/-\/[a-z_]+\/[\w.,%:-]*)+\/?$/, ''],
  ['/m/', /(\.\w{3,4})\/m(?:\/.*)?$/, '$1'],
  ['/cdn-cgi/image/', /\/cdn-cgi\/image\/[^/]+(?=\/)/, ''],
  ...['.fill-', '.width-', '.height-', '.max-', '.min-', '.scale-'].map(
    (marker) => [marker, WAGTAIL, ''] as const,
  ),
  // Prensa Ibérica, whose newspapers cut each photo in several shapes
  ['aspect-ratio_', /_[a-z\d-]{0,40}aspect-ratio_(?:default|\d{2,4}w)_\d+(?=\.\w{3,4}$)/, ''],
  // Gatsby, Medium
  ['/static/', /(\/static\/[\da-f]{32})\/[\da-f]{4,}(?=\/)/, '$1'],
  ['/resize:', /\/v2\/resize:[a-z]+:\d+(?::\d+)?(?=\/)/, ''],
  // The blurred one that stands in until the picture has come lies in a folder of its own.
  ['/max/', /(?:\/freeze)?\/max\/\d{2,4}(?=\/\d\*)/, ''],
  // SilverStripe
  ['__', CUT_BY_SILVERSTRIPE, ''],
  // Wix
  ['mv2', /(?:~|%7E)mv2(\w*\.\w{3,4})\/v1\/.+$/, '~mv2$1'],
  // Tumblr, Discourse, Flickr, SmugMug, Yelp
  ['/tumblr_', /(\/tumblr_\w+)_(?:75sq|\d{3,4})(?=\.\w{3,4}$)/, '$1'],
  ['/optimized/', /\/optimized(\/\dX\/[^?]+)_\d(?:_\d{2,4}x\d{2,4})?(?=\.\w{3,4}$)/, '/original$1'],
  ['_', /(\/\d{9,12}_[\da-f]{6,10})_[a-z\d](?=\.\w{3,4}$)/, '$1'],
  ['/i-', /(\/i-\w+)\/\d+\/(?:[\da-f]+\/)?[A-Z\d]{1,3}\/([^/]+)-[A-Z\d]{1,3}(?=\.\w{3,4}$)/, '$1/$2'],
  ['/bphoto/', /(\/bphoto\/[\w-]+)\/\w{1,5}(?=\.\w{3,4}$)/, '$1'],
  // PrestaShop, VTEX, OpenCart, Shopware, Lightspeed
  ['_default', /\/(\d+)-[a-z_]+_default(?:_?2x)?(?=[/.])/, '/$1'],
  ['/arquivos/ids/', /(\/arquivos\/ids\/\d+)-(?:\d+|auto)-(?:\d+|auto)(?=\/)/, '$1'],
  ['/image/cache/', /\/image\/cache(?=\/)/, '/image'],
  ['/thumbnail/', /\/thumbnail(\/[\da-f]{2}\/[\da-f]{2}\/)/, '/media$1'],
  ['x', /\/\d{2,4}x\d{2,4}x\d(?=\/)/, ''],
  // eBay, JD, Yandex, OLX
  ['/s-l', /\/s-l\d{2,4}(?=\.\w{3,4}$)/, '/s-l'],
  ['/jfs/', /\/n\d{1,2}(?:\/s\d+x\d+_)?(?=\/jfs\/)/, '/n'],
  ['/get-', /(\/get-[\w-]+\/\d+\/[\w-]+)\/[\w!-]+$/, '$1'],
  [';s=', /;s=\d+x\d+.*$/, ''],
  // BBC, Spiegel, Zeit, The Future's magazines, Condé Nast, Zillow
  ['/cpsprodpb/', /\/\d{3,4}(?=\/cpsprodpb\/)/, '/-'],
  ['_r', /_w\d{2,4}_r[\d.]+(?:_fpx\d+)?(?:_fpy\d+)?(?=\.\w{3,4}$)/, ''],
  ['__', /\/[a-z]{4,10}__\d+x\d+(?:__\w+)?$/, ''],
  ['-', /(\/[A-Za-z\d]{20,24})-\d{3,4}-\d{2}(?=\.\w{3,4}$)/, '$1'],
  ['%2C', /\/[wh]_\d{1,4}(?:%2C[a-z]{1,10}_[^/,%]{1,20})*(?=\/)/, '/-'],
  ['-cc_ft_', /-cc_ft_\d+(?=\.\w{3,4}$)/, ''],
  ['-p_', /-p_[a-z](?=\.\w{3,4}$)/, ''],
  ['-uncropped_', /-uncropped_scaled_within_\w+(?=\.\w{3,4}$)/, ''],
  // Craft, Contao, Liip's bundle for Symfony, SPIP, MODX, uCoz, Piwigo, TMDB
  ['/_', /\/_(?:\d{0,4}x\d{0,4}|\w+)_(?:crop|fit|stretch)[\w-]*(?=\/)/, ''],
  ['/assets/images/', /(\/assets\/images)\/[\da-f](\/.+)-[\da-f]{8}(?=\.\w{3,4}$)/, '$1$2'],
  ['/media/cache/', /\/media\/cache(?:\/resolve)?\/[a-z][\w-]{2,40}(?=\/.*\/)/, ''],
  ['/cache-vignettes/', /(\/cache-vignettes)\/L\d+xH\d+(\/.+)-[\da-f]{4,8}(?=\.\w{3,4}$)/, '$1$2'],
  ['/phpthumbof/', /(\/phpthumbof\/.+)\.[\da-f]{32}(?=\.\w{3,4}$)/, '$1'],
  ['/_', /(\/_[a-z]{2}\/\d+\/)s(?=\d{6,}\.\w{3,4}$)/, '$1'],
  ['/_data/i/', /\/_data\/i(\/.+)-(?:\dxs|xs|sq|th|sm|me|la|xl|xxl?|\dxl|cu_\w+)(?=\.\w{3,4}$)/, '$1'],
  ['/t/p/', /\/t\/p\/(?:original|[wh]\d+\w*)(?=\/)/, '/t/p'],
  // A second format of the same file
  ['.webp', /(\.(?:jpe?g|png))\.webp$/, '$1'],
  ['.avif', /(\.(?:jpe?g|png))\.avif$/, '$1'],
]);

function spellingsOf(
  rows: readonly (readonly [marker: string, pattern: RegExp, stand: string])[],
): Spelling[] {
  return rows.map(([marker, pattern, stand]) => ({ marker, pattern, stand }));
}

/** A path without what spells a size in it, and whether it spells one that is smaller than that of the whole file. */
export function withoutSize(path: string): { path: string; isSized: boolean } {
  const ofFile = withoutMatches(path, BY_SOFTWARE);
  if (!MAY_SPELL_SIZE.test(ofFile)) return { path: ofFile, isSized: ofFile !== path };
  const whole = withoutMatches(ofFile, BY_NUMBERS);
  return { path: withoutMatches(whole, IN_SEVERAL_SIZES), isSized: whole !== path };
}

/** By index: an iterator for each address of a page takes more memory than the addresses do. */
function withoutMatches(path: string, ways: readonly Spelling[]): string {
  let rest = path;
  for (let index = 0; index < ways.length; index += 1) {
    const spelling = ways[index];
    if (spelling && rest.includes(spelling.marker)) rest = rest.replace(spelling.pattern, spelling.stand);
  }
  return rest;
}
