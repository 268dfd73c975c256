import { decoded } from '../../decoded';
import type { AddressParts } from './address-parts';

/** `/_next/image?url=%2Fphotos%2Fbridge.jpg&w=640`: what a resizer is asked for. */
const RESIZED =
  /(?:^|&)(?:url|src|image|img)=((?:https?(?::|%3a))?(?:\/|%2f)[^&]*\.(?:jpe?g|png|webp|avif|gif|svg))(?=&|$|%3f|%26|\?)/i;
const ORIGIN = /^https?:\/\/[^/]*/i;

/** An address as a proxy writes it for pages of source code: the codes of its characters, from `http` on. */
const IN_HEX = /(?<=\/)68747470(?:[\da-f]{2})+$/;

/** `fetch.php?media=wiki:logo.png`, as DokuWiki has it. */
const WIKI_MEDIA = /(?:^|&)media=((?:[\w.-]+:)+[\w.-]+\.\w{3,4})(?=&|$)/;

/** How it is resized stands behind the name: `/werkuur-social.png/m/1200x630`. */
const IN_STORYBLOK = /(\.\w{3,4})\/m(?:\/[^?]*)?$/;

/** The path by which a picture is called: of the file itself where a proxy's or resizer's address holds its address. */
export function namedPath({ path, query }: AddressParts): string {
  const hex = IN_HEX.exec(path)?.[0];
  // With the host, which tells a server of badges.
  if (hex !== undefined) return decoded(hex.replace(/../g, '%$&')).replace(/^https?:\/*/, '/');
  const page = query === '' ? undefined : WIKI_MEDIA.exec(query)?.[1];
  if (page !== undefined) return `/${page.replaceAll(':', '/')}`;
  const inner = query === '' ? undefined : RESIZED.exec(query)?.[1];
  return inner === undefined ? path.replace(IN_STORYBLOK, '$1') : decoded(inner).replace(ORIGIN, '');
}
