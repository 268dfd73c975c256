import type { Downloads } from 'webextension-polyfill';
import type {
  Convertible,
  DrawnFormat,
  PictureAddress,
  PictureInFormat,
  TabPage,
} from '../../ui/picture-services';
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
  inFormat(file: Blob, format: DrawnFormat, convertible: Convertible): Promise<PictureInFormat>;
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
  const { marksPrivate, onFault } = parts;
  const { url } = cover.picture;
  const { fileName, converted } = await parts.wanted(cover);
  const download = (file: { url: string; fileName: string }) =>
    parts.downloads().download(downloadOptions({ ...file, privateWindow, marksPrivate }));
  const asItIs = async (saved: SavedCover) => {
    await download({ url, fileName });
    return saved;
  };
  if (converted === undefined) return asItIs('as-wanted');
  // A file in memory is the ordinary windows', and so would be its download.
  if (privateWindow && marksPrivate) return asItIs('unchanged');
  try {
    const address = await addressConverted({ url, page, privateWindow }, converted.format, parts);
    if (address !== undefined) {
      await download({ url: address, fileName: converted.fileName });
      return 'as-wanted';
    }
  } catch (fault) {
    onFault(fault);
    return asItIs('unchanged');
  }
  return asItIs('as-wanted');
}

/** Undefined where it moves. Rejects where its host is not allowed, or it is no picture that can be drawn. */
async function addressConverted(
  picture: PictureAddress,
  format: DrawnFormat,
  { readPicture, inFormat, addressOf }: SaveCoverParts,
): Promise<string | undefined> {
  const { file, isMoving } = await inFormat(await readPicture(picture), format, 'still');
  return isMoving ? undefined : addressOf(file);
}
