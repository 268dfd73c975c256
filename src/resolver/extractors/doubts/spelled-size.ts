import { type ClaimedSize, sizeInAddress } from '../body/claimed-size';

/** The folder of Korean shops for their smallest files. In a page's body it may be that of a blurred stand-in. */
const TINY = '/tiny/';
const SIZE_OF_TINY: ClaimedSize = { width: 100, height: 100 };

/** `/icons/64/player.png`: a folder of icons of one size. */
const ICONS_OF_SIZE = /\/icons?\/(\d{2,3})\/[^/]+$/;

/** The size in pixels that the address of a declared picture spells. */
export function spelledSize(url: string): ClaimedSize {
  if (url.includes(TINY)) return SIZE_OF_TINY;
  const side = ICONS_OF_SIZE.exec(url)?.[1];
  return side === undefined ? sizeInAddress(url) : { width: Number(side), height: Number(side) };
}
