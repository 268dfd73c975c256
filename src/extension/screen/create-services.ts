import browser from 'webextension-polyfill';
import type { Services } from '../../ui/services';
import { createPendingTargets } from '../menus/pending-target';
import { createScreenTargets } from '../menus/screen-targets';
import { createAskPermissions } from '../ask-permissions';
import { createMessage } from '../browser-texts';
import { marksPrivateDownloads } from '../download-options';
import { saveBlob } from '../save-blob';
import { systemClock } from '../system-clock';
import { lateChoices, lateRefusals, lateSettings } from './late-stores';
import type { EarlyQuestion } from './early-question';
import { createPictureClipboard } from './picture-clipboard';
import { createScreenResolve } from './screen-resolve';
import { createStartDownload } from './start-download';

/** The screens' services over the browser's own APIs; `early` is what the screen's first script has asked. */
export function createServices(early?: EarlyQuestion): Services {
  return {
    resolve: createScreenResolve({ runtime: browser.runtime, early }),
    targets: createScreenTargets(
      location.search,
      createPendingTargets({ area: browser.storage.session, clock: systemClock }),
      createMessage(browser.i18n),
    ),
    tabs: {
      current: createCurrentTab(early),
      open: async (url) => void (await browser.tabs.create({ url })),
    },
    clipboard: {
      writeText: (text) => navigator.clipboard.writeText(text),
      writePicture: createPictureClipboard({
        png: async (picture) => (await import('./convert-picture')).asPng(picture),
        ...('ClipboardItem' in globalThis && { write: writePng }),
      }),
    },
    downloads: {
      download: createStartDownload({
        permissions: browser.permissions,
        downloads: () => browser.downloads,
        clock: systemClock,
        marksPrivate: marksPrivateDownloads(browser.runtime),
      }),
      save: saveBlob,
    },
    pictures: {
      inFormat: async (...wanted) => (await import('./convert-picture')).pictureInFormat(...wanted),
      withoutBars: async (picture) => (await import('./cut-bars')).cutBars(picture),
      withoutAddress: async (page) => (await import('./read-unaddressed')).readUnaddressed(page),
    },
    settings: lateSettings(async () => (await import('../settings-store')).createSettingsStore()),
    choices: lateChoices(async () => (await import('../site-choices')).createSiteChoices()),
    refused: lateRefusals(async () => (await import('../refused-pictures')).createRefusedPictures()),
    permissions: createAskPermissions(browser.permissions),
  };
}

/** The first time it is known already. */
function createCurrentTab(early: EarlyQuestion | undefined): Services['tabs']['current'] {
  let known = early?.tabs;
  return async () => {
    const asked = known ?? browser.tabs.query({ active: true, currentWindow: true });
    known = undefined;
    const [tab] = await asked;
    if (tab?.id === undefined) return undefined;
    const { id, url, title, incognito, status } = tab;
    return {
      id,
      privateWindow: incognito,
      ...(url === undefined && status === 'loading' ? { isLoading: true } : {}),
      ...(url === undefined ? {} : { url }),
      ...(title === undefined ? {} : { title }),
    };
  };
}

function writePng(png: Promise<Blob>): Promise<void> {
  return navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
}
