import type { ImageCandidate } from '../../contract/types';
import type { CutPicture, PictureAddress, TabPage } from '../picture-services';

/** What an action acts on: one picture and the page it is the cover of. Texts are fit to be shown. */
export interface CoverSubject {
  picture: ImageCandidate;
  /** The same without its black bars, where the user wants it so: what gives the picture away gives this. */
  cut?: CutPicture | undefined;
  /** The page that it was found in, as it stands in its tab. */
  page?: TabPage | undefined;
  privateWindow?: boolean;
  title: string;
  /** Empty where it is not known. */
  author: string;
  site: string;
  pageUrl: string;
}

/** The subject with its picture as it is in view and is given away: what was cut is a smaller PNG. */
export function asShown(subject: CoverSubject): CoverSubject {
  const { picture, cut } = subject;
  if (!cut) return subject;
  const { dataUrl, width, height } = cut;
  return { ...subject, picture: { ...picture, url: dataUrl, width, height, format: 'png' } };
}

/** What gives the picture as it is in view: what was cut, which is at hand, else its file, which has to be read. */
export function givenPicture(
  { picture, page, cut, privateWindow }: CoverSubject,
  signal: AbortSignal | undefined,
): PictureAddress | Blob {
  return cut?.file ?? { url: picture.url, page, signal, ...(privateWindow && { privateWindow }) };
}
