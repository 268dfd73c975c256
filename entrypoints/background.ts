import browser from 'webextension-polyfill';
import { defineBackground } from 'wxt/utils/define-background';
import { createHandler } from '../src/contract/handler';
import { createErrorBody } from '../src/contract/problems';
import { createResolver } from '../src/extension/create-resolver';
import { createCallerGate } from '../src/extension/messages/caller-gate';
import { createExternalListener, createOwnListener } from '../src/extension/messages/api-messages';
import { createScreenPortListener } from '../src/extension/messages/screen-port';
import { countedHandler } from '../src/extension/messages/caller-log';
import { createBlockList } from '../src/extension/block-list';
import { storedCallers } from '../src/extension/callers';
import type { FoundCover } from '../src/extension/actions/find-cover';
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
import { fileNameFor } from '../src/ui/actions/file-name-template';
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
    const found = createResolver(browser, settings);
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
      fileNameFor: coverFileName,
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

/** The same name that the popup gives. */
function coverFileName(template: string, { result, picture }: FoundCover): string {
  const subject = coverSubject(result, { picture }, displayText(result.meta?.title ?? ''));
  return fileNameFor(template, subject, systemClock.nowMs());
}
