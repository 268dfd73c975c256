import { documentedRules } from '../path-rules';

/** Servers that resize on the way: the address without its commands is the file they read. */
export const IMAGE_SERVER_RULES = documentedRules([
  // IIIF Image API: {region}/{size}/{rotation}/{quality}.{format}
  [
    'iiif-full',
    /(\/iiif\/.+)\/[^/]+\/(?!full\/0|max\/0)[^/]+\/0\/(default|native|color)\.(jpe?g|png)$/,
    '$1/full/full/0/$2.$3',
  ],
  ['iiif-size', /\/full\/(?!full\/)!?\d*,\d*\/0\/(default|native)\.(jpe?g|png)$/, '/full/full/0/$1.$2'],
  // Cloudinary and its look-alikes: /image/upload/<transforms>/<version>/<path>; the version may be left out.
  [
    'cloudinary-transform',
    /(\/image\/upload)\/(?:(?:[a-z]{1,4}_[^/]*|[a-z]{1,2}:[^/]*)\/)+(v\d+\/)?(?=.)/,
    '$1/',
    '$1/$2',
  ],
  // Adobe Dynamic Media: scl=1 asks for the stored pixels.
  ['scene7-scale', /(\/is\/image\/.+\.jpe?g)$/i, '$1?scl=1'],
  ['scene7-scale-png', /(\/is\/image\/[^/]+\/.+)$/, '$1?scl=1', '$1?scl=1&fmt=png-alpha'],
  ['cloudflare-image', /\/cdn-cgi\/image\/[^/]*=[^/]*\//, '/'],
  ['imagekit-transform', /\/tr:[^/]+\//, '/'],
  ['uploadcare-operations', /(\/[0-9a-f]{8}-[0-9a-f-]{27}\/)-\/.*$/, '$1'],
  // Commands in the manner of Cloudinary at other hosts: /w_300,h_200,c_fill/<path>
  ['comma-commands', /\/(?:[a-z]{1,3}_[\w.:-]+(?:,|%2C)){1,12}[a-z]{1,3}_[\w.:-]+\/(?:v\d+\/)?/i, '/'],
  // ImageFlux: /c!/w=240,f=webp/<path>
  ['imageflux-commands', /\/c!?\/[a-z]{1,2}=[^/]+\//, '/'],
  ['colon-commands', /\/(?:(?:resize|crop|hash|fit|quality|width|height|rs|format):[^/]+\/){1,8}/, '/'],
  ['tilda-operations', /(\/tild[0-9a-f-]+\/)-\/.+\/(?=[^/]+$)/, '$1'],
  ['melon-resize', /(\.(?:jpe?g|png|gif))\/melon\/.*$/i, '$1'],
  ['dims-resize', /(\.(?:jpe?g|png|gif))\/dims\/.*$/i, '$1'],
  ['rpss-resize', /(\.(?:jpe?g|png|gif))\/[A-Z0-9]{2,5}\/resize\/.*$/, '$1'],
  ['pagespeed', /\/(?:\d+x\d+)?x([^/]+\.(?:jpe?g|png|gif))\.pagespeed\.ic\.[\w-]+\.\w{3,4}$/i, '/$1'],
  // Aliyun OSS, Upyun, Qiniu styles: a.jpg@300w_200h, a.jpg!w300, a.jpg;compress=true
  ['oss-style', /(\.(?:jpe?g|png|gif|webp|bmp))(?:@[\w!|.-]+|![\w./-]+|%21[\w./-]+|;\w.*)$/i, '$1'],
  [
    'double-ending',
    /(\.(?:jpe?g|png|gif))_?[.-]?(?:_?(?:thumb(?:nail)?[_.-]?)?\d{0,4}[xX]\d{0,4}\w{0,8}|_?\d{2,4}|\.thumb(?:nail)?|\.small|\.mini|\.medium|_?thumb|_\d+x\d+Q\d+)(?:\.(?:jpe?g|png|gif|webp))?$/i,
    '$1',
  ],
]);
