import { type ClaimedSize, sizeInAddress } from '../body/claimed-size';

/** The folder of Korean shops for their smallest files. In a page's body it may be that of a blurred stand-in. */
const TINY = '/tiny/';
const SIZE_OF_TINY: ClaimedSize = { width: 100, height: 100 };

/** The size in pixels that the address of a declared picture spells. */
export function spelledSize(url: string): ClaimedSize {
  return url.includes(TINY) ? SIZE_OF_TINY : sizeInAddress(url);
}
