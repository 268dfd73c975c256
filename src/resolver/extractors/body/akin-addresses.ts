import type { SnapshotImage } from '../../page-snapshot';
import { withItsFolder } from '../address/path-parts';
import { largerFirst } from './larger-first';
import { largestOfSrcset } from './largest-of-srcset';
import { isPlaceholderAddress } from './placeholder-address';
import { OWN_ATTRIBUTES, type Ranked } from './written-addresses';

/** Names of what is no file of the picture, or a smaller one. */
const OTHERS =
  /href|link|share|page|target|api|json|action|ajax|endpoint|video|audio|track|user|author|avatar|logo|placeholder|blur|lqip|thumb|small|mini|low|icon|next|prev|route|caption/i;

const ADDRESS = /^(?:https?:\/\/|\/)[^\s{}"'<>|]+$/i;
const NO_PICTURE = /\.(?:html?|php|aspx?|m?js|css|json|xml|pdf|mp4|m3u8|webm|mp3|vtt)(?:[?#]|$)/i;

/** A part by which files are told apart: no size, no year and no word. */
const ID = /^(?=.*\d)[\w.~-]{5,}$/;
const SIZE = /^(?:[a-z]{0,3}[-_]?\d{2,4}|\d{2,4}x\d{2,4})(?:\.\w{3,4})?$/i;

/** Pixels, as a part of an address spells them. */
const PIXELS = /(?<!\d)(\d{3,4})(?!\d)/g;

function idsOf(address: string): string[] {
  return withoutHost(address)
    .split(/[/?&=,;]/)
    .filter((part) => ID.test(part) && !SIZE.test(part));
}

function withoutHost(address: string): string {
  return address.replace(/^(?:https?:)?\/\/[^/?#]+/i, '');
}

/** What an element holds under names that nobody knows: addresses that have an id in them. */
export function unknownAddresses({ attributes, kind }: SnapshotImage): Ranked[] {
  if (kind === 'background') return [];
  // Most attributes hold none, which is seen without asking what they are called.
  const names = Object.keys(attributes).filter(
    (name) => attributes[name]?.includes('/') && !OWN_ATTRIBUTES.has(name) && !OTHERS.test(name),
  );
  const found: Ranked[] = [];
  for (const name of largerFirst(names)) {
    const value = attributes[name] ?? '';
    const url = ADDRESS.test(value) ? value : (largestOfSrcset(value)?.url ?? '');
    if (ADDRESS.test(url) && !NO_PICTURE.test(url) && idsOf(url).length > 0)
      found.push({ url, width: null, rank: pixelsIn(url) });
  }
  return found;
}

/** What the end of an address spells, to put one before another; 1 where it spells none. */
function pixelsIn(url: string): number {
  const end = withItsFolder(withoutHost(url));
  const spelled = [...end.matchAll(PIXELS)].map(([, digits]) => Number(digits));
  return Math.max(1, ...spelled.filter((pixels) => pixels <= LARGEST));
}

/** Pixels: a larger number is an id. */
const LARGEST = 6_000;

/**
 * Files of a picture that its element names in attributes of a site's own making: those that share an id with the file that is
 * shown, or all where that one only stands in for them.
 */
export function akinAddresses(image: SnapshotImage, isStandIn: boolean): Ranked[] {
  const unknown = unknownAddresses(image);
  const { src = '' } = image.attributes;
  if (unknown.length === 0) return unknown;
  if (isStandIn || src === '' || /^data:/i.test(src) || isPlaceholderAddress(src)) return unknown;
  const ids = new Set(idsOf(src));
  return unknown.filter(({ url }) => url !== src && idsOf(url).some((id) => ids.has(id)));
}
