import type { ImageFormat } from '../../contract/types';
import { message } from '../i18n/message';
import type { DrawnFormat } from '../picture-services';
import type { CoverAction } from './cover-action';
import { done } from './cover-action';
import { asShown, givenPicture } from './cover-subject';
import { fileNameFor } from './file-name-template';

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
  isFor: ({ picture }) => from.includes(picture.format),
  givesPicture: true,
  busy: {
    text: () => message('popup_convert_busy'),
    cancelled: () => message('popup_convert_cancelled'),
  },
  failure: () => message('popup_download_failed'),
  async perform(subject, { services, settings, nowMs, signal }) {
    const file = await services.pictures.inFormat(givenPicture(subject, signal), to);
    // Drawing cannot be ended; what was drawn in vain is not saved.
    signal?.throwIfAborted();
    const shown = asShown(subject);
    const named = { ...shown, picture: { ...shown.picture, format: to } };
    const name = fileNameFor(settings.fileNameTemplate, named, nowMs);
    services.downloads.save(file, name);
    return done(message('popup_download_done', { name }));
  },
}));
