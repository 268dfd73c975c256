import { createHtmlDecoder } from './html-charset';
import { READER_LIMITS } from './reader-limits';
import { requireHtml } from './require-html';

/** Turns the next bytes of a page into text, in slices; the last call may have none. Throws where they are no page. */
export type DecodeHtml = (bytes: Uint8Array, isLast: boolean) => Iterable<string>;

/** A decoder that begins once there are bytes enough to tell the character set. */
export function decodeHtml(contentType: string | null): DecodeHtml {
  let start: Uint8Array | undefined = new Uint8Array();
  let decoder: TextDecoder | undefined;
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
    // In one go it takes twice as long, and whatever is kept of the page would keep all of its text.
    for (let at = 0; at < next.length; at += READER_LIMITS.sliceLength) {
      yield decoder?.decode(next.subarray(at, at + READER_LIMITS.sliceLength), { stream: true }) ?? '';
    }
    if (isLast) yield decoder?.decode() ?? '';
  };
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
