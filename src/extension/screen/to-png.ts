import { drawArea, fileOf, wholeArea, withBitmap } from './draw-picture';

/** The picture as a PNG of the same size, an SVG in a larger one, drawn by the browser. Rejects where it cannot read or draw it. */
export function toPng(picture: Blob): Promise<Blob> {
  return withBitmap(picture, (bitmap) => fileOf(drawArea(bitmap, wholeArea(bitmap)).canvas));
}
