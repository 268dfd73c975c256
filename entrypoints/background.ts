import browser from 'webextension-polyfill';
import { defineBackground } from 'wxt/utils/define-background';
import { createHandler } from '../src/contract/handler';
import { createErrorBody } from '../src/contract/problems';
import { createResolver } from '../src/extension/create-resolver';
import { createCallerGate } from '../src/extension/messages/caller-gate';
import { createExternalListener } from '../src/extension/messages/external-messages';
import { createScreenPortListener } from '../src/extension/messages/screen-port';
import { createBlockList } from '../src/extension/settings';
import { systemClock } from '../src/extension/system-clock';
import { systemRandom } from '../src/extension/system-random';
import { isAcceptedVideoUrl } from '../src/resolver/canonicalize-url';

/** The composition root. Listeners are registered before anything is awaited, or a waking worker misses them. */
export default defineBackground({
  type: 'module',
  main() {
    const newRequestId = systemRandom.uuid;
    const resolve = createResolver(browser);
    const admit = createCallerGate({ isBlocked: createBlockList(), tickMs: systemClock.tickMs });
    const handle = createHandler({ resolve, newRequestId, isAcceptedVideoUrl, admit });

    browser.runtime.onMessageExternal.addListener(createExternalListener(handle));
    browser.runtime.onConnect.addListener(
      createScreenPortListener({
        runtimeId: browser.runtime.id,
        ownOrigin: browser.runtime.getURL(''),
        tabs: browser.tabs,
        resolve,
        newRequestId,
        errorBody: createErrorBody,
      }),
    );
  },
});
