import { addressParts } from './address-parts';
import { namedSize, placeInQuery } from './named-size';
import { rememberAnswers } from '../remember-answers';
import { withoutSize } from './sizes-in-path';

/** Query parameters that say how large a picture is. */
const SIZE_PARAMETERS: ReadonlySet<string> = new Set(
  `w h width height wid hei resize fit size mw mh maxwidth maxheight max-w max-h scale imwidth imheight im_width
  imageview2 x-oss-process impolicy rect sw sh im_w _ex renditionid tr`.split(/\s+/),
);

/** Query parameters that say how it is cut and packed, and never which picture it is. */
const PACKING_PARAMETERS: ReadonlySet<string> = new Set(
  `crop quality q qlt dpr auto fm format fmt sharpen strip optimize op_usm usm smart blur lossy ssl itok cs ixlib
  upscale enlarge aspect gravity bg-color imdensity output-quality disable sm sfrm ixid imagepreview imagethumbnail rxy rmode ranchor anchor`.split(
    /\s+/,
  ),
);

/** Of these names other pages of a site have others things, too: `?q=Paris`, `?h=9f86d081`, `?format=dog`. Only such values are sizes. */
const TELLING_VALUES: ReadonlyMap<string, RegExp> = new Map([
  ['q', /^(?:\d{1,3}(?:\.\d+)?|auto(?::\w+)?|best|good|eco|low|high|lossless|)$/i],
  ['w', /^(?:\d{1,5}(?:\.\d+)?(?:px|%25|%)?|auto|)$/i],
  ['h', /^(?:\d{1,5}(?:\.\d+)?(?:px|%25|%)?|auto|)$/i],
  [
    'format',
    /^(?:p?jpe?g|png|webp|avif|gif|heic|jxl|svg|bmp|tiff?|auto|origin(?:al)?|\d{2,4}w?|\d{2,4}x\d{2,4}|large|medium|small|thumb\w*|)$/i,
  ],
]);

/** Where a picture is cut, as a sum: `?h=2d235432&itok=9Z_1x`. */
const OF_DRUPAL = /(?:^|&)itok=/;

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
  let isSized: boolean;
  const unsigned = parts.path.includes('=/') ? parts.path.replace(SIGNATURE, '/-') : parts.path;
  let path = unsigned.replace(QUALITY, '/-/').replace(LARGEST, '/full');
  ({ path, isSized } = withoutSize(path));
  const named = namedSize(path);
  if (named) {
    isSized = true;
    path = named.path;
  }
  let namedPlace = named?.place ?? 0;
  const whole = `${parts.host.replace(NUMBERED_HOST, '$1')}${path.replace('//', '/').replace(PHOTO_FORMAT, '')}`;
  if (parts.query === '') return { key: whole, isSized, namedPlace };
  const kept: string[] = [];
  const isFile = PICTURE_FILE.test(path);
  // As written: an address is only compared with others of its page, and decoding it would take longer than all else.
  for (const parameter of parts.query.split('&')) {
    const written = parameter.split('=', 1)[0] ?? '';
    const name = written.toLowerCase();
    const isOther = TELLING_VALUES.get(name)?.test(parameter.slice(written.length + 1)) === false;
    if (isOther && !(name === 'h' && OF_DRUPAL.test(parts.query))) {
      kept.push(parameter);
      continue;
    }
    const place = placeInQuery(parameter);
    if (place > 0) namedPlace = place;
    const isSize =
      SIZE_PARAMETERS.has(name) || (name === 'thumbnail' && isFile) || SIZE_AS_TYPE.test(parameter);
    if (isSize || place > 0) isSized = true;
    else if (!PACKING_PARAMETERS.has(name) && !(isFile && SAYS_NO_PICTURE.test(parameter)))
      kept.push(parameter);
  }
  // Each size has a signature of its own.
  const rest = isSized && isFile ? kept.filter((parameter) => !SIGNED.test(parameter)) : kept;
  return { key: [whole, ...rest].join('&'), isSized, namedPlace };
}

/** Formats in which one photo is kept side by side; a PNG beside a JPEG is often a logo beside a photo. */
const PHOTO_FORMAT = /\.(?:jpe?g|webp|avif)$/i;

/** `?type=w966`, as Naver has it. */
const SIZE_AS_TYPE = /^type=[a-z]{1,2}\d{2,4}(?:_\w+)?$/;

/** `?1612`, `?v=3`, `?t=17188`: when a file was last changed; `&mode=crop`: how ImageResizer cuts it. */
const SAYS_NO_PICTURE =
  /^(?:\d+|mode=(?:crop|max|min|pad|boxpad|stretch|carve)|(?:v|ver|version|rnd|t|ts|time|timestamp|rev|cb|_|mtime|updated|modified|cache)=[\w.-]*)$/i;

const SIGNED = /^(?:k|sig|sign|signature|hash|token)=[\w%.-]{4,}$/i;
