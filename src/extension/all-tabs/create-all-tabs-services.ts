import browser from 'webextension-polyfill';
import type { AllTabsServices } from '../../ui/tab-services';
import { createServices } from '../screen/create-services';
import { marksPrivateDownloads } from '../download-options';
import { createPictureSaver } from '../screen/start-download';
import { systemClock } from '../system-clock';
import { createOpenTabs } from './open-tabs';
import { createWrittenPages } from './written-pages';

/** The popup's services, with all tabs of the window and many downloads at once. */
export function createAllTabsServices(): AllTabsServices {
  const { tabs, permissions } = browser;
  return {
    ...createServices(),
    smallPictures: {
      read: async (picture) => (await import('../screen/read-small-picture')).readSmallPicture(picture),
    },
    openTabs: createOpenTabs({ tabs, permissions }),
    saver: createPictureSaver({
      permissions,
      downloads: () => browser.downloads,
      clock: systemClock,
      marksPrivate: marksPrivateDownloads(browser.runtime),
    }),
    written: createWrittenPages(sessionStorage),
  };
}
