import { ResolveError } from '../../resolver/errors';
import { LIMITS } from '../../resolver/limits';

/** The picture as a PNG of the same size, drawn by the browser. Rejects where it cannot read or draw it. */
export async function toPng(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture).catch((fault: unknown) => {
    throw new ResolveError('unsupported_content_type', 'What the host sent is no picture that can be read.', {
      cause: fault,
    });
  });
  try {
    const { width, height } = bitmap;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const drawing = width * height > LIMITS.imageMaxPixels ? null : canvas.getContext('2d');
    drawing?.drawImage(bitmap, 0, 0);
    const png = drawing && (await new Promise<Blob | null>((settle) => canvas.toBlob(settle, 'image/png')));
    if (!png) throw new ResolveError('too_large', 'The picture is too large to copy.');
    return png;
  } finally {
    bitmap.close();
  }
}
