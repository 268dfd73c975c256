import { lastPart } from '../address/path-parts';

/** The name of the file at an address as a page writes it, whatever its query; empty where the address ends in a folder. */
export function fileName(address: string): string {
  const end = address.search(/[?#]/);
  const path = end < 0 ? address : address.slice(0, end);
  return nameInPath(path);
}

/** A file that is asked for in another size, or in a version: `/photo.jpg/revision/latest`. */
const WITH_REQUEST = /\/([^/]+\.(?:jpe?g|png|gif|webp|avif))\/[^.]*$/i;

/** The name of the file at a path, also where more is asked of it behind its name. */
export function nameInPath(path: string): string {
  const last = lastPart(path);
  return last.includes('.') ? last : (WITH_REQUEST.exec(path)?.[1] ?? last);
}
