import { message } from '../i18n/message';
import type { CoverAction } from './cover-action';
import { done } from './cover-action';
import { CONVERTING, saveInFormat } from './convert-actions';
import { asShown, givenPicture } from './cover-subject';
import { fileNameFor } from './file-name-template';
import { saveAsItIs } from './original-action';
import { savedFormat } from './saved-format';

/** The buttons under the cover, in their order. The first is what most people come for. */
export const COVER_ACTIONS: readonly CoverAction[] = [
  {
    id: 'copy',
    icon: 'copy',
    label: () => message('popup_copy'),
    doneLabel: () => message('popup_copied'),
    writesClipboard: true,
    failure: () => message('popup_copy_failed'),
    async perform({ picture }, { services }) {
      await services.clipboard.writeText(picture.url);
      return done(message('popup_copy_done'));
    },
  },
  {
    id: 'copy-picture',
    icon: 'picture',
    label: () => message('popup_copy_picture'),
    doneLabel: () => message('popup_copied'),
    writesClipboard: true,
    givesPicture: true,
    busy: () => ({
      text: () => message('popup_copy_picture_busy'),
      cancelled: () => message('popup_copy_picture_cancelled'),
    }),
    failure: () => message('popup_copy_picture_failed'),
    async perform(subject, { services, signal }) {
      await services.clipboard.writePicture(givenPicture(subject, signal));
      return done(message('popup_copy_picture_done'));
    },
  },
  {
    id: 'open',
    icon: 'open',
    label: () => message('popup_open'),
    unseenLabel: () => message('popup_open_unseen'),
    failure: () => message('popup_open_failed'),
    async perform({ picture }, { services }) {
      await services.tabs.open(picture.url);
      return done(message('popup_open_done'));
    },
  },
  {
    id: 'download',
    icon: 'download',
    label: () => message('popup_download'),
    givesPicture: true,
    busy: (subject, settings) => (savedFormat(subject, settings) === undefined ? undefined : CONVERTING),
    failure: () => message('popup_download_failed'),
    async perform(subject, world) {
      const { services, settings, nowMs } = world;
      const format = savedFormat(subject, settings);
      if (format !== undefined) return saveInFormat(subject, { format, convertible: 'still' }, world);
      if (!subject.cut) return saveAsItIs(subject, world);
      const name = fileNameFor(settings.fileNameTemplate, asShown(subject), nowMs);
      services.downloads.save(subject.cut.file, name);
      return done(message('popup_download_done', { name }));
    },
  },
];
