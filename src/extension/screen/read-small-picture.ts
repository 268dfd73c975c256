import type { PictureAddress } from '../../ui/picture-services';
import { dataUrlOf } from '../pictures/data-url-of';
import { drawArea, fileOf, wholeArea, withBitmap } from '../pictures/draw-picture';
import { readPicture } from '../pictures/read-picture';

/** Pixels: three in a row fill a sheet of paper. */
const WIDEST = 800;
const QUALITY = 0.85;

/** A picture no wider than a list of them needs, as a `data:` address. Rejects with a ResolveError where it may not be read. */
export async function readSmallPicture(picture: PictureAddress): Promise<string> {
  return withBitmap(await readPicture(picture), async (bitmap) => {
    const { width, height } = bitmap;
    const scale = Math.min(1, WIDEST / width);
    const scaled = (side: number) => Math.max(1, Math.round(side * scale));
    const { canvas } = drawArea(bitmap, wholeArea(bitmap), { width: scaled(width), height: scaled(height) });
    return dataUrlOf(await fileOf(canvas, 'image/webp', QUALITY));
  });
}
