import type { PictureAddress } from '../../ui/picture-services';
import { readPicture } from './read-picture';
import { toPng } from './to-png';

/** A picture, or the one at an address, as a PNG. Rejects with a ResolveError. */
export async function readPng(picture: PictureAddress | Blob): Promise<Blob> {
  return toPng(picture instanceof Blob ? picture : await readPicture(picture));
}
