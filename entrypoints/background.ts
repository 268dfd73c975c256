import browser from 'webextension-polyfill';
import { defineBackground } from 'wxt/utils/define-background';
import { createHandler } from '../src/contract/handler';
import { createErrorBody } from '../src/contract/problems';
import type { Settings } from '../src/contract/settings/settings';
import type { ImageFormat } from '../src/contract/types';
import { createResolver } from '../src/extension/create-resolver';
import { createCallerGate } from '../src/extension/messages/caller-gate';
import { createExternalListener, createOwnListener } from '../src/extension/messages/api-messages';
import { createScreenPortListener } from '../src/extension/messages/screen-port';
import { countedHandler } from '../src/extension/messages/caller-log';
import { createBlockList } from '../src/extension/block-list';
import { storedCallers } from '../src/extension/callers';
import type { FoundCover } from '../src/extension/actions/find-cover';
import type { WantedCover } from '../src/extension/actions/save-cover';
import {
  addressInDocument,
  createOffscreenAddresses,
  FILES_CHANNEL,
  type GiveAddress,
} from '../src/extension/pictures/file-addresses';
import type { OffscreenDocument } from '../src/extension/pictures/offscreen-document';
import { ownOffscreenDocument } from '../src/extension/pictures/own-offscreen-document';
import { createHistory } from '../src/extension/history';
import { createKnownSettings, createUserDefaults } from '../src/extension/known-settings';
import { recordedResolve } from '../src/extension/recorded-resolve';
import { createRefusals } from '../src/extension/refusals';
import { createRefusedPictures } from '../src/extension/refused-pictures';
import { registerUserActions } from '../src/extension/register-user-actions';
import { createSettingsStore } from '../src/extension/settings-store';
import { sessionStore, workerStore } from '../src/extension/stored/browser-stores';
import { systemClock } from '../src/extension/system-clock';
import { systemRandom } from '../src/extension/system-random';
import { isAcceptedVideoUrl } from '../src/resolver/canonicalize-url';
import { nameIn, savedFormat } from '../src/ui/actions/saved-format';
import { displayText } from '../src/ui/display-text';
import { coverSubject } from '../src/ui/popup/cover/cover-subject';
import { chosenBy, sitesOf } from '../src/ui/popup/choices/site-choice';

/** The composition root. Listeners are registered before anything is awaited, or a waking worker misses them. */
export default defineBackground({
  main() {
    const place = { runtimeId: browser.runtime.id, ownOrigin: browser.runtime.getURL('') };
    const newRequestId = systemRandom.uuid;
    const onFault = (fault: unknown) => console.warn('Background:', fault);
    const settingsStore = createSettingsStore(workerStore());
    const settings = createKnownSettings(settingsStore);
    const offscreen = ownOffscreenDocument(systemClock);
    const found = createResolver(browser, settings, offscreen);
    const resolve = recordedResolve(found, {
      settings,
      history: createHistory(workerStore()),
      clock: systemClock,
      onFault,
    });
    const admit = createCallerGate({ isBlocked: createBlockList(settings), tickMs: systemClock.tickMs });
    const answer = createHandler({ resolve, newRequestId, isAcceptedVideoUrl, admit });
    const records = storedCallers(sessionStore());
    const handle = countedHandler(answer, { records, clock: systemClock, onFault });

    const refusals = createRefusals({ pictures: createRefusedPictures(workerStore()), sitesOf, onFault });
    registerUserActions(browser, {
      ...{ resolve, settings, settingsStore, refusals },
      rules: { sitesOf, chosenBy },
      wantedCover,
      addressOf: offscreen ? addressesBy(offscreen) : addressInDocument,
    });
    browser.runtime.onMessageExternal.addListener(createExternalListener(handle));
    browser.runtime.onMessage.addListener(createOwnListener(handle, place));
    browser.runtime.onConnect.addListener(
      createScreenPortListener({
        ...place,
        tabs: browser.tabs,
        defaults: createUserDefaults(settings),
        refusals,
        resolve,
        clock: systemClock,
        newRequestId,
        errorBody: createErrorBody,
      }),
    );
  },
});

function addressesBy(document: OffscreenDocument): GiveAddress {
  return createOffscreenAddresses({
    document,
    openChannel: () => new BroadcastChannel(FILES_CHANNEL),
    newId: systemRandom.uuid,
    clock: systemClock,
  });
}

/** The same file, under the same name, that the popup's button gives. */
function wantedCover({ result, picture }: FoundCover, settings: Settings): WantedCover {
  const subject = coverSubject(result, { picture }, displayText(result.meta?.title ?? ''));
  const nameOf = (format: ImageFormat) => nameIn(format, subject, { settings, nowMs: systemClock.nowMs() });
  const format = savedFormat(subject, settings);
  return { fileName: nameOf(picture.format), converted: format && { format, fileName: nameOf(format) } };
}
