import type { SidebarAction, Windows } from 'webextension-polyfill';

/** Chromium's own, which the types of the shared API do not know. */
interface SidePanel {
  open(place: { windowId: number }): Promise<void>;
}

export interface OpenPanelParts {
  /** Chromium. */
  sidePanel?: SidePanel;
  /** Firefox, which opens its sidebar in the window in front. */
  sidebarAction?: Pick<SidebarAction.Static, 'open'>;
  windows: Pick<Windows.Static, 'getCurrent'>;
}

/** Opens the panel, in that window where one is named. Must run inside the click. */
export type OpenPanel = (windowId?: number) => Promise<void>;

/** What the browser calls its place for the panel; undefined in one without it, such as that of a phone. */
export function panelPlace({
  sidePanel,
  sidebarAction,
}: Pick<OpenPanelParts, 'sidePanel' | 'sidebarAction'>): 'panel' | 'sidebar' | undefined {
  if (sidebarAction) return 'sidebar';
  return sidePanel && 'panel';
}

/** Undefined in a browser without a place for it. */
export function createOpenPanel({
  sidePanel,
  sidebarAction,
  windows,
}: OpenPanelParts): OpenPanel | undefined {
  if (sidebarAction) return () => sidebarAction.open();
  if (!sidePanel) return undefined;
  return async (windowId) => {
    // Chromium still sees the click after this one wait; Firefox would not.
    const id = windowId ?? (await windows.getCurrent()).id;
    if (id !== undefined) await sidePanel.open({ windowId: id });
  };
}
