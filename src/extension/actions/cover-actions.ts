import type { Downloads, Permissions, Tabs } from 'webextension-polyfill';
import type { Message } from '../browser-texts';
import { downloadOptions } from '../download-options';
import type { PendingTarget } from '../menus/pending-target';
import { ActionFault, faultSentence } from './action-fault';
import type { Badge } from './badge';
import type { FindCoverParts, FoundCover } from './find-cover';
import { findCover } from './find-cover';
import type { PageClipboard } from './page-clipboard';

export interface CoverActionParts extends FindCoverParts {
  clipboard: PageClipboard;
  badge: Badge;
  message: Message;
  permissions: Pick<Permissions.Static, 'contains'>;
  /** Asked for each time: the API is there only once the user has allowed it. */
  downloads(): Pick<Downloads.Static, 'download'>;
  marksPrivate: boolean;
  /** The name that the user's template gives to the file. */
  fileNameOf(cover: FoundCover): Promise<string>;
  onFault(fault: unknown): void;
}

/** What is done without a screen; how it went stands on the toolbar button of the tab. */
export interface CoverActions {
  /** Copies the address of the target's cover. Call it before anything is awaited, or the page may not write. */
  copy(target: Promise<PendingTarget>, tab: Tabs.Tab | undefined): Promise<void>;
  /** Saves the target's cover. False where downloads are not allowed yet, and nothing was done. */
  download(target: PendingTarget, tab: Tabs.Tab): Promise<boolean>;
}

export function createCoverActions(parts: CoverActionParts): CoverActions {
  const { badge, message, onFault } = parts;

  /** Says on the button how it went. Without a tab there is no button to say it on. */
  async function reported(tabId: number | undefined, work: () => Promise<string>): Promise<void> {
    if (tabId === undefined || tabId < 0) return;
    try {
      const said = await work();
      await badge.done(tabId, said);
    } catch (fault) {
      onFault(fault);
      await badge.failed(tabId, faultSentence(fault, message));
    }
  }

  return {
    copy: (target, tab) =>
      reported(tab?.id, async () => {
        parts.clipboard.prepare(tab?.id ?? -1);
        const { picture } = await findCover(await target, parts);
        const isCopied = await parts.clipboard.write(tab?.id ?? -1, picture.url);
        if (!isCopied) throw new ActionFault(message('menus_failed_clipboard'));
        return message('menus_copied');
      }),
    async download(target, tab) {
      if (!(await parts.permissions.contains({ permissions: ['downloads'] }))) return false;
      await reported(tab.id, async () => {
        const cover = await findCover(target, parts);
        await save(cover, tab.incognito, parts);
        return message('menus_downloading');
      });
      return true;
    },
  };
}

async function save(cover: FoundCover, privateWindow: boolean, parts: CoverActionParts): Promise<void> {
  const { url } = cover.picture;
  const { marksPrivate } = parts;
  const fileName = await parts.fileNameOf(cover);
  await parts.downloads().download(downloadOptions({ url, fileName, privateWindow, marksPrivate }));
}
