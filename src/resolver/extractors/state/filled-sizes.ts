import { pixelsIn } from './largest-size';

/** What stands for a size in an address, as broadcasters have it: `/img/[RESOLUTION]/1709-river.jpg`. */
const STAND_IN_FOR_SIZE =
  /\[(?:RES(?:OLUTION)?|SIZE|DIM(?:ENSIONS?)?)\](?=[^"'\s]{0,200}\.(?:jpe?g|png|webp|avif))/g;

/** A size as files are made in it: `2048x1152`. */
const SIZE = /["'](\d{3,4}x\d{3,4})\\?["']/g;

/** Data in which every address has the largest size that the data list; as it is where they list none. */
export function withSizesFilled(text: string): string {
  if (!text.includes('[RES') && !text.includes('[SIZE') && !text.includes('[DIM')) return text;
  const sizes = [...text.matchAll(SIZE)].map(([, size = '']) => size).filter(isOfPhoto);
  const [largest] = sizes.toSorted((left, right) => pixelsIn(right)[0] - pixelsIn(left)[0]);
  return largest === undefined ? text : text.replace(STAND_IN_FOR_SIZE, largest);
}

/** Pixels: advertisements and thumbnails are narrower. */
const LEAST_WIDTH = 480;

/** Wide, and at most twice as wide or as high as the other side: banners are no pictures of the page. */
function isOfPhoto(size: string): boolean {
  const [width, height] = pixelsIn(size);
  return width >= LEAST_WIDTH && width <= 2 * height && height <= 2 * width;
}
