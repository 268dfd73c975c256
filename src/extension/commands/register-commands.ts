import type { Commands, Tabs } from 'webextension-polyfill';
import type { Badge } from '../actions/badge';
import type { CoverActions } from '../actions/cover-actions';
import type { Message } from '../browser-texts';
import type { OpenPanel } from '../open-panel';
import type { TargetViewParts } from '../menus/open-target-view';
import { openTargetView } from '../menus/open-target-view';
import type { PendingTarget, PendingTargets } from '../menus/pending-target';

export interface CommandParts extends TargetViewParts {
  commands: Pick<Commands.Static, 'onCommand'>;
  tabs: Pick<Tabs.Static, 'query'>;
  actions: CoverActions;
  badge: Pick<Badge, 'failed'>;
  pending: Pick<PendingTargets, 'put'>;
  message: Message;
  /** Absent where the browser has no place for the panel. */
  openPanel?: OpenPanel | undefined;
  newNonce(): string;
  onFault(fault: unknown): void;
}

type RunCommand = (tab: Tabs.Tab, parts: CommandParts) => Promise<void>;

/** By the command's id in the manifest. The one that opens the popup is the browser's own. */
const COMMANDS: Readonly<Record<string, RunCommand>> = {
  'copy-cover-url': (tab, { actions, message }) =>
    actions.copy(Promise.resolve(pageTarget(tab, message)), tab),
  'download-cover': download,
  'keep-open': async ({ windowId }, { openPanel }) => openPanel?.(windowId),
};

/** Registers the keyboard. Call it before anything is awaited, or a worker that a key wakes misses it. */
export function registerCommands(parts: CommandParts): void {
  parts.commands.onCommand.addListener((name, tab) => {
    const run = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (run) answer(run, tab, parts).catch(parts.onFault);
  });
}

async function answer(run: RunCommand, pressedIn: Tabs.Tab | undefined, parts: CommandParts): Promise<void> {
  // Not awaited where the tab is known: the browser sees the user's key only until then.
  if (pressedIn) return run(pressedIn, parts);
  const [tab] = await parts.tabs.query({ active: true, lastFocusedWindow: true });
  if (tab) await run(tab, parts);
}

/** Only a button in a page of ours may ask for the permission, so that is what opens, with the reason. */
async function download(tab: Tabs.Tab, parts: CommandParts): Promise<void> {
  const target = pageTarget(tab, parts.message);
  if (await parts.actions.download(target, tab)) return;
  const nonce = parts.newNonce();
  const notice = parts.message('menus_download_first');
  const explained = target.kind === 'none' ? target : { ...target, notice };
  await Promise.all([
    openTargetView(nonce, tab, parts),
    parts.pending.put(nonce, explained),
    tab.id === undefined ? undefined : parts.badge.failed(tab.id, notice),
  ]);
}

/** Where the browser hides the address, it lets us do nothing in that page. */
function pageTarget({ id, url, incognito }: Tabs.Tab, message: Message): PendingTarget {
  if (id === undefined || url === undefined || url === '')
    return { kind: 'none', message: message('menus_nothing_page') };
  return { kind: 'page', url, tabId: id, privateWindow: incognito };
}
