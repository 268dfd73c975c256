import { createHtmlDecoder } from './html-charset';
import { READER_LIMITS } from './reader-limits';
import { requireHtml } from './require-html';
import { joined, type PieceDecoder } from './utf8-pieces';

/** A piece of a page. */
export interface HtmlPiece {
  text: string;
  /** Bytes that it was decoded from. */
  byteLength: number;
  /** The character set, lower case. */
  encoding: string;
}

/** Turns the next bytes of a page into text; the last call may have none. Throws where they are no page. */
export type DecodeHtml = (bytes: Uint8Array, isLast: boolean) => Iterable<HtmlPiece>;

/**
 * A decoder that begins once there are bytes enough to tell the character set. A piece ends wherever a multiple of
 * `READER_LIMITS.sliceBytes` is reached, and where the bytes end: a text cut later would be slower to walk over.
 */
export function decodeHtml(contentType: string | null): DecodeHtml {
  let start: Uint8Array | undefined = new Uint8Array();
  let decoder: PieceDecoder | undefined;
  let decodedBytes = 0;
  return function* (bytes, isLast) {
    let next = bytes;
    if (start !== undefined) {
      start = start.length === 0 ? bytes : joined(start, bytes);
      if (start.length < READER_LIMITS.prescanBytes && !isLast) return;
      requireHtml(contentType, start);
      decoder = createHtmlDecoder(start, contentType);
      next = start;
      start = undefined;
    }
    const { encoding = '' } = decoder ?? {};
    // In one go it takes twice as long, and whatever is kept of the page would keep all of its text.
    for (let at = 0; at < next.length; ) {
      const piece = next.subarray(
        at,
        at + READER_LIMITS.sliceBytes - (decodedBytes % READER_LIMITS.sliceBytes),
      );
      at += piece.length;
      decodedBytes += piece.length;
      yield { text: decoder?.decode(piece, { stream: true }) ?? '', byteLength: piece.length, encoding };
    }
    if (isLast) yield { text: decoder?.decode() ?? '', byteLength: 0, encoding };
  };
}
