import type { ImageCandidate } from '../../contract/types';
import { downloadFileName } from '../download-file-name';
import type { IconName } from '../icon';
import type { Services } from '../services';
import { texts } from '../texts';

export type ActionOutcome = { tone: 'done' | 'failed'; text: string };

export interface CoverAction {
  id: 'copy' | 'open' | 'download';
  icon: IconName;
  label: string;
  /** Follows the label for those who cannot see the drawing. */
  unseenLabel?: string;
  /** The label after it has worked. */
  doneLabel?: string;
  failure: string;
  /** Resolves to what to say; a rejection is a failure. Runs inside the click. */
  perform(picture: ImageCandidate, title: string, services: Services): Promise<ActionOutcome>;
}

const { copy, open, download } = texts.actions;

/** What can be done with a picture, in the order of the buttons. The first is what most people come for. */
export const COVER_ACTIONS: readonly CoverAction[] = [
  {
    ...copy,
    id: 'copy',
    icon: 'copy',
    async perform({ url }, _title, { clipboard }) {
      await clipboard.writeText(url);
      return { tone: 'done', text: copy.success };
    },
  },
  {
    ...open,
    id: 'open',
    icon: 'open',
    async perform({ url }, _title, { tabs }) {
      await tabs.open(url);
      return { tone: 'done', text: open.success };
    },
  },
  {
    ...download,
    id: 'download',
    icon: 'download',
    async perform(picture, title, { downloads }) {
      const outcome = await downloads.download(picture.url, downloadFileName(title, picture));
      return outcome.status === 'started'
        ? { tone: 'done', text: download.success(outcome.fileName) }
        : { tone: 'failed', text: download.refused };
    },
  },
];
