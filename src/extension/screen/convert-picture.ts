import type { Pictures, PictureAddress } from '../../ui/picture-services';
import { convertFile } from '../pictures/convert-file';
import { isMovingPicture } from '../pictures/moving-picture';
import { readPicture } from '../pictures/read-picture';

/** A picture, or the one at an address, as a PNG. Rejects with a ResolveError. */
export async function asPng(picture: PictureAddress | Blob): Promise<Blob> {
  return convertFile(await fileAt(picture), 'png');
}

/** A picture, or the one at an address, as a file of another format. Rejects with a ResolveError. */
export const pictureInFormat: Pictures['inFormat'] = async (picture, format, convertible) => {
  const file = await fileAt(picture);
  const isMoving = await isMovingPicture(file);
  return { file: isMoving && convertible === 'still' ? file : await convertFile(file, format), isMoving };
};

async function fileAt(picture: PictureAddress | Blob): Promise<Blob> {
  return picture instanceof Blob ? picture : readPicture(picture);
}
