import { ResolveError } from '../../resolver/errors';
import { LIMITS } from '../../resolver/limits';
import type { Area } from './picture-in-bars';
import { tooLarge } from './fetch-picture';

interface Drawn {
  canvas: OffscreenCanvas;
  drawing: OffscreenCanvasRenderingContext2D;
}

/** Hands the decoded picture to `use` and frees it. Rejects with a ResolveError where it is no picture. */
export async function withBitmap<T>(picture: Blob, use: (bitmap: ImageBitmap) => Promise<T>): Promise<T> {
  const bitmap = await bitmapOf(picture).catch((fault: unknown) => {
    if (fault instanceof ResolveError) throw fault;
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

/** Browsers make a bitmap of an SVG only where an element shows it. */
function bitmapOf(picture: Blob): Promise<ImageBitmap> {
  return picture.type.startsWith('image/svg') ? bitmapOfSvg(picture) : createImageBitmap(picture);
}

/** Pixels: a drawing is as sharp in any size, and is mostly written for a small one. */
const LEAST_SIDE_OF_SVG = 1_200;

/** Of one that says how large it is. Nothing in it runs, and nothing is loaded by it: it is shown as a picture. */
async function bitmapOfSvg(picture: Blob): Promise<ImageBitmap> {
  const address = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    // Firefox gives one without sizes of its own none.
    if (width === 0 || height === 0) throw new Error('The drawing has no size.');
    const scale = Math.max(1, LEAST_SIDE_OF_SVG / Math.max(width, height));
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const { canvas, drawing } = canvasOf(size);
    drawing.drawImage(image, 0, 0, size.width, size.height);
    return await createImageBitmap(canvas);
  } finally {
    URL.revokeObjectURL(address);
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
): Drawn {
  const { canvas, drawing } = canvasOf({ width, height });
  drawing.drawImage(bitmap, area.left, area.top, area.width, area.height, 0, 0, width, height);
  return { canvas, drawing };
}

/** Throws where it is larger than is drawn. */
function canvasOf({ width, height }: Pick<Area, 'width' | 'height'>): Drawn {
  if (width * height > LIMITS.imageMaxPixels) throw tooLarge();
  const canvas = new OffscreenCanvas(width, height);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw tooLarge();
  return { canvas, drawing };
}

/** What was drawn, as a PNG, which keeps every pixel, or as another type, in a quality from 0 to 1. */
export async function fileOf(canvas: OffscreenCanvas, type = 'image/png', quality?: number): Promise<Blob> {
  return canvas.convertToBlob({ type, ...(quality !== undefined && { quality }) }).catch((fault: unknown) => {
    throw tooLarge(fault);
  });
}
