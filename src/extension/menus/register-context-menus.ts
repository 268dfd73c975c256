import type { Menus, Runtime, Scripting, Tabs } from 'webextension-polyfill';
import type { SettingsStore } from '../../ui/services';
import type { Message } from '../browser-texts';
import type { OpenPanel } from '../open-panel';
import type { MenuClick } from './click-target';
import { findClickTarget } from './click-target';
import { contextMenuItem, PANEL_ITEM_ID } from './context-menu-items';
import { installContextMenus } from './install-context-menus';
import type { TargetViewParts } from './open-target-view';
import { openTargetView } from './open-target-view';
import type { PendingTarget, PendingTargets } from './pending-target';

export interface ContextMenuParts extends TargetViewParts {
  menus: Pick<Menus.Static, 'create' | 'removeAll' | 'onClicked'>;
  runtime: Pick<Runtime.Static, 'onInstalled' | 'onStartup' | 'lastError'>;
  scripting: Pick<Scripting.Static, 'executeScript'>;
  settings: Pick<SettingsStore, 'read' | 'watch'>;
  message: Message;
  pending: PendingTargets;
  /** Copies the address of the target's cover, and says how that went. */
  copyCover(target: Promise<PendingTarget>, tab: Tabs.Tab | undefined): Promise<void>;
  /** Absent where the browser has no place for the panel. */
  openPanel?: OpenPanel | undefined;
  newNonce(): string;
  onFault(fault: unknown): void;
}

/**
 * Registers the right click: the items, and what a click on one does. Call it before anything is awaited, or a
 * worker that a click wakes misses the click.
 */
export function registerContextMenus(parts: ContextMenuParts): void {
  const { runtime, settings } = parts;
  const install = createInstaller(parts);
  const installAsSet = () => install(settings.read().then(({ hasCopyMenus }) => hasCopyMenus));
  runtime.onInstalled.addListener(installAsSet);
  // The browser may speak another language by now.
  runtime.onStartup.addListener(installAsSet);
  settings.watch(({ hasCopyMenus }) => install(Promise.resolve(hasCopyMenus)));
  parts.menus.onClicked.addListener((info, tab) => {
    answerClick({ info, tab }, parts).catch(parts.onFault);
  });
}

/** One after the other: two at once would create each item twice. */
function createInstaller(parts: ContextMenuParts): (hasCopyMenus: Promise<boolean>) => void {
  let turn = Promise.resolve();
  return (hasCopyMenus) => {
    const hasPanel = parts.openPanel !== undefined;
    const work = async () => installContextMenus(parts, { hasCopyMenus: await hasCopyMenus, hasPanel });
    turn = turn.then(work).catch(parts.onFault);
  };
}

/** The view opens at once, inside the user's click, and waits for the target that is looked for meanwhile. */
async function answerClick(click: MenuClick, parts: ContextMenuParts): Promise<void> {
  // Before any wait: the browser opens it for a click alone.
  if (click.info.menuItemId === PANEL_ITEM_ID) return parts.openPanel?.(click.tab?.windowId);
  const item = contextMenuItem(click.info.menuItemId);
  if (item === undefined) return;
  if (item.wish === 'copy') return parts.copyCover(findClickTarget(item.subject, click, parts), click.tab);
  const nonce = parts.newNonce();
  const view = openTargetView(nonce, click.tab, parts);
  const target = findClickTarget(item.subject, click, parts);
  await Promise.all([view, target.then((found) => parts.pending.put(nonce, found))]);
}
