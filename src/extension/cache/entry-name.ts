import type { CacheKey } from '../../resolver/ports';

const PREFIX = 'cover:';
/** Half of a SHA-256: enough to tell entries apart; the entry holds its URL for certainty. */
const HASH_BYTES = 16;

/** The storage key of an entry. A hash, so that the list of keys tells no history. */
export async function entryName({ partition, canonicalUrl }: CacheKey): Promise<string> {
  const bytes = new TextEncoder().encode(`${partition} ${canonicalUrl}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, HASH_BYTES);
  return PREFIX + [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function isEntryName(name: string): boolean {
  return name.startsWith(PREFIX);
}
