import { message } from '../i18n/message';
import type { ActionOutcome, ActionWorld, CoverAction } from './cover-action';
import { done } from './cover-action';
import type { CoverSubject } from './cover-subject';
import { fileNameFor } from './file-name-template';
import { savedFormat } from './saved-format';

/** A download of the file as it is, where the user has others saved in another format. */
export const ORIGINAL_ACTION: CoverAction = {
  id: 'download-original',
  icon: 'download',
  label: () => message('popup_download_original'),
  isFor: (subject, settings) => savedFormat(subject, settings) !== undefined,
  failure: () => message('popup_download_failed'),
  perform: saveAsItIs,
};

/** Has the browser download the file of a picture. Must run inside the click. */
export async function saveAsItIs(
  subject: CoverSubject,
  { services, settings, nowMs }: ActionWorld,
): Promise<ActionOutcome> {
  const { picture, privateWindow = false } = subject;
  const name = fileNameFor(settings.fileNameTemplate, subject, nowMs);
  const outcome = await services.downloads.download(picture.url, name, privateWindow);
  return outcome.status === 'started'
    ? done(message('popup_download_done', { name: outcome.fileName }))
    : { tone: 'failed', text: message('popup_download_refused') };
}
