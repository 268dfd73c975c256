import type { Downloads } from 'webextension-polyfill';
import type { DrawnFormat, PictureAddress, TabPage } from '../../ui/picture-services';
import { downloadOptions } from '../download-options';
import type { GiveAddress } from '../pictures/file-addresses';
import type { FoundCover } from './find-cover';

/** How the user wants a cover saved. */
export interface WantedCover {
  fileName: string;
  /** The format that it is wanted in, and its name then; undefined where its file is kept as it is. */
  converted: { format: DrawnFormat; fileName: string } | undefined;
}

export interface SaveCoverParts {
  wanted(cover: FoundCover): Promise<WantedCover>;
  readPicture(picture: PictureAddress): Promise<Blob>;
  /** Of a picture that moves no format but its own keeps that. */
  isMoving(file: Blob): Promise<boolean>;
  convert(file: Blob, format: DrawnFormat): Promise<Blob>;
  addressOf: GiveAddress;
  /** Asked for each time: the API is there only once the user has allowed it. */
  downloads(): Pick<Downloads.Static, 'download'>;
  marksPrivate: boolean;
  onFault(fault: unknown): void;
}

/** Where a cover was found, and for whom. */
export interface SavedFor {
  page: TabPage | undefined;
  privateWindow: boolean;
}

/** `unchanged`: in the format of its file, since it could not be converted. */
export type SavedCover = 'as-wanted' | 'unchanged';

/** Has the browser download a cover, in the format that the user wants where that can be. Rejects as the download does. */
export async function saveCover(
  cover: FoundCover,
  { page, privateWindow }: SavedFor,
  parts: SaveCoverParts,
): Promise<SavedCover> {
  const { url } = cover.picture;
  const { fileName, converted } = await parts.wanted(cover);
  const download = async (file: { url: string; fileName: string }) => {
    const { marksPrivate } = parts;
    await parts.downloads().download(downloadOptions({ ...file, privateWindow, marksPrivate }));
  };
  const saveConverted = async (format: DrawnFormat, name: string): Promise<Outcome> => {
    try {
      const address = await addressConverted({ url, page, privateWindow }, format, parts);
      if (address === undefined) return 'kept';
      await download({ url: address, fileName: name });
      return 'saved';
    } catch (fault) {
      parts.onFault(fault);
      return 'failed';
    }
  };
  const outcome = converted ? await saveConverted(converted.format, converted.fileName) : 'kept';
  if (outcome !== 'saved') await download({ url, fileName });
  return outcome === 'failed' ? 'unchanged' : 'as-wanted';
}

/** Of the wish for another format: `kept` where the picture moves, and its file is wanted as it is. */
type Outcome = 'saved' | 'kept' | 'failed';

/** Undefined where it moves. Rejects where its host is not allowed, or it is no picture that can be drawn. */
async function addressConverted(
  picture: PictureAddress,
  format: DrawnFormat,
  { readPicture, isMoving, convert, addressOf, marksPrivate }: SaveCoverParts,
): Promise<string | undefined> {
  // A file in memory is the ordinary windows', and so would be its download.
  if (picture.privateWindow === true && marksPrivate) throw new Error('It is kept apart.');
  const file = await readPicture(picture);
  return (await isMoving(file)) ? undefined : addressOf(await convert(file, format));
}
