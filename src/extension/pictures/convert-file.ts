import type { DrawnFormat } from '../../ui/picture-services';
import { drawArea, fileOf, wholeArea, withBitmap } from './draw-picture';

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

/** JPEG has no transparency, which would become black: white, as the paper that a picture is printed on. */
function paintPaper(drawing: OffscreenCanvasRenderingContext2D): void {
  const { width, height } = drawing.canvas;
  drawing.globalCompositeOperation = 'destination-over';
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, width, height);
}
