import browser from 'webextension-polyfill';
import { defineBackground } from 'wxt/utils/define-background';
import { createHandler } from '../src/contract/handler';
import { createErrorBody } from '../src/contract/problems';
import { createResolver } from '../src/extension/create-resolver';
import { createCallerGate } from '../src/extension/messages/caller-gate';
import { createExternalListener, createOwnListener } from '../src/extension/messages/api-messages';
import { createScreenPortListener } from '../src/extension/messages/screen-port';
import { createBlockList } from '../src/extension/settings';
import { systemClock } from '../src/extension/system-clock';
import { systemRandom } from '../src/extension/system-random';
import { createPendingTargets } from '../src/extension/menus/pending-target';
import { registerContextMenus } from '../src/extension/menus/register-context-menus';
import { isAcceptedVideoUrl } from '../src/resolver/canonicalize-url';

/** The composition root. Listeners are registered before anything is awaited, or a waking worker misses them. */
export default defineBackground({
  main() {
    const newRequestId = systemRandom.uuid;
    const resolve = createResolver(browser);
    const admit = createCallerGate({ isBlocked: createBlockList(), tickMs: systemClock.tickMs });
    const handle = createHandler({ resolve, newRequestId, isAcceptedVideoUrl, admit });

    registerContextMenus({
      // Named one by one: the polyfill's own object shows nothing to a spread.
      action: browser.action,
      menus: browser.contextMenus,
      runtime: browser.runtime,
      scripting: browser.scripting,
      windows: browser.windows,
      pending: createPendingTargets({ area: browser.storage.session, clock: systemClock }),
      newNonce: systemRandom.uuid,
      clock: systemClock,
      onFault: (fault) => console.warn('Context menu:', fault),
    });
    browser.runtime.onMessageExternal.addListener(createExternalListener(handle));
    browser.runtime.onMessage.addListener(createOwnListener(handle));
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
