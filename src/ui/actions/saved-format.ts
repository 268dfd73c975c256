import type { Settings } from '../../contract/settings/settings';
import type { ImageFormat } from '../../contract/types';
import type { Convertible, DrawnFormat, PictureInFormat, Pictures } from '../picture-services';
import type { ActionWorld } from './cover-action';
import { asShown, type CoverSubject, givenPicture } from './cover-subject';
import { fileNameFor } from './file-name-template';

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

/** What a picture is to become, and which pictures are. */
export interface Conversion {
  format: DrawnFormat;
  convertible: Convertible;
}

interface Converting extends Pick<ActionWorld, 'settings' | 'nowMs' | 'signal'> {
  pictures: Pick<Pictures, 'inFormat'>;
}

/** The picture as it is in view as a file of another format, with its name. Rejects with a sentence to show. */
export async function convertedFile(
  subject: CoverSubject,
  { format, convertible }: Conversion,
  { pictures, settings, nowMs, signal }: Converting,
): Promise<PictureInFormat & { name: string }> {
  const { file, isMoving } = await pictures.inFormat(givenPicture(subject, signal), format, convertible);
  // Drawing cannot be ended; what was drawn in vain is not saved.
  signal?.throwIfAborted();
  const shown = asShown(subject);
  const isKept = isMoving && convertible === 'still';
  return { file, isMoving, name: nameIn(isKept ? shown.picture.format : format, shown, { settings, nowMs }) };
}

/** The name of a picture's file in a format, by the user's template. */
export function nameIn(
  format: ImageFormat,
  subject: CoverSubject,
  { settings, nowMs }: Pick<ActionWorld, 'settings' | 'nowMs'>,
): string {
  const { picture } = subject;
  return fileNameFor(settings.fileNameTemplate, { ...subject, picture: { ...picture, format } }, nowMs);
}
