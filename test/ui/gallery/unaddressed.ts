import type { UnaddressedPicture } from '../../../src/ui/picture-services';

/** As an SVG, so that it has no files of its own: the colors of a map. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#d8ead3"/><path d="M0 700C400 500 700 800 1000 520S1400 300 1600 360" fill="none" stroke="#4dabf7" stroke-width="60"/></svg>`;

const file = (type: string) => ({
  blob: new Blob([DRAWING], { type }),
  dataUrl: `data:image/svg+xml,${encodeURIComponent(DRAWING)}`,
});

/** One of each kind, and one that cannot be read. */
export const UNADDRESSED: readonly UnaddressedPicture[] = [
  { made: 'canvas', width: 1600, height: 900, format: 'png', file: file('image/png') },
  { made: 'script', width: 640, height: 480, format: 'webp', file: file('image/webp') },
  { made: 'data', width: 800, height: 450, format: 'jpg', file: file('image/jpeg') },
  { made: 'canvas', width: 1200, height: 700, format: 'unknown', file: null },
];
