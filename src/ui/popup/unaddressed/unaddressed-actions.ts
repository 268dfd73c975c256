import type { ActionOutcome } from '../../actions/cover-action';
import { done } from '../../actions/cover-action';
import { attempt } from '../../actions/attempt';
import { fileNameFor } from '../../actions/file-name-template';
import { displayText } from '../../display-text';
import { message } from '../../i18n/message';
import type { PictureInHand, UnaddressedPicture } from '../../picture-services';
import type { Services } from '../../services';
import { failureReport } from '../failure-report';
import { hostOf, siteName } from '../page-facts';
import { tabPage } from '../subject';
import type { PopupModel } from '../use-popup';
import type { Unaddressed } from './unaddressed';

interface World {
  popup: Pick<PopupModel, 'subject' | 'state' | 'settings' | 'setReport' | 'allow'>;
  services: Pick<Services, 'clipboard' | 'downloads' | 'pictures'>;
  title: string;
  nowMs: () => number;
}

/** What can be done with the pictures of the page in its tab that have no address; each reports how it went. */
export function unaddressedActions({ popup, services, title, nowMs }: World): Unaddressed {
  const { subject, state, settings, setReport, allow } = popup;
  const page = tabPage(subject);

  /** What the work gives; undefined where it failed, which is reported. */
  async function run<T>(work: () => Promise<T>, failure: string): Promise<T | undefined> {
    setReport(undefined);
    const result = await attempt(work, failure);
    if (result.status === 'done') return result.value;
    setReport({ action: 'unaddressed', ...failureReport(result, allow) });
    return undefined;
  }

  async function act(work: () => Promise<ActionOutcome>, failure: string): Promise<void> {
    const outcome = await run(work, failure);
    if (outcome) setReport({ action: 'unaddressed', ...outcome });
  }

  async function save(picture: UnaddressedPicture, { blob, dataUrl }: PictureInHand): Promise<ActionOutcome> {
    const answer = state.screen === 'ready' ? state.result : undefined;
    const name = fileNameFor(
      settings.fileNameTemplate,
      {
        title,
        author: displayText(answer?.meta?.author ?? ''),
        site: answer ? siteName(answer) : hostOf(page?.url ?? ''),
        picture: { ...picture, url: dataUrl },
      },
      nowMs(),
    );
    services.downloads.save(blob, name);
    return done(message('popup_download_done', { name }));
  }

  async function copy({ blob }: PictureInHand): Promise<ActionOutcome> {
    await services.clipboard.writePicture(blob);
    return done(message('popup_copy_picture_done'));
  }

  return {
    ...(page && {
      read: () => run(() => services.pictures.withoutAddress(page), message('popup_unaddressed_failed')),
    }),
    save: (picture, file) => void act(() => save(picture, file), message('popup_download_failed')),
    copy: (file) => void act(() => copy(file), message('popup_copy_picture_failed')),
  };
}
