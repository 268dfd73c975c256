/** What turns the bytes of a page into text, piece by piece; a `TextDecoder` is one. */
export interface PieceDecoder {
  /** The character set, lower case. */
  readonly encoding: string;
  /** The last call has no bytes and no `stream`. */
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
}

const NONE = new Uint8Array();

/**
 * A decoder for UTF-8 that keeps back a character which the end of a piece cuts, and decodes what is whole in one go:
 * outside of browsers a `TextDecoder` takes three times as long where it is told that more will come. The text is the
 * same, also of bytes that are no UTF-8: a byte that begins a character never goes on with another.
 */
export function utf8Pieces(): PieceDecoder {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let rest = NONE;
  let isStart = true;
  return {
    encoding: decoder.encoding,
    decode(bytes = NONE, { stream = false } = {}) {
      const all = rest.length === 0 ? bytes : joined(rest, bytes);
      const end = stream ? lengthOfWhole(all) : all.length;
      rest = all.slice(end);
      const text = decoder.decode(all.subarray(0, end));
      const isMarked = isStart && text.startsWith('\uFEFF');
      isStart &&= text === '';
      return isMarked ? text.slice(1) : text;
    },
  };
}

/** Bytes before the character at the end that may have more of them. */
function lengthOfWhole(bytes: Uint8Array): number {
  const last = bytes.length - 1;
  for (let at = last; at >= 0 && at > last - 3; at -= 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) return at + lengthOfCharacter(byte) > bytes.length ? at : bytes.length;
  }
  return bytes.length;
}

/** By its first byte. */
function lengthOfCharacter(byte: number): number {
  if (byte >= 0xf0) return 4;
  return byte >= 0xe0 ? 3 : 2;
}

export function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
