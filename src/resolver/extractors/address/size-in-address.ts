import { declaredPixels } from '../declared-pixels';
import { rememberAnswers } from '../remember-answers';

/** The size that somebody claims for a picture. */
export interface ClaimedSize {
  /** Pixels; null where nothing is known. */
  width: number | null;
  height: number | null;
}

const UNKNOWN: ClaimedSize = { width: null, height: null };

/** What a spelled size needs at least: most addresses are looked at once and not five times. */
const MAY_SPELL_SIZE =
  /\dpx-|\dWx\d|\d-\d+\/|\d[x×][\d.N/]|\d_\d+_\d\/|\d\.\d+\.\d+\.|\dw_\d|\d,\d*\/\d|_v\d{3}\.|\d[wh]\.|\/\d+\/\d|:\d\d|[wdhil][=_:-]\d|[-_]w\d|width[-/]|\/(?:square|max)\d|\/[sw]\d|=s\d/i;

/** `/s1600/`, `/s72-c/`: the longer side, on the hosts of Blogger and its like. */
const BLOGGER_SIDE =
  /^https?:\/\/[^/]*(?:blogspot|googleusercontent|ggpht|bp\.blogger)\.[^/]*\/[^?#]*?\/s(\d{2,4})(?:-[a-z]{1,3})*\//;

/** `…/photo=s176-c`: the same at the end, on the hosts of Google and those that call it as they do. */
const SIDE_AT_END = /=s(\d{2,4})(?:-[a-z]{1,3})*$/;

/** Both sides, width first: `-600x400.jpg`, `/600x400/`, `/600/400/`. */
const BOTH_SIDES: readonly RegExp[] = [
  // `/medias/515Wx515H-banner-200x100.jpg`, as SAP Commerce has it
  /\/(\d{2,4})Wx(\d{2,4})H-/,
  /(?:^|[/_.,=-](?:[a-z]|max)?)([1-9]\d{1,3})[x×]([1-9]\d{1,3})(?=[/_.,;&?@-]|ex\/|c\.|$)/i,
  // Other numbers of folders are those of people and things, and so are several in a row, `/14/7/339/104/`, and `/038/112/`.
  /(?<!\/\d{3}|\/(?!(?:19|20)\d\d\/)\d{1,4}\/\d{1,2})\/([1-9]\d{2})\/([1-9]\d{2})\/(?=[^/]*$)/,
  /\/([4-9]\d)\/(\1)\/(?=[^/]*$)/,
  // `/image/5641-90-90/photo.jpg`
  /-(\d{2,3})-(\1)\/(?=[^/]*$)/,
  // `photo.jpg@100w_100h_1c.png`: of several the last counts.
  /@(\d{2,4})w_(\d{2,4})h(?!.*@)/,
  // `/w72-h72-p-k-nu/`, as Blogger has it
  /\/w(\d{2,4})-h(\d{2,4})(?:-[a-z]{1,3})*\//,
  // Bitrix
  /\/resize_cache\/.*\/(\d{2,4})_(\d{2,4})_\d\//,
  // BigCommerce
  /\.\d{10}\.(\d{2,4})\.(\d{2,4})\.\w{3,4}(?:\?|$)/,
  // https://iiif.io/api/image/3.0/#42-size
  /\/!(\d{2,4}),(\d{2,4})\/\d{1,3}\/[a-z]+\.\w+$/,
  /(?:fill|fit|size):(?:[a-z]+:)?(\d{2,4}):(\d{2,4})(?=[:/])/i,
];

/** `?w=600`, `/w_600,h_400/`, `rs=w:600`, `_600x.jpg`, `_v150.jpg`, `/843,/0/default.jpg`, `-600w.jpg`; no share of it, `w:75%`. */
const WIDTHS: readonly RegExp[] = [
  /(?:[?&,/;:=](?:w|width)[=_:-]|[-_]w)(\d{2,4})(?![\d%])/i,
  // Beside one of the others it is no width: `?wid=54&w=650`, as Detik has it.
  /[?&,/;:=]wid[=_:-](\d{2,4})(?![\d%])/i,
  /_(\d{2,4})x(?:N\.|\.\w{3,4}(?:\?|$))/,
  /\/(?:square|max)(\d{2,4})\//,
  // Medium
  /\/max\/(\d{2,4})\/\d\*/,
  // `/thumb/a/a4/Photo.jpg/440px-Photo.jpg`, as MediaWiki has it
  /\/(\d{2,4})px-[^/]+$/,
  /\/resizeb?\/(\d{2,4})x\//,
  /\/scale-to-width(?:-down)?\/(\d{2,4})$/,
  /_v([1-3][05]0)\.\w{3,4}$/,
  /\/(\d{2,4}),\/\d{1,3}\/[a-z]+\.\w+$/,
  /[a-z_-](\d{2,4})w\.\w{3,4}(?:\?|$)/,
  // `photo.webp?format=webp&thumbnail=96`; of a script it is the number of the picture.
  /\.(?:jpe?g|png|gif|webp|avif)\?(?:[^#]*&)?thumbnail=(\d{2,4})(?!\d)/i,
];

const HEIGHTS: readonly RegExp[] = [
  /(?:[?&,/;:=](?:h|height|hei)[=_:-](\d{2,4}))(?![\d%])/i,
  /[a-z_-](\d{2,4})h\.\w{3,4}(?:\?|$)/,
];

/** The size in pixels that an address spells. */
export const sizeInAddress = rememberAnswers(readSize);

function readSize(url: string): Readonly<ClaimedSize> {
  if (!MAY_SPELL_SIZE.test(url)) return UNKNOWN;
  const both = firstIn(url, BOTH_SIDES);
  if (both) return requested(url, { width: declaredPixels(both[1]), height: declaredPixels(both[2]) });
  const side = (BLOGGER_SIDE.exec(url) ?? SIDE_AT_END.exec(url))?.[1];
  if (side !== undefined) return { width: declaredPixels(side), height: declaredPixels(side) };
  const width = firstIn(url, WIDTHS)?.[1];
  const height = firstIn(url, HEIGHTS)?.[1];
  return width === undefined && height === undefined
    ? UNKNOWN
    : { width: declaredPixels(width), height: declaredPixels(height) };
}

/** A file's own size, or the smaller one in which the query asks for it. */
function requested(url: string, size: ClaimedSize): ClaimedSize {
  const asked = url.includes('?') ? declaredPixels(/[?&]w(?:idth)?=(\d{2,4})(?!\d)/.exec(url)?.[1]) : null;
  if (asked === null || size.width === null || size.height === null || asked >= size.width) return size;
  return { width: asked, height: Math.round((size.height * asked) / size.width) };
}

function firstIn(url: string, patterns: readonly RegExp[]): RegExpExecArray | null {
  for (const pattern of patterns) {
    const found = pattern.exec(url);
    if (found !== null) return found;
  }
  return null;
}
