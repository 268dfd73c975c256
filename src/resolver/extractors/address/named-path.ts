import { decoded } from '../../decoded';
import type { AddressParts } from './address-parts';

/** `/_next/image?url=%2Fphotos%2Fbridge.jpg&w=640`: what a resizer is asked for. */
const RESIZED =
  /(?:^|&)(?:url|src|image|img)=((?:https?(?::|%3a))?(?:\/|%2f)[^&]*\.(?:jpe?g|png|webp|avif|gif|svg))(?=&|$|%3f|%26|\?)/i;
const ORIGIN = /^https?:\/\/[^/]*/i;

/** The path by which a picture is called: of the file itself where a resizer's address holds its address. */
export function namedPath({ path, query }: AddressParts): string {
  const inner = query === '' ? undefined : RESIZED.exec(query)?.[1];
  return inner === undefined ? path : decoded(inner).replace(ORIGIN, '');
}
