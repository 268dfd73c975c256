import browser from 'webextension-polyfill';
import { createGrantCheck } from '../grant-check';
import { createGuardedFetch, NETWORK_LIMITS } from '../network/guarded-fetch';
import { createPageFetch } from '../network/page-fetch';
import { createRequestQueue } from '../network/request-queue';
import { systemClock as clock } from '../system-clock';
import { createPictureReader } from './picture-reader';

const { scripting } = browser;

/** The picture's file, asked for within the network policy, or read through its page. Rejects with a ResolveError. */
export const readPicture = createPictureReader({
  granted: createGuardedFetch({
    isGranted: createGrantCheck(browser.permissions, clock),
    // The worker waits for them before it finds anything, and there is no picture to read before that.
    rulesReady: () => Promise.resolve(),
    queue: createRequestQueue(NETWORK_LIMITS.queue),
    clock,
  }),
  ofPage: (page) => createPageFetch(page, { scripting, clock }),
  clock,
});
