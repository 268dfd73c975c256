import { drawArea, pngOf, withBitmap } from './draw-picture';

/** The picture as a PNG of the same size, drawn by the browser. Rejects where it cannot read or draw it. */
export function toPng(picture: Blob): Promise<Blob> {
  return withBitmap(picture, (bitmap) => {
    const { width, height } = bitmap;
    return pngOf(drawArea(bitmap, { left: 0, top: 0, width, height }).canvas);
  });
}
