import { readPicture } from './read-picture';
import { toPng } from './to-png';

/** The picture at an address as a PNG, asked for within the network policy. Rejects with a ResolveError. */
export async function readPng(url: string): Promise<Blob> {
  return toPng(await readPicture(url));
}
