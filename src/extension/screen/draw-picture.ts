import { ResolveError } from '../../resolver/errors';
import { LIMITS } from '../../resolver/limits';
import type { Area } from '../pictures/picture-in-bars';
import { tooLarge } from './fetch-picture';

/** Hands the decoded picture to `use` and frees it. Rejects with a ResolveError where it is no picture. */
export async function withBitmap<T>(picture: Blob, use: (bitmap: ImageBitmap) => Promise<T>): Promise<T> {
  const bitmap = await createImageBitmap(picture).catch((fault: unknown) => {
    throw new ResolveError('unsupported_content_type', 'What the host sent is no picture that can be read.', {
      cause: fault,
    });
  });
  try {
    return await use(bitmap);
  } finally {
    bitmap.close();
  }
}

/** All of a picture. */
export function wholeArea({ width, height }: ImageBitmap): Area {
  return { left: 0, top: 0, width, height };
}

/** A part of a picture, drawn at its own size or at another. Throws where that is larger than is drawn. */
export function drawArea(
  bitmap: ImageBitmap,
  area: Area,
  { width, height }: Pick<Area, 'width' | 'height'> = area,
): { canvas: HTMLCanvasElement; drawing: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const isSmallEnough = width * height <= LIMITS.imageMaxPixels;
  const drawing = isSmallEnough ? canvas.getContext('2d') : null;
  if (!drawing) throw tooLarge();
  drawing.drawImage(bitmap, area.left, area.top, area.width, area.height, 0, 0, width, height);
  return { canvas, drawing };
}

/** What was drawn, as a PNG, which keeps every pixel, or as another type, in a quality from 0 to 1. */
export async function fileOf(canvas: HTMLCanvasElement, type = 'image/png', quality?: number): Promise<Blob> {
  const file = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, type, quality));
  if (!file) throw tooLarge();
  return file;
}
