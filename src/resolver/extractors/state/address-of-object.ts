import { lastPart } from '../address/path-parts';
import { withoutEndSlashes } from '../../url/without-end-slashes';
import { LINKS } from './names-of-members';

/** Members that name the page about an object. */
export const ADDRESSES = [
  'slug',
  'handle',
  ...LINKS,
  'linkText',
  'urlPath',
  'url_path',
  'detailUrl',
  'share_url',
  'shareUrl',
  // Of what Angular's server has asked for.
  'u',
] as const;
/** What shops put behind the name of a thing: `/hammer-drill-650w/p`. */
export const VIEW = /\/(?:p|dp|pd|amp|index|details?|overview|view)(?:\.\w{2,5})?$/;

/** Characters. */
const MAX_ADDRESS = 500;
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg|mp4|m3u8)(?:[?#]|$)/i;

/** The first address that an object has; empty for none. */
export function addressIn(node: Readonly<Record<string, unknown>>): string {
  for (const name of ADDRESSES) {
    const written = node[name];
    // Sanity has an object for it.
    const value = isSlug(written) ? written.current : written;
    if (isAddress(value)) return value;
  }
  return '';
}

function isSlug(value: unknown): value is { current: unknown } {
  return typeof value === 'object' && value !== null && 'current' in value;
}

function isAddress(value: unknown): value is string {
  const isText = typeof value === 'string' && value !== '' && value.length <= MAX_ADDRESS;
  return isText && !PICTURE.test(value) && !value.includes('{');
}

/** Whether an address is that of a file or a service elsewhere, which tells nothing of whose its object is. */
export function isOnOtherHost(address: string, hostname: string): boolean {
  const [, host] = /^(?:https?:)?\/\/([^/?#:]+)/i.exec(address) ?? [];
  const plain = (name: string) => name.toLowerCase().replace(/^(?:www|m|amp)\./, '');
  return host !== undefined && plain(host) !== plain(hostname);
}

/** The last part of an address, lower case and without its ending. */
export function slugOf(address: string): string {
  const path = withoutEndSlashes(address.toLowerCase().replace(/[?#].*$/, '')).replace(VIEW, '');
  return lastPart(path).replace(/\.\w{2,5}$/, '');
}

/** A file that WordPress keeps: it has a name and an address of its own, and is of what it stands in. */
export function isAttachment({ type, media_type: media }: Readonly<Record<string, unknown>>): boolean {
  return type === 'attachment' || media === 'image';
}
