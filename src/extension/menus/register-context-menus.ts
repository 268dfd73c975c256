import type { Menus, Runtime, Scripting } from 'webextension-polyfill';
import type { MenuClick } from './click-target';
import { findClickTarget } from './click-target';
import { clickSubject } from './context-menu-items';
import { installContextMenus } from './install-context-menus';
import type { TargetViewParts } from './open-target-view';
import { openTargetView } from './open-target-view';
import type { PendingTargets } from './pending-target';

export interface ContextMenuParts extends TargetViewParts {
  menus: Pick<Menus.Static, 'create' | 'removeAll' | 'onClicked'>;
  runtime: Pick<Runtime.Static, 'onInstalled' | 'lastError'>;
  scripting: Pick<Scripting.Static, 'executeScript'>;
  pending: PendingTargets;
  newNonce(): string;
  onFault(fault: unknown): void;
}

/**
 * Registers the right click: the items when the extension is installed or updated, and what a click on one does.
 * Call it before anything is awaited, or a worker that a click wakes misses the click.
 */
export function registerContextMenus(parts: ContextMenuParts): void {
  parts.runtime.onInstalled.addListener(() => {
    installContextMenus(parts).catch(parts.onFault);
  });
  parts.menus.onClicked.addListener((info, tab) => {
    answerClick({ info, tab }, parts).catch(parts.onFault);
  });
}

/** The view opens at once, inside the user's click, and waits for the target that is looked for meanwhile. */
async function answerClick(click: MenuClick, parts: ContextMenuParts): Promise<void> {
  const subject = clickSubject(click.info.menuItemId);
  if (subject === undefined) return;
  const nonce = parts.newNonce();
  const view = openTargetView(nonce, click.tab, parts);
  const target = findClickTarget(subject, click, parts);
  await Promise.all([view, target.then((found) => parts.pending.put(nonce, found))]);
}
