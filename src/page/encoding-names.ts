/**
 * What html-encoding-sniffer needs of the Encoding Standard, by the browser's own decoder. The build puts this
 * in place of `@exodus/bytes/encoding-lite.js`, whose tables of 9 kB gzip every browser already has.
 */

/** The name of an encoding by one of its labels, in the standard's letters; null for what is no label. */
export function labelToName(label: string | null): string | null {
  if (label === null) return null;
  try {
    const { encoding } = new TextDecoder(label);
    // The decoder answers in lower case; the names that are compared are these.
    return encoding.startsWith('utf-') ? encoding.toUpperCase() : encoding;
  } catch (fault) {
    if (fault instanceof RangeError) return null;
    throw fault;
  }
}

const BYTE_ORDER_MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/** The encoding that a byte order mark at the start names (Encoding Standard, "BOM sniff"); null without one. */
export function getBOMEncoding(bytes: Uint8Array): string | null {
  const found = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  return found?.[0] ?? null;
}
