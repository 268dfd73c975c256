import { addressParts } from './address-parts';
import { namedSize, placeInQuery } from './named-size';
import { rememberAnswers } from '../remember-answers';

/** Query parameters that say how large a picture is. */
const SIZE_PARAMETERS: ReadonlySet<string> = new Set(
  `w h width height wid hei resize fit size mw mh maxwidth maxheight max-w max-h scale imwidth imheight im_width
  imageview2 x-oss-process impolicy rect`.split(/\s+/),
);

/** Query parameters that say how it is cut and packed, and never which picture it is. */
const PACKING_PARAMETERS: ReadonlySet<string> = new Set(
  `crop quality q qlt dpr auto fm format fmt sharpen strip optimize op_usm usm smart blur lossy ssl itok cs ixlib
  upscale enlarge gravity bg-color imdensity output-quality disable`.split(/\s+/),
);

/** Parts of a path that spell a size, each with what stands there in its place. */
const SIZES_IN_PATH: readonly (readonly [RegExp, string])[] = [
  // `photo-300x200.jpg`, `photo_50x50c.jpg`, `photo_300x.jpg`, `photo-scaled.jpg`
  [/[-_.]\d{2,4}x(?:\d{2,4}c?)?(?=\.\w{3,4}$)/, ''],
  [/-scaled(?=\.\w{3,4}$)/, ''],
  // `il_794xN.4219917721_k2ab.jpg` for `il_fullxfull.4219917721_k2ab.jpg`, as Etsy has it
  [/_\d{2,4}x(?:\d{2,4}|N)(?=\.\d+_)/, '_fullxfull'],
  // `photo.jpg@100w_100h_1c.png`, more than once too
  [/(\.\w{3,4})@[\w!.@-]+$/, '$1'],
  // `photo_v150.jpg`, as Korean newspapers have it
  [/_v[1-3][05]0(?=\.\w{3,4}$)/, ''],
  // `/resize_cache/iblock/5b7/60_60_1/photo.jpg` for `/iblock/5b7/photo.jpg`, as Bitrix has it
  [/\/resize_cache(\/.*)\/\d{2,4}_\d{2,4}_\d(?=\/)/, '$1'],
  // `/cache/9f2c11d0…/a/s/photo.jpg`, as Magento has it
  [/\/cache\/[\da-f]{4,32}(?=\/)/, ''],
  // `/full/!200,200/0/default.jpg`, `/full/843,/0/default.jpg`, of picture servers for museums
  [/\/!?\d{0,4},\d{0,4}(?=\/\d{1,3}\/[a-z]+\.\w+$)/, '/full'],
  // `photo.jpg.thumb.jpg`, as Discuz has it
  [/(\.\w{3,4})\.thumb\.\w{3,4}$/, '$1'],
  // `/stencil/640w/`, `/stencil/original/`, as BigCommerce has it
  [/\/stencil\/(?:original|\d{2,4}w|\d{2,4}x\d{2,4})(?=\/)/, '/stencil/-'],
  // `/size/w600/`, as Ghost has it
  [/\/size\/w\d{2,4}(?:h\d{2,4})?(?=\/)/, ''],
  // `/thumb/a/a4/Photo.jpg/440px-Photo.jpg` for `/a/a4/Photo.jpg`, as MediaWiki has it
  [/\/thumb(\/[^?]+)\/\d{2,4}px-[^/]+$/, '$1'],
  // `stove.1659012345.60.60.jpg`, as BigCommerce has it
  [/(?<=\.\d{10})\.\d{2,4}\.\d{2,4}(?=\.\w{3,4}$)/, ''],
  // `/300x200/`, `/230x230ex/`, `/crop-300x200/`, `/w_300,h_200,c_fill/`, `/c_fill,w_300/`
  [/\/(?:[a-z]{2,8}[-_]|max)?\d{2,4}x\d{1,4}[a-z]{0,3}(?=\/)/, '/-'],
  // `/max500/`, `/square600/`, as Booking has it
  [/\/(?:max|square)\d{2,4}(?=\/)/, '/-'],
  [/\/(?:[a-z]{1,10}_[^/,]{1,20},)*[wh]_\d{1,4}(?:,[a-z]{1,10}_[^/,]{1,20})*(?=\/)/, '/-'],
  // `/tr:w-200,h-113/`
  [/\/tr:[^/]{1,80}(?=\/)/, '/-'],
  // `/s72-c/`, `/s1600/`: behind Blogger's own folders
  [/((?:\/[\w-]{3,}){3})\/[sw]\d{2,4}(?:-h\d{2,4})?(?:-[a-z]{1,3})*(?=\/[^/]+$)/, '$1/-'],
  // `/397/224/photo.jpg`; `/2019/09/photo.jpg` is of a month
  [/\/(?!(?:19|20)\d\d\/(?:0\d|1[0-2])\/)\d{2,4}\/\d{2,4}(?=\/[^/]+\.\w{3,4}$)/, '/-'],
  // `photo._SX300_.jpg`
  [/\._[A-Z][\w,%+-]{1,80}_(?=\.\w{3,4}$)/, ''],
];

