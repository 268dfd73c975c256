import { fileName } from './file-name';

/** What names a file's size before its name or behind it: `tn_07.jpg`, `.07_m.jpg`, `07-thumbnail.jpg`, `07L.jpg`. */
const SIZE_NAME =
  /^(?:\.|(?:thumb|mini|small|large|big|t[hn]|sm?|m|l)[-_])(?=.)|(?:[-_.]?(?:thumb(?:nail)?|small|mini|mid|medium|preview|resized|reduced|scaled|lowres|big|large|lrg|full|orig(?:inal)?)|(?:[-_.]|(?<=\w{3}))(?:[a-z]|t[nh]|sm|xl))\d?$/g;

/** `photo.thumb.jpg.9f2c….jpg` for `photo.jpg.7be1….jpg`, as Invision has it. */
const WITH_SUM = /(?:\.thumb)?\.\w{3,4}\.[\da-f]{8,40}$/;

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)$/i;

/** A page about a file, called as the file is. */
const FILE_PAGE = /\/(?:blob|tree|wiki)\/|\/src\/(?:branch|commit|tag)\/|%3a/i;

/** A script is asked for a small file: `t=1`, `thumbnail=330`, `type=thumb`. A longer `s` is that of a session. */
const SMALL =
  /[?&](?:th?|tn|small|mini|size|width|height|w|h|thumb\w*)=|=(?:thumb\w*|small|mini|s|m)(?:&|$)|[?&]s=\d{1,4}(?:&|$)/i;

/** An id is no shorter. */
const NUMBER = /(?<=[=/])\d{2,}(?=&|$)/g;

/**
 * Whether the file behind a picture's link is the same picture in full: it is called as the file that is shown but for
 * what names a size, or the script that makes both is asked for the same number and not for a small one.
 */
export function opensLarger(shown: string, linkHref: string): boolean {
  if (isSameUpload(shown, linkHref)) return true;
  const [small, large] = [fileName(shown), fileName(linkHref)];
  if (small === '' || large === '') return false;
  if (!PICTURE.test(small)) return small === large && asksForWhole(shown, linkHref);
  if (!PICTURE.test(large) || FILE_PAGE.test(linkHref)) return false;
  const names = stemsOf(small);
  return stemsOf(large).some((stem) => names.includes(stem));
}

/** `6a00fa88f2c10b190177ee-pi` for `6a00fa88f2c10b190177ee-500wi`, as TypePad has it. */
export const UPLOAD = /\/([\da-z]{16,64})-(?:\d{2,4}[a-z]{1,3}|[a-z]{2,5})$/;

/** Whether two addresses without an ending are of one upload in two sizes. */
export function isSameUpload(shown: string, linkHref: string): boolean {
  const upload = UPLOAD.exec(linkHref)?.[1];
  return upload !== undefined && upload === UPLOAD.exec(shown)?.[1];
}

function asksForWhole(shown: string, linkHref: string): boolean {
  // `attach=2217` around `attach=2218`, each a file of its own.
  if (shown !== linkHref && withoutNumbers(shown) === withoutNumbers(linkHref)) return shown.includes('?');
  if (!SMALL.test(shown) || SMALL.test(linkHref)) return false;
  const numbers = new Set<string>(shown.match(NUMBER));
  return linkHref.match(NUMBER)?.some((number) => numbers.has(number)) ?? false;
}

function withoutNumbers(address: string): string {
  return address.replace(/\d+/g, '0');
}

/** A file's name without its ending, and without what names a size in it. */
function stemsOf(file: string): string[] {
  const name = file
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(WITH_SUM, '');
  return [name, name.replace(SIZE_NAME, '')];
}
