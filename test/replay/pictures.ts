import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { PALETTES } from './palettes';
import type { PaletteName } from './palettes';
import { openPainting, paintScene } from './painting';
import type { Painting } from './painting';
import { SCENE } from './scenery';
import { TIER_FILES } from './videos';
import type { FixtureVideo, TierFile } from './videos';

const JPEG_QUALITY = 82;
const PLACEHOLDER = { width: 120, height: 90, bytes: 1097, color: '#cccccc' } as const;
/** A JPEG segment's length field has two bytes and counts itself. */
const LARGEST_COMMENT_BYTES = 0xffff - 2;
const SEGMENT_OVERHEAD_BYTES = 4;

export type PictureFormat = 'jpg' | 'png' | 'webp' | 'avif' | 'gif';

export interface PictureSpec {
  format: PictureFormat;
  /** Pixels, before any turn by `orientation`. */
  width: number;
  height: number;
  palette?: PaletteName;
  /** EXIF orientation, 1 to 8. */
  orientation?: number;
}

const ENCODERS: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.jpeg({ quality: JPEG_QUALITY }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: JPEG_QUALITY }),
  avif: (picture) => picture.avif({ effort: 0 }),
  gif: (picture) => picture.gif({ effort: 1 }),
};

/** A real picture of exactly that format and size: a scene, cropped to fill it. */
export async function makePicture(spec: PictureSpec): Promise<Buffer> {
  const { format, width, height, palette = 'noon', orientation } = spec;
  const picture = (await scene(palette)).resize(width, height, { fit: 'cover' });
  const turned = orientation === undefined ? picture : picture.withMetadata({ orientation });
  return ENCODERS[format](turned).toBuffer();
}

const kept = new Map<string, Promise<Buffer>>();

function once(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const drawn = kept.get(key) ?? draw();
  kept.set(key, drawn);
  return drawn;
}

/** A video's JPEG for one tier at its true size, with black bars where the platform has them. Made once. */
export function thumbnail({ palette }: FixtureVideo, file: TierFile): Promise<Buffer> {
  return once(`${palette}/${file}`, () => drawThumbnail(palette, file));
}

/** The full scene of a palette as a JPEG, for pages that show it themselves. Made once. */
export function sceneJpeg(palette: PaletteName): Promise<Buffer> {
  return once(`${palette}/scene`, () =>
    makePicture({ format: 'jpg', width: SCENE.width, height: SCENE.height, palette }),
  );
}

/** The grey 120x90 JPEG of exactly 1097 bytes that the platform shows where a thumbnail is missing. */
export function placeholderJpeg(): Promise<Buffer> {
  return once('placeholder', drawPlaceholder);
}

const painted = new Map<PaletteName, Promise<Painting>>();

/** The scene of a palette, painted at the first call. */
async function scene(palette: PaletteName): Promise<Sharp> {
  const painting = painted.get(palette) ?? paintScene(PALETTES[palette]);
  painted.set(palette, painting);
  return openPainting(await painting);
}

async function drawThumbnail(palette: PaletteName, file: TierFile): Promise<Buffer> {
  const { width, height, letterboxed } = TIER_FILES[file];
  const fit = letterboxed ? 'contain' : 'cover';
  const picture = (await scene(palette)).resize(width, height, { fit, background: '#000' });
  return picture.jpeg({ quality: JPEG_QUALITY }).toBuffer();
}

async function drawPlaceholder(): Promise<Buffer> {
  const { width, height, color, bytes } = PLACEHOLDER;
  const grey = sharp({ create: { width, height, channels: 3, background: color } });
  const jpeg = await grey.jpeg({ quality: 70 }).toBuffer();
  return padJpeg(jpeg, bytes - jpeg.length);
}

/**
 * The same JPEG, `extraBytes` longer: comments stand right behind its first marker, so the size in
 * its header moves back by as much. Fewer than four extra bytes are not possible.
 */
export function padJpeg(jpeg: Uint8Array, extraBytes: number): Buffer {
  const segments: Buffer[] = [];
  for (let left = extraBytes; left > 0; ) {
    const room = Math.min(left, LARGEST_COMMENT_BYTES + SEGMENT_OVERHEAD_BYTES);
    // What is left over must again hold a whole segment.
    const size =
      left - room > 0 && left - room < SEGMENT_OVERHEAD_BYTES ? room - SEGMENT_OVERHEAD_BYTES : room;
    segments.push(comment(size));
    left -= size;
  }
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

function comment(size: number): Buffer {
  if (size < SEGMENT_OVERHEAD_BYTES) throw new RangeError(`A JPEG comment takes four bytes, not ${size}.`);
  const segment = Buffer.alloc(size, 0x20);
  segment.writeUInt16BE(0xfffe, 0);
  segment.writeUInt16BE(size - 2, 2);
  return segment;
}
