import { asHtml } from './copy-formats';
import type { CoverSubject } from './cover-subject';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

/**
 * What a picture is to the place it is dropped on, by type: a file for the desktop, an address for a browser or
 * a chat, an image for an editor.
 */
export function dragData(subject: CoverSubject, fileName: string): ReadonlyArray<readonly [string, string]> {
  const { url, format } = subject.picture;
  const mediaType = MEDIA_TYPES[format] ?? 'application/octet-stream';
  return [
    ['DownloadURL', `${mediaType}:${fileName.replaceAll(':', ' ')}:${url}`],
    ['text/uri-list', url],
    ['text/html', asHtml(subject)],
    ['text/plain', url],
  ];
}
