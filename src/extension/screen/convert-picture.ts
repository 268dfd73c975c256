import type { DrawnFormat, PictureAddress } from '../../ui/picture-services';
import { convertFile } from '../pictures/convert-file';
import { readPicture } from '../pictures/read-picture';

/** A picture, or the one at an address, as a file of another format. Rejects with a ResolveError. */
export async function convertPicture(picture: PictureAddress | Blob, format: DrawnFormat): Promise<Blob> {
  return convertFile(picture instanceof Blob ? picture : await readPicture(picture), format);
}
