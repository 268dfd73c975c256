import type { Convertible, DrawnFormat, PictureInFormat } from '../../ui/picture-services';
import { drawArea, fileOf, wholeArea, withBitmap } from './draw-picture';
import { isMovingPicture } from './moving-picture';

/** Of a photo nobody sees the difference, in a fraction of the bytes of the best. */
const JPEG_QUALITY = 0.92;

/** A picture's file in another format and of the same size, an SVG in a larger one. Rejects with a ResolveError. */
export async function convertFile(file: Blob, format: DrawnFormat): Promise<Blob> {
  return withBitmap(file, (bitmap) => {
    const { canvas, drawing } = drawArea(bitmap, wholeArea(bitmap));
    if (format === 'png') return fileOf(canvas);
    paintPaper(drawing);
    return fileOf(canvas, 'image/jpeg', JPEG_QUALITY);
  });
}

/** The same, but for one that moves where only still ones are wanted: that is left as it is. */
export async function fileInFormat(
  file: Blob,
  format: DrawnFormat,
  convertible: Convertible,
): Promise<PictureInFormat> {
  const isMoving = await isMovingPicture(file);
  return { file: isMoving && convertible === 'still' ? file : await convertFile(file, format), isMoving };
}

/** JPEG has no transparency, which would become black: white, as the paper that a picture is printed on. */
function paintPaper(drawing: OffscreenCanvasRenderingContext2D): void {
  const { width, height } = drawing.canvas;
  drawing.globalCompositeOperation = 'destination-over';
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, width, height);
}
