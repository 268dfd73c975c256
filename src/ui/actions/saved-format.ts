import type { Settings } from '../../contract/settings/settings';
import type { ImageFormat } from '../../contract/types';
import type { DrawnFormat } from '../picture-services';
import type { CoverSubject } from './cover-subject';

/** What many programs cannot open. */
const RARELY_OPENED: ReadonlySet<ImageFormat> = new Set(['webp', 'avif']);

/** The format that the user wants a picture saved in; undefined where that is its file as it is. */
export function savedFormat(
  { picture, cut }: CoverSubject,
  { downloadFormat }: Pick<Settings, 'downloadFormat'>,
): DrawnFormat | undefined {
  const isKept = downloadFormat === 'original' || cut !== undefined || !RARELY_OPENED.has(picture.format);
  return isKept ? undefined : downloadFormat;
}

/** The subject with its picture as a file of another format. */
export function inFormat(subject: CoverSubject, format: DrawnFormat): CoverSubject {
  return { ...subject, picture: { ...subject.picture, format } };
}
