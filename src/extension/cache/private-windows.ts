import type { Windows } from 'webextension-polyfill';

/** Of it Firefox for Android has nothing. */
export type BrowserWindows = Pick<Windows.Static, 'getAll' | 'onRemoved'> | undefined;

/** Calls back whenever a window has closed and no private one is left open. */
export function onLastPrivateClosed(
  windows: BrowserWindows,
  onLast: () => Promise<void>,
  onFault: (fault: unknown) => void,
): void {
  async function look(): Promise<void> {
    const open = (await windows?.getAll()) ?? [];
    if (!open.some(({ incognito }) => incognito)) await onLast();
  }
  windows?.onRemoved.addListener(() => void look().catch(onFault));
}
