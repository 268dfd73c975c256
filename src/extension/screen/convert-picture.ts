import type { Pictures, PictureAddress } from '../../ui/picture-services';
import { convertFile, fileInFormat } from '../pictures/convert-file';
import { readPicture } from '../pictures/read-picture';

/** A picture, or the one at an address, as a PNG. Rejects with a ResolveError. */
export async function asPng(picture: PictureAddress | Blob): Promise<Blob> {
  return convertFile(await fileAt(picture), 'png');
}

/** A picture, or the one at an address, as a file of another format. Rejects with a ResolveError. */
export const pictureInFormat: Pictures['inFormat'] = async (picture, format, convertible) =>
  fileInFormat(await fileAt(picture), format, convertible);

async function fileAt(picture: PictureAddress | Blob): Promise<Blob> {
  return picture instanceof Blob ? picture : readPicture(picture);
}
