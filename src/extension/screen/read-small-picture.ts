import type { PictureAddress } from '../../ui/picture-services';
import { drawArea, wholeArea, withBitmap } from './draw-picture';
import { readPicture } from './read-picture';

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
    return canvas.toDataURL('image/webp', QUALITY);
  });
}
