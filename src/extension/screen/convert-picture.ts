import type { DrawnFormat, PictureAddress } from '../../ui/picture-services';
import { drawArea, fileOf, wholeArea, withBitmap } from './draw-picture';
import { readPicture } from './read-picture';

/** Of a photo nobody sees the difference, in a fraction of the bytes of the best. */
const JPEG_QUALITY = 0.92;

/** A picture, or the one at an address, as a file of another format and of the same size, an SVG in a larger one. Rejects with a ResolveError. */
export async function convertPicture(picture: PictureAddress | Blob, format: DrawnFormat): Promise<Blob> {
  const file = picture instanceof Blob ? picture : await readPicture(picture);
  return withBitmap(file, (bitmap) => {
    const { canvas, drawing } = drawArea(bitmap, wholeArea(bitmap));
    if (format === 'png') return fileOf(canvas);
    paintPaper(drawing);
    return fileOf(canvas, 'image/jpeg', JPEG_QUALITY);
  });
}

/** JPEG has no transparency, which would become black: white, as the paper that a picture is printed on. */
function paintPaper(drawing: CanvasRenderingContext2D): void {
  const { width, height } = drawing.canvas;
  drawing.globalCompositeOperation = 'destination-over';
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, width, height);
}
