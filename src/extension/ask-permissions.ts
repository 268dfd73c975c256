import type { Permissions as BrowserPermissions } from 'webextension-polyfill';
import type { Permissions } from '../ui/services';
import { originPattern } from './origin-pattern';

/** As in the manifest's optional host permissions. */
export const ALL_SITES = ['https://*/*', 'http://*/*'];

/** Asks the user through the browser, which refuses anything but the first call of a click. */
export function createAskPermissions(permissions: Pick<BrowserPermissions.Static, 'request'>): Permissions {
  return {
    requestAllSites: () => permissions.request({ origins: ALL_SITES }),
    requestOrigin: (origin) => permissions.request({ origins: [originPattern(new URL(origin))] }),
  };
}
