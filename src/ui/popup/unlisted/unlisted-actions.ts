import type { ActionOutcome } from '../../actions/cover-action';
import { done } from '../../actions/cover-action';
import { attempt } from '../../actions/attempt';
import { fileNameFor } from '../../actions/file-name-template';
import { displayText } from '../../display-text';
import { message } from '../../i18n/message';
import type { UnaddressedPicture } from '../../picture-services';
import type { Services } from '../../services';
import { failureReport } from '../failure-report';
import { hostOf, siteName } from '../page-facts';
import { tabPage } from '../subject';
import type { PopupModel } from '../use-popup';
import type { Unlisted } from './unlisted';

interface World {
  popup: Pick<PopupModel, 'subject' | 'state' | 'settings' | 'setReport' | 'allow'>;
  services: Pick<Services, 'clipboard' | 'downloads' | 'pictures'>;
  title: string;
  nowMs: () => number;
}

/** What can be done with the pictures of the page in its tab that have no address; each reports how it went. */
export function unlistedActions({ popup, services, title, nowMs }: World): Unlisted {
  const { subject, state, settings, setReport, allow } = popup;
  const page = tabPage(subject);

  async function run(work: () => Promise<ActionOutcome>, failure: string): Promise<void> {
    setReport(undefined);
    const result = await attempt(work, failure);
    const outcome = result.status === 'done' ? result.value : failureReport(result, allow);
    setReport({ action: 'unlisted', ...outcome });
  }

  async function read(): Promise<readonly UnaddressedPicture[] | undefined> {
    if (!page) return undefined;
    setReport(undefined);
    const result = await attempt(
      () => services.pictures.withoutAddress(page),
      message('popup_unlisted_failed'),
    );
    if (result.status === 'done') return result.value;
    setReport({ action: 'unlisted', ...failureReport(result, allow) });
    return undefined;
  }

  async function save({ file, ...picture }: UnaddressedPicture): Promise<ActionOutcome> {
    if (!file) return { tone: 'failed', text: message('popup_download_failed') };
    const answer = state.screen === 'ready' ? state.result : undefined;
    const name = fileNameFor(
      settings.fileNameTemplate,
      {
        title,
        author: displayText(answer?.meta?.author ?? ''),
        site: answer ? siteName(answer) : hostOf(page?.url ?? ''),
        picture: { ...picture, url: file.dataUrl },
      },
      nowMs(),
    );
    services.downloads.save(file.blob, name);
    return done(message('popup_download_done', { name }));
  }

  async function copy({ file }: UnaddressedPicture): Promise<ActionOutcome> {
    if (!file) return { tone: 'failed', text: message('popup_copy_picture_failed') };
    await services.clipboard.writePicture(file.blob);
    return done(message('popup_copy_picture_done'));
  }

  return {
    ...(page && { read }),
    save: (picture) => void run(() => save(picture), message('popup_download_failed')),
    copy: (picture) => void run(() => copy(picture), message('popup_copy_picture_failed')),
  };
}
