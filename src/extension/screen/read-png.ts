import type { PictureAddress } from '../../ui/picture-services';
import { readPicture } from './read-picture';
import { toPng } from './to-png';

/** The picture at an address as a PNG. Rejects with a ResolveError. */
export async function readPng(picture: PictureAddress): Promise<Blob> {
  return toPng(await readPicture(picture));
}
