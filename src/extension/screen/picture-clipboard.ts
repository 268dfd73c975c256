import type { PictureAddress } from '../../ui/picture-services';

export interface PictureClipboardParts {
  /** A picture, or the one at an address, as a PNG; rejects with what kept it from coming. */
  png(picture: PictureAddress | Blob): Promise<Blob>;
  /** Hands a PNG that is still being made to the clipboard; absent in a browser that takes no pictures. */
  write?: (png: Promise<Blob>) => Promise<void>;
}

/** This browser's clipboard takes no pictures. */
class ClipboardFault extends Error {
  override readonly name = 'ClipboardFault' as const;
  readonly reason = 'clipboard' as const;
}

/**
 * Copies a picture, or the one at an address, as a PNG. The clipboard is asked at once, while the click still counts, and
 * gets the picture when it has come. Rejects with what kept the picture from coming, such as
 * `permission_required` with its origin.
 */
export function createPictureClipboard(
  parts: PictureClipboardParts,
): (picture: PictureAddress | Blob) => Promise<void> {
  return async (picture) => {
    if (!parts.write) throw new ClipboardFault();
    const isPng = picture instanceof Blob && picture.type === 'image/png';
    const png = isPng ? Promise.resolve(picture) : pngUnlessEnded(picture, parts);
    try {
      await parts.write(png);
    } catch (fault) {
      // The clipboard says only that it got nothing; why, the picture itself knows.
      await png;
      throw fault;
    }
  };
}

/** Drawing cannot be ended; what was drawn in vain is not copied. */
async function pngUnlessEnded(picture: PictureAddress | Blob, { png }: PictureClipboardParts): Promise<Blob> {
  const drawn = await png(picture);
  if (!(picture instanceof Blob)) picture.signal?.throwIfAborted();
  return drawn;
}
