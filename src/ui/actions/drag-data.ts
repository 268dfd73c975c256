import { asHtml } from './copy-formats';
import { asShown, type CoverSubject } from './cover-subject';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

/**
 * What a picture is to the place it is dropped on, by type: a file for the desktop, an address for a browser or
 * a chat, an image for an editor. Of one without its bars file and image are what is in view.
 */
export function dragData(subject: CoverSubject, fileName: string): ReadonlyArray<readonly [string, string]> {
  const shown = asShown(subject);
  const { url, format } = shown.picture;
  const mediaType = MEDIA_TYPES[format] ?? 'application/octet-stream';
  return [
    ['DownloadURL', `${mediaType}:${fileName.replaceAll(':', ' ')}:${url}`],
    ['text/uri-list', subject.picture.url],
    ['text/html', asHtml(shown)],
    ['text/plain', subject.picture.url],
  ];
}
