import type { ImageFormat } from './types';

const BY_SUBTYPE: Readonly<Record<string, ImageFormat>> = {
  jpeg: 'jpg',
  jpg: 'jpg',
  pjpeg: 'jpg',
  png: 'png',
  apng: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
};

/** The format a content type claims; null where it claims no image. */
export function formatOfContentType(contentType: string | null): ImageFormat | null {
  const subtype = /^\s*image\/([\w.+-]+)/i.exec(contentType ?? '')?.[1]?.toLowerCase();
  return subtype === undefined ? null : (BY_SUBTYPE[subtype] ?? 'unknown');
}
