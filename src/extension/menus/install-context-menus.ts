import type { Menus, Runtime } from 'webextension-polyfill';
import type { Message } from '../browser-texts';
import type { MenuChoice } from './context-menu-items';
import { contextMenuItems } from './context-menu-items';

export interface InstallMenusParts {
  menus: Pick<Menus.Static, 'create' | 'removeAll'>;
  /** Says during the callback of `create` why it failed. */
  runtime: Pick<Runtime.Static, 'lastError'>;
  message: Message;
  onFault(fault: unknown): void;
}

/** Creates the items anew. Browsers keep them, so this is for a change; to repeat it does no harm. */
export async function installContextMenus(
  { menus, runtime, message, onFault }: InstallMenusParts,
  choice: MenuChoice,
): Promise<void> {
  await menus.removeAll();
  for (const { id, titleKey, contexts, ...patterns } of contextMenuItems(choice)) {
    const { documentUrlPatterns, targetUrlPatterns } = patterns;
    const item = {
      id,
      title: message(titleKey),
      contexts: [...contexts],
      ...(documentUrlPatterns && { documentUrlPatterns: [...documentUrlPatterns] }),
      ...(targetUrlPatterns && { targetUrlPatterns: [...targetUrlPatterns] }),
    };
    menus.create(item, () => {
      if (runtime.lastError) onFault(runtime.lastError);
    });
  }
}
