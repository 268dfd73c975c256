import type { CutPicture, PictureAddress } from '../../ui/picture-services';
import { dataUrlOf } from '../pictures/data-url-of';
import { pictureInBars } from '../pictures/picture-in-bars';
import { drawArea, fileOf, wholeArea, withBitmap } from '../pictures/draw-picture';
import { readPicture } from '../pictures/read-picture';

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
    return { file, dataUrl: await dataUrlOf(file), width: area.width, height: area.height };
  });
}
