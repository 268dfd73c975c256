import type { CutPicture, PictureAddress } from '../../ui/picture-services';
import { pictureInBars } from '../pictures/picture-in-bars';
import { drawArea, fileOf, wholeArea, withBitmap } from './draw-picture';
import { readPicture } from './read-picture';

/**
 * The picture at an address without its black bars; null where it has none. It is a PNG, so that what the host
 * compressed once is not compressed again. Rejects with a ResolveError.
 */
export async function cutBars(picture: PictureAddress): Promise<CutPicture | null> {
  return withBitmap(await readPicture(picture), async (bitmap) => {
    const { width, height } = bitmap;
    const { drawing } = drawArea(bitmap, wholeArea(bitmap));
    const area = pictureInBars(drawing.getImageData(0, 0, width, height));
    if (!area) return null;
    const { canvas } = drawArea(bitmap, area);
    const file = await fileOf(canvas);
    return { file, dataUrl: canvas.toDataURL('image/png'), width: area.width, height: area.height };
  });
}
