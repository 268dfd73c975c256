/** Bytes in which both formats tell it. */
const START_BYTES = 256;

/** Of a WebP in its extended format: https://developers.google.com/speed/webp/docs/riff_container#extended_file_format */
const WEBP_FLAGS_AT = 20;
const WEBP_ANIMATION = 0b10;

/** Whether a WebP or an AVIF holds several images that follow each other. */
export async function isMovingPicture(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
  if (textAt(start, 0, 4) === 'RIFF' && textAt(start, 8, 16) === 'WEBPVP8X')
    return ((start[WEBP_FLAGS_AT] ?? 0) & WEBP_ANIMATION) !== 0;
  return textAt(start, 4, 8) === 'ftyp' && brandsOf(start).includes('avis');
}

/** Of a file in ISO's base format, the main one first: `avis` is that of a sequence (https://aomediacodec.github.io/av1-avif/#image-sequence-brand). */
function brandsOf(start: Uint8Array): string[] {
  const end = Math.min(new DataView(start.buffer).getUint32(0), start.length);
  const brands = [textAt(start, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(start, at, at + 4));
  return brands;
}

function textAt(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}
