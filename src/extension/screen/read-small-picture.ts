import type { PictureAddress } from '../../ui/picture-services';
import { withBitmap } from './draw-picture';
import { readPicture } from './read-picture';

/** Pixels: three in a row fill a sheet of paper. */
const WIDEST = 800;
const QUALITY = 0.85;

/** A picture no wider than a list of them needs, as a `data:` address. Rejects with a ResolveError where it may not be read. */
export async function readSmallPicture(picture: PictureAddress): Promise<string> {
  return withBitmap(await readPicture(picture), async (bitmap) => {
    const scale = Math.min(1, WIDEST / bitmap.width);
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
    return canvas.toDataURL('image/webp', QUALITY);
  });
}
