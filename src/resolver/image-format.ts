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

/** The format that a path's extension names; `unknown` where it names none. */
export function formatOfPath(url: string): ImageFormat {
  const extension = /\.([a-z]{3,4})$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase();
  return (extension === undefined ? undefined : BY_SUBTYPE[extension]) ?? 'unknown';
}
