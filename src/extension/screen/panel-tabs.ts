import type { Permissions, Tabs as BrowserTabs, Windows } from 'webextension-polyfill';
import type { CurrentTab, TabNews, Tabs } from '../../ui/services';
import { ALL_SITES } from '../ask-permissions';

export interface PanelTabsParts {
  tabs: Pick<BrowserTabs.Static, 'onActivated' | 'onUpdated'>;
  windows: Pick<Windows.Static, 'getCurrent'>;
  permissions: Pick<Permissions.Static, 'contains' | 'onAdded'>;
  /** Calls back when the toolbar icon was clicked; call the answer to stop. */
  hearClicks(onClick: () => void): () => void;
}

/** The tab in front; where the browser hides its address, whether the user's permission would show it. */
export function panelTab(
  { current }: Pick<Tabs, 'current'>,
  permissions: Pick<Permissions.Static, 'contains'>,
): () => Promise<CurrentTab | undefined> {
  return async () => {
    const tab = await current();
    if (!tab || tab.url !== undefined) return tab;
    // With all sites allowed, what is still hidden is the browser's own.
    const hasAll = await permissions.contains({ origins: ALL_SITES });
    return hasAll ? tab : { ...tab, lacksPermission: true };
  };
}

/** Calls back when another page may be in front in the window of this document. Call the answer to stop. */
export function listenToTabs(parts: PanelTabsParts, onNews: (news: TabNews) => void): () => void {
  const { tabs, windows, permissions } = parts;
  const ownWindow = windows.getCurrent().then(({ id }) => id);
  const tell = (windowId: number | undefined, news: TabNews) => {
    ownWindow.then(
      (own) => own === windowId && onNews(news),
      (fault: unknown) => console.warn('The window of the panel is not known.', fault),
    );
  };
  const onActivated = ({ windowId }: BrowserTabs.OnActivatedActiveInfoType) => tell(windowId, 'tab');
  const onUpdated = (_: number, change: BrowserTabs.OnUpdatedChangeInfoType, tab: BrowserTabs.Tab) => {
    const news = tab.active ? newsIn(change) : undefined;
    if (news) tell(tab.windowId, news);
  };
  const onPermission = () => onNews('permission');
  tabs.onActivated.addListener(onActivated);
  tabs.onUpdated.addListener(onUpdated);
  permissions.onAdded.addListener(onPermission);
  const stopHearing = parts.hearClicks(onPermission);
  return () => {
    tabs.onActivated.removeListener(onActivated);
    tabs.onUpdated.removeListener(onUpdated);
    permissions.onAdded.removeListener(onPermission);
    stopHearing();
  };
}

/** Where the browser hides address and title, a change of them comes as a change of nothing. */
function newsIn(change: BrowserTabs.OnUpdatedChangeInfoType): TabNews | undefined {
  if (change.status !== undefined) return 'load';
  const isOfPage = 'url' in change || 'title' in change || Object.keys(change).length === 0;
  return isOfPage ? 'detail' : undefined;
}
