// The package brings no types; whoever compiles this file has to find ours.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./html-encoding-sniffer.d.ts" />
import sniffHtmlEncoding from 'html-encoding-sniffer';
import { guessCharset } from './guess-charset';
import { READER_LIMITS } from './reader-limits';
import { type PieceDecoder, utf8Pieces } from './utf8-pieces';

const DEFAULT_ENCODING = 'UTF-8';
/** What the page does not tell. */
const NOT_TOLD = 'none';
const CHARSET = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;"]+))/i;

/**
 * A decoder for the HTML that begins with `start`. As in a browser a byte order mark wins over the content
 * type, and that over the page's own word; what none of them tells is guessed, and what nobody can decode is read
 * as UTF-8.
 */
export function createHtmlDecoder(start: Uint8Array, contentType: string | null): PieceDecoder {
  const [, quoted, bare] = CHARSET.exec(contentType ?? '') ?? [];
  const label = (quoted ?? bare)?.trim();
  const name = sniffed(start, label);
  const charset = name === NOT_TOLD ? guessCharset(start.subarray(0, READER_LIMITS.sliceBytes)) : name;
  const decoder = charset === DEFAULT_ENCODING ? undefined : decoderOf(charset);
  return decoder ?? utf8Pieces();
}

/**
 * What a page is written in; unlike a browser, its own word where a server says ISO-8859-1 of all its files, or UTF-8 and
 * the page is none: read so, all that is no ASCII would be lost, addresses too. And UTF-8 where a page names another one, of which its
 * bytes are none but by a chance of one in millions: whoever converted it left its own word as it was.
 */
function sniffed(start: Uint8Array, label: string | undefined): string {
  const options = { defaultEncoding: NOT_TOLD, maxPrescanBytes: READER_LIMITS.prescanBytes };
  if (label === undefined) {
    const own = sniffHtmlEncoding(start, options);
    return own !== NOT_TOLD && !own.startsWith('UTF') && isUtf8BeyondAscii(start) ? DEFAULT_ENCODING : own;
  }
  const name = sniffHtmlEncoding(start, { ...options, transportLayerEncodingLabel: label });
  const isTold =
    name === DEFAULT_ENCODING ? isUtf8(start.subarray(0, READER_LIMITS.sliceBytes)) : name !== OF_ALL_FILES;
  if (isTold) return name;
  const own = sniffHtmlEncoding(start, options);
  const isOwn = own !== NOT_TOLD && (own !== DEFAULT_ENCODING || isUtf8BeyondAscii(start));
  return isOwn ? own : name;
}

/** What servers say of every file where nobody has told them better: "ISO-8859-1", by its name in the Encoding Standard. */
const OF_ALL_FILES = 'windows-1252';

/** Whether bytes are UTF-8, though the last character may be cut off. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder(DEFAULT_ENCODING, { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch (fault) {
    if (fault instanceof TypeError) return false;
    throw fault;
  }
}

function isUtf8BeyondAscii(start: Uint8Array): boolean {
  // As many as are waited for, so that the answer is the same however the bytes are cut.
  const slice = start.subarray(0, READER_LIMITS.prescanBytes);
  const beyond = slice.reduce((count, byte) => count + (byte >= FIRST_BEYOND_ASCII ? 1 : 0), 0);
  return beyond >= FEWEST_BEYOND_ASCII && isUtf8(slice);
}

const FIRST_BEYOND_ASCII = 0x80;
/** Bytes; a word of one letter may be anything. */
const FEWEST_BEYOND_ASCII = 12;

/** Some names stand for encodings that a decoder refuses, `replacement` for one. */
function decoderOf(name: string): TextDecoder | undefined {
  try {
    return new TextDecoder(name);
  } catch (fault) {
    if (fault instanceof RangeError) return undefined;
    throw fault;
  }
}
