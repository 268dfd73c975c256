import type { Permissions, Tabs } from 'webextension-polyfill';
import type { Message } from '../browser-texts';
import type { PendingTarget } from '../menus/pending-target';
import { ActionFault, faultSentence } from './action-fault';
import type { Badge } from './badge';
import type { FindCoverParts } from './find-cover';
import { findCover } from './find-cover';
import type { PageClipboard } from './page-clipboard';
import { type SaveCoverParts, type SavedCover, saveCover } from './save-cover';

export interface CoverActionParts extends FindCoverParts, SaveCoverParts {
  clipboard: PageClipboard;
  badge: Badge;
  message: Message;
  permissions: Pick<Permissions.Static, 'contains'>;
}

/** By what became of the file, the name of what the button's title says. */
const SAVED: Readonly<Record<SavedCover, string>> = {
  'as-wanted': 'menus_downloading',
  unchanged: 'menus_downloading_unchanged',
};

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
        const page = target.kind === 'page' ? { tabId: target.tabId, url: target.url } : undefined;
        return message(SAVED[await saveCover(cover, { page, privateWindow: tab.incognito }, parts)]);
      });
      return true;
    },
  };
}
