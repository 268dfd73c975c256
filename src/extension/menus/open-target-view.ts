import type { Action, Tabs, Windows } from 'webextension-polyfill';
import type { Clock } from '../../resolver/ports';
import { untilAborted } from '../until-aborted';

export interface TargetViewParts {
  action: Pick<Action.Static, 'setPopup' | 'openPopup'>;
  windows: Pick<Windows.Static, 'create'>;
  clock: Pick<Clock, 'timeoutSignal'>;
}

const POPUP = '/popup.html';
/** As large as the popup's content, with room for the frame of a window. */
const WINDOW = { type: 'popup', width: 440, height: 640 } as const;
/** A browser that opens the popup does it at once. */
const OPEN_TIMEOUT_MS = 5_000;

/**
 * Opens the view of the target with that nonce: the popup of the toolbar button where the browser lets an
 * extension open it (Chrome 127, Firefox within a user's click), else a small window. Call it before anything is
 * awaited, or Firefox no longer sees the click.
 */
export async function openTargetView(
  nonce: string,
  tab: Tabs.Tab | undefined,
  parts: TargetViewParts,
): Promise<void> {
  const url = `${POPUP}?target=${encodeURIComponent(nonce)}`;
  const isOpen = tab?.id !== undefined && tab.id >= 0 && (await openPopup(url, tab.id, tab.windowId, parts));
  if (!isOpen) await parts.windows.create({ ...WINDOW, url });
}

/** The popup's address is the tab's own for as long as it takes to open it. */
async function openPopup(
  url: string,
  tabId: number,
  windowId: number | undefined,
  { action, clock }: TargetViewParts,
): Promise<boolean> {
  if (typeof action.openPopup !== 'function') return false;
  // Both calls leave in this order before any wait.
  const addressed = action.setPopup({ tabId, popup: url });
  const opened = action.openPopup(windowId === undefined ? {} : { windowId });
  const late = clock.timeoutSignal(OPEN_TIMEOUT_MS);
  const outcomes = await Promise.allSettled([
    addressed,
    untilAborted(opened, late, 'The popup did not open.'),
  ]);
  await Promise.allSettled([action.setPopup({ tabId, popup: POPUP })]);
  return outcomes.every(({ status }) => status === 'fulfilled');
}
