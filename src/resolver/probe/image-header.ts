import { imageMeta } from 'image-meta';
import { LIMITS } from '../limits';
import type { ImageFormat } from '../types';

/** `unknown` as format is an image whose format the specification does not name, such as SVG or BMP. */
export type ImageHeader =
  | { status: 'complete'; format: ImageFormat; width: number | null; height: number | null }
  | { status: 'incomplete' }
  | { status: 'not-an-image' };

interface Signature {
  format: ImageFormat;
  /** What image-meta may call such a file; it guesses junk to be formats we never pass on. */
  types: readonly string[];
  matches(bytes: Uint8Array): boolean;
}

/** How many bytes tell every signature below. */
const SIGNATURE_BYTES = 16;

/** Only bytes that begin like one of these reach the parser. */
const SIGNATURES: readonly Signature[] = [
  { format: 'jpg', types: ['jpg'], matches: startsWith(0xff, 0xd8, 0xff) },
  { format: 'png', types: ['png'], matches: startsWith(0x89, 0x50, 0x4e, 0x47) },
  { format: 'gif', types: ['gif'], matches: (bytes) => ascii(bytes, 0, 4) === 'GIF8' },
  {
    format: 'webp',
    types: ['webp'],
    matches: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP',
  },
  { format: 'avif', types: ['avif', 'heif'], matches: (bytes) => /^ftypavi[fs]/.test(ascii(bytes, 4, 8)) },
  {
    format: 'unknown',
    types: ['heic', 'heif', 'avif'],
    matches: (bytes) => /^ftyp(?:hei|hev|mif1|msf1)/.test(ascii(bytes, 4, 8)),
  },
  { format: 'unknown', types: ['bmp'], matches: (bytes) => ascii(bytes, 0, 2) === 'BM' },
  {
    format: 'unknown',
    types: ['ico', 'cur'],
    matches: (bytes) =>
      bytes[0] === 0 && bytes[1] === 0 && (bytes[2] === 1 || bytes[2] === 2) && bytes[3] === 0,
  },
  {
    format: 'unknown',
    types: ['jxl', 'jxl-stream'],
    matches: (bytes) => startsWith(0xff, 0x0a)(bytes) || ascii(bytes, 4, 4) === 'JXL ',
  },
];

/** How far into a file an SVG's root tag is looked for. */
const SVG_ROOT_BYTES = 4_096;
const SVG: Signature = { format: 'unknown', types: ['svg'], matches: (bytes) => svgStart(bytes) === 'svg' };

/**
 * Reads format and natural size (pixels, orientation applied) from the first bytes of a file.
 * `incomplete` asks for more of them; the caller keeps the byte budget.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader {
  if (bytes.length < SIGNATURE_BYTES) return { status: 'incomplete' };
  const signature = [...SIGNATURES, SVG].find(({ matches }) => matches(bytes));
  if (!signature) return { status: svgStart(bytes) === 'too-early' ? 'incomplete' : 'not-an-image' };
  const size = measure(bytes, signature) ?? (signature === SVG ? unknownSizeAfterRootTag(bytes) : null);
  if (size === null) return { status: 'incomplete' };
  return { status: 'complete', format: signature.format, ...size };
}

function measure(bytes: Uint8Array, signature: Signature): { width: number; height: number } | null {
  const meta = parseHeader(bytes);
  if (meta === null || !signature.types.includes(meta.type ?? '')) return null;
  // Orientations 5 to 8 turn the picture by a quarter (EXIF 2.32, table 6).
  const turned = signature.format === 'jpg' && (meta.orientation ?? 1) >= 5;
  const width = turned ? meta.height : meta.width;
  const height = turned ? meta.width : meta.height;
  return isPlausible(width, height) ? { width, height } : null;
}

/** image-meta throws TypeError alike for a broken header and for one that is not all there yet. */
function parseHeader(bytes: Uint8Array): ReturnType<typeof imageMeta> | null {
  try {
    return imageMeta(bytes);
  } catch (fault) {
    if (fault instanceof Error) return null;
    throw fault;
  }
}

function isPlausible(width: number, height: number): boolean {
  const sides = [width, height];
  return sides.every((side) => Number.isInteger(side) && side > 0 && side <= LIMITS.imageMaxSide);
}

/** Whether the first element is `<svg>`: an HTML page may hold one further down. */
function svgStart(bytes: Uint8Array): 'svg' | 'too-early' | 'other' {
  let rest = ascii(bytes, 0, SVG_ROOT_BYTES).replace(/^\xef\xbb\xbf/, '');
  const prolog = /^\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE svg[^>[]*(?:\[[^\]]*\]\s*)?>|\s)/i;
  while (prolog.test(rest)) rest = rest.replace(prolog, '');
  if (/^<svg[\s>]/i.test(rest)) return 'svg';
  const unfinished = /^(?:<\?[^>]*|<!--[\s\S]*|<!DOCTYPE svg[^>[]*(?:\[[^\]]*)?\]?\s*|<!?-?|<sv?g?)?$/i;
  const isCutOff = bytes.length < SVG_ROOT_BYTES && unfinished.test(rest);
  return isCutOff ? 'too-early' : 'other';
}

/** A drawing that scales, without a size of its own, is an image all the same. */
function unknownSizeAfterRootTag(bytes: Uint8Array): { width: null; height: null } | null {
  return /<svg[\s>][^>]*>/i.test(ascii(bytes, 0, SVG_ROOT_BYTES)) ? { width: null, height: null } : null;
}

function startsWith(...expected: number[]): (bytes: Uint8Array) => boolean {
  return (bytes) => expected.every((byte, index) => bytes[index] === byte);
}

function ascii(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}
