import { type ClaimedSize, sizeInAddress } from '../address/size-in-address';

/** The folder of Korean shops for their smallest files. In a page's body it may be that of a blurred stand-in. */
const TINY = '/tiny/';
const SIZE_OF_TINY: ClaimedSize = { width: 100, height: 100 };

/** `/icons/64/player.png`, `/sq75.jpg`: a folder of icons of one size, and a square that is called by it. */
const ICONS_OF_SIZE = /\/icons?\/(\d{2,3})\/[^/]+$|\/(?:sq|square|thumb|tn)(\d{2,3})\.\w+$/;

/** As posters are printed, in inches and in centimeters. */
const POSTER = /[-_](?:11x17|18x24|24x36|27x4[01]|30x40|40x60|50x70|59x84|61x91|70x100)(?=[-_.])/;
const UNKNOWN: ClaimedSize = { width: null, height: null };

/** The size in pixels that the address of a declared picture spells. */
export function spelledSize(url: string): ClaimedSize {
  if (url.includes(TINY)) return SIZE_OF_TINY;
  const [, ofFolder, ofFile] = ICONS_OF_SIZE.exec(url) ?? [];
  const side = ofFolder ?? ofFile;
  if (side === undefined && POSTER.test(url)) return UNKNOWN;
  return side === undefined ? sizeInAddress(url) : { width: Number(side), height: Number(side) };
}
