import type { Menus, Tabs } from 'webextension-polyfill';
import type { MenuClick } from '../../../src/extension/menus/click-target';

export const PAGE = 'https://example.org/page';

/** A right click on a page in tab 7, as browsers report it. */
export function menuClick(info: Partial<Menus.OnClickData> = {}, tab: Partial<Tabs.Tab> = {}): MenuClick {
  return {
    info: { menuItemId: 'page', editable: false, modifiers: [], pageUrl: PAGE, frameId: 0, ...info },
    tab: { id: 7, windowId: 3, incognito: false, url: PAGE, ...tab } as Tabs.Tab,
  };
}
