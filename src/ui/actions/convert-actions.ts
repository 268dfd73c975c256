import type { ImageFormat } from '../../contract/types';
import { message } from '../i18n/message';
import type { DrawnFormat } from '../picture-services';
import { fileSize } from '../words/quantities';
import type { ActionOutcome, ActionWorld, BusyWords, CoverAction } from './cover-action';
import { done } from './cover-action';
import type { CoverSubject } from './cover-subject';
import { convertedFile, savedFormat } from './saved-format';

interface Conversion {
  to: DrawnFormat;
  /** No photo becomes sharper as a PNG, and of a GIF, which moves, one picture would be left. */
  from: readonly ImageFormat[];
  label(): string;
}

/** What many programs cannot open, or what is large for a photo, in formats that are for that. */
const CONVERSIONS: readonly Conversion[] = [
  {
    to: 'jpg',
    from: ['webp', 'avif', 'png', 'unknown'],
    label: () => message('popup_download_jpg'),
  },
  {
    to: 'png',
    from: ['webp', 'avif', 'unknown'],
    label: () => message('popup_download_png'),
  },
];

/** Downloads of the picture in another format, drawn by the browser. */
export const CONVERT_ACTIONS: readonly CoverAction[] = CONVERSIONS.map(({ to, from, label }) => ({
  id: `download-${to}`,
  icon: 'download',
  label,
  // What the button for downloads does already is not offered once more.
  isFor: (subject, settings) =>
    from.includes(subject.picture.format) && savedFormat(subject, settings) !== to,
  givesPicture: true,
  busy: () => CONVERTING,
  failure: () => message('popup_download_failed'),
  perform: (subject, world) => saveInFormat(subject, to, world),
}));

export const CONVERTING: BusyWords = {
  text: () => message('popup_convert_busy'),
  cancelled: () => message('popup_convert_cancelled'),
};

/** Saves the picture as it is in view in another format; says under which name, and how large the file became. */
export async function saveInFormat(
  subject: CoverSubject,
  to: DrawnFormat,
  { services, ...world }: ActionWorld,
): Promise<ActionOutcome> {
  const { file, name } = await convertedFile(subject, to, { ...world, pictures: services.pictures });
  services.downloads.save(file, name);
  return done(message('popup_convert_done', { name, size: fileSize(file.size) }));
}
