import type { Permissions, Tabs } from 'webextension-polyfill';
import type { OpenTab, OpenTabs } from '../../ui/tab-services';
import { ALL_SITES } from '../ask-permissions';

export interface OpenTabsParts {
  tabs: Pick<Tabs.Static, 'query' | 'get' | 'getCurrent' | 'update'>;
  permissions: Pick<Permissions.Static, 'contains' | 'request'>;
}

const WEB_PAGE = /^https?:\/\//i;

/** The tabs of the window that our own page stands in. */
export function createOpenTabs({ tabs, permissions }: OpenTabsParts): OpenTabs {
  return {
    async list() {
      const [all, own, isAllowed] = await Promise.all([
        tabs.query({ currentWindow: true }),
        tabs.getCurrent(),
        permissions.contains({ origins: ALL_SITES }),
      ]);
      const others = all.filter(({ id, incognito }) => id !== own?.id && !incognito);
      const pages = others.map(toOpenTab).filter(({ url }) => WEB_PAGE.test(url));
      // Where all sites are allowed the browser hides what is no page of the web alone.
      const hiddenCount = isAllowed ? 0 : others.filter(({ url = '' }) => url === '').length;
      return { pages, hiddenCount, otherCount: others.length - pages.length - hiddenCount };
    },
    // The browser has but one reason to refuse: no tab has that number.
    look: (tabId) => tabs.get(tabId).then(toOpenTab, () => undefined),
    allow: () => permissions.request({ permissions: ['tabs'], origins: ALL_SITES }),
    show: (tabId) =>
      tabs.update(tabId, { active: true }).then(
        () => true,
        () => false,
      ),
  };
}

function toOpenTab({ id = -1, url = '', title = '', discarded }: Tabs.Tab): OpenTab {
  return { id, url, title, isAsleep: discarded === true };
}
