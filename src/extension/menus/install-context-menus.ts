import type { Menus, Runtime } from 'webextension-polyfill';
import { CONTEXT_MENU_ITEMS } from './context-menu-items';

export interface InstallMenusParts {
  menus: Pick<Menus.Static, 'create' | 'removeAll'>;
  /** Says during the callback of `create` why it failed. */
  runtime: Pick<Runtime.Static, 'lastError'>;
  onFault(fault: unknown): void;
}

/** Creates the items anew. Browsers keep them, so this is for `runtime.onInstalled`; to repeat it does no harm. */
export async function installContextMenus({ menus, runtime, onFault }: InstallMenusParts): Promise<void> {
  await menus.removeAll();
  for (const { subject, title, contexts, documentUrlPatterns, targetUrlPatterns } of CONTEXT_MENU_ITEMS) {
    const item = {
      id: subject,
      title,
      contexts: [...contexts],
      ...(documentUrlPatterns && { documentUrlPatterns: [...documentUrlPatterns] }),
      ...(targetUrlPatterns && { targetUrlPatterns: [...targetUrlPatterns] }),
    };
    menus.create(item, () => {
      if (runtime.lastError) onFault(runtime.lastError);
    });
  }
}
