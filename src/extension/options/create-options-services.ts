import browser from 'webextension-polyfill';
import type { OptionsServices } from '../../ui/services';
import { createCacheControl } from '../cache-control';
import { createCallers } from '../callers';
import { createHistory } from '../history';
import { createRefusedPictures } from '../refused-pictures';
import { createSettingsStore } from '../settings-store';
import { createShortcuts } from '../shortcuts';
import { createSiteAccess } from '../site-access';
import { createSiteChoices } from '../site-choices';
import { createAskPermissions } from '../ask-permissions';
import { saveFile } from './save-file';

/** What the options page and the first-run page need, over the browser's own APIs. */
export function createOptionsServices(): OptionsServices {
  return {
    settings: createSettingsStore(),
    history: createHistory(),
    choices: createSiteChoices(),
    refused: createRefusedPictures(),
    cache: createCacheControl(),
    access: createSiteAccess(),
    permissions: createAskPermissions(browser.permissions),
    callers: createCallers(),
    shortcuts: createShortcuts(),
    tabs: { open: async (url) => void (await browser.tabs.create({ url })) },
    saveFile,
  };
}
