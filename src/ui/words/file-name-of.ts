import { decoded } from '../../contract/decoded';
import { displayText } from '../display-text';

/** Characters of a name that are shown; what is cut stands in its middle, since endings tell pictures apart. */
const LONGEST = 48;

/** What a file is called, by the end of its address; the host where the address has no path. */
export function fileNameOf(address: string): string {
  const { pathname, host } = new URL(address);
  const last = pathname.split('/').findLast((part) => part !== '') ?? host;
  const name = displayText(decoded(last));
  if (name.length <= LONGEST) return name;
  const half = (LONGEST - 1) / 2;
  return `${name.slice(0, Math.ceil(half))}…${name.slice(-Math.floor(half))}`;
}
