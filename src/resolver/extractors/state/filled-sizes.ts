/** What stands for a size in an address, as broadcasters have it: `/img/[RESOLUTION]/1709-river.jpg`. */
const STAND_IN_FOR_SIZE =
  /\[(?:RES(?:OLUTION)?|SIZE|DIM(?:ENSIONS?)?)\](?=[^"'\s]{0,200}\.(?:jpe?g|png|webp|avif))/g;

/** A size as files are made in it: `2048x1152`. */
const SIZE = /["'](\d{3,4}x\d{3,4})\\?["']/g;

/** Data in which every address has the largest size that the data list; as it is where they list none. */
export function withSizesFilled(text: string): string {
  if (!text.includes('[RES') && !text.includes('[SIZE') && !text.includes('[DIM')) return text;
  const sizes = [...text.matchAll(SIZE)].map(([, size = '']) => size);
  const [largest] = sizes.toSorted((left, right) => Number.parseInt(right, 10) - Number.parseInt(left, 10));
  return largest === undefined ? text : text.replace(STAND_IN_FOR_SIZE, largest);
}
