import type { ImageFormat } from '../../contract/types';
import { message } from '../i18n/message';
import type { DrawnFormat } from '../picture-services';
import { fileSize } from '../words/quantities';
import type { ActionOutcome, ActionWorld, BusyWords, CoverAction } from './cover-action';
import { done } from './cover-action';
import type { CoverSubject } from './cover-subject';
import { type Conversion, convertedFile } from './saved-format';

interface Offer {
  to: DrawnFormat;
  /** No photo becomes sharper as a PNG, and of a GIF, which moves, one picture would be left. */
  from: readonly ImageFormat[];
  label(): string;
}

/** What many programs cannot open, or what is large for a photo, in formats that are for that. */
const OFFERS: readonly Offer[] = [
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
export const CONVERT_ACTIONS: readonly CoverAction[] = OFFERS.map(({ to, from, label }) => ({
  id: `download-${to}`,
  icon: 'download',
  label,
  // Also in the format of the settings, in which the button saves none that moves.
  isFor: ({ picture }) => from.includes(picture.format),
  givesPicture: true,
  busy: () => CONVERTING,
  failure: () => message('popup_download_failed'),
  perform: (subject, world) => saveInFormat(subject, { format: to, convertible: 'any' }, world),
}));

export const CONVERTING: BusyWords = {
  text: () => message('popup_convert_busy'),
  cancelled: () => message('popup_convert_cancelled'),
};

/** Saves the picture as it is in view in another format; says under which name, how large the file became, and what of one that moves. */
export async function saveInFormat(
  subject: CoverSubject,
  to: Conversion,
  { services, ...world }: ActionWorld,
): Promise<ActionOutcome> {
  const converted = await convertedFile(subject, to, { ...world, pictures: services.pictures });
  const { file, name, isMoving } = converted;
  services.downloads.save(file, name);
  const ofMoving = to.convertible === 'still' ? 'popup_convert_moving' : 'popup_convert_first';
  return done(message(isMoving ? ofMoving : 'popup_convert_done', { name, size: fileSize(file.size) }));
}
