import { fileName } from '../body/file-name';

/** The name of the file at a path, without its ending. */
export function stemOf(path: string): string {
  return fileName(path).replace(/\.\w{3,4}$/, '');
}
