import { decoded } from '../../decoded';

/** A path in lower case, with readable letters where it has them percent-encoded, as far as they are UTF-8. */
export function decodedPath(path: string): string {
  const raw = path.toLowerCase();
  return raw.includes('%') ? decoded(raw) : raw;
}
