import browser from 'webextension-polyfill';
import { defineBackground } from 'wxt/utils/define-background';
import { createHandler } from '../src/contract/handler';
import { createErrorBody } from '../src/contract/problems';
import { createResolver } from '../src/extension/create-resolver';
import { createCallerGate } from '../src/extension/messages/caller-gate';
import { createExternalListener } from '../src/extension/messages/external-messages';
import { createScreenPortListener } from '../src/extension/messages/screen-port';
import { isCallerBlocked } from '../src/extension/settings';
import { isAcceptedVideoUrl } from '../src/resolver/canonicalize-url';

/** The composition root. Listeners are registered before anything is awaited, or a waking worker misses them. */
export default defineBackground({
  type: 'module',
  main() {
    const newRequestId = () => crypto.randomUUID();
    const resolve = createResolver(browser);
    const admit = createCallerGate({ isBlocked: isCallerBlocked, tickMs: () => performance.now() });
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