/** Of a script, `thumbnail=330` is the number of a picture. */
const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif)$/i;

/** The signature of a Thumbor address: another one for each size. */
const SIGNATURE = /\/[\w-]{27}=(?=\/)/;

/** `st3.` for `st1.`: one of several hosts that have the same files. */
const NUMBERED_HOST = /^([a-z]{1,8})\d{1,2}(?=\.)/;

/** All that a picture server has: https://iiif.io/api/image/3.0/#42-size */
const LARGEST = /\/max(?=\/\d{1,3}\/[a-z]+\.\w+$)/;

/** `/q89/`, in the place of a size. */
const QUALITY = /\/q[5-9]\d\//;

/** What one of them needs at least: most paths are looked at once and not six times. */
const MAY_SPELL_SIZE =
  /\w@|\dpx-|\dx[\d.N]|\/tr:|\/[sw]\d|\/(?:max|square)\d|[wh]_\d|_v\d{3}\.|\/(?:resize_)?cache\/|\.thumb\.|\/stencil\/|\d\.\d{2,4}\.\d{2,4}\.|\d,\d*\/\d|\/\d{2,4}\/\d{2,4}\/|-scaled\.|\/size\/w|\._[A-Z]/;

/** A key that all sizes of one picture share; `isSized` tells whether this address spells a size. */
export interface PictureKey {
  key: string;
  isSized: boolean;
  /** The place of the word that names its size among such words; 0 for none. */
  namedPlace: number;
}

/** What an absolute http(s) address has in common with the same picture in other sizes, judged by its spelling alone. */
export const pictureKey = rememberAnswers(readKey);

function readKey(address: string): Readonly<PictureKey> {
  const parts = addressParts(address);
  let isSized = false;
  const unsigned = parts.path.includes('=/') ? parts.path.replace(SIGNATURE, '/-') : parts.path;
  let path = unsigned.replace(QUALITY, '/-/').replace(LARGEST, '/full');
  for (const [pattern, stand] of MAY_SPELL_SIZE.test(path) ? SIZES_IN_PATH : []) {
    const stripped = path.replace(pattern, stand);
    isSized ||= stripped !== path;
    path = stripped;
  }
  const named = namedSize(path);
  if (named) {
    isSized = true;
    path = named.path;
  }
  let namedPlace = named?.place ?? 0;
  let rest = '';
  // As written: an address is only compared with others of its page, and decoding it would take longer than all else.
  for (const parameter of parts.query === '' ? [] : parts.query.split('&')) {
    const name = parameter.split('=', 1)[0]?.toLowerCase() ?? '';
    const place = placeInQuery(parameter);
    if (place > 0) namedPlace = place;
    const isSize = SIZE_PARAMETERS.has(name) || (name === 'thumbnail' && PICTURE_FILE.test(path));
    if (isSize || place > 0) isSized = true;
    else if (!PACKING_PARAMETERS.has(name)) rest += `&${parameter}`;
  }
  return { key: `${parts.host.replace(NUMBERED_HOST, '$1')}${path}${rest}`, isSized, namedPlace };
}
