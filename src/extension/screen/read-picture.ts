import browser from 'webextension-polyfill';
import { createGrantCheck } from '../host-permissions';
import { createGuardedFetch, NETWORK_LIMITS } from '../network/guarded-fetch';
import { createRequestQueue } from '../network/request-queue';
import { systemClock as clock } from '../system-clock';
import { fetchPicture } from './fetch-picture';

const guardedFetch = createGuardedFetch({
  isGranted: createGrantCheck(browser.permissions),
  // Installed by the worker, which has answered this screen before there is a picture to read.
  rulesReady: () => Promise.resolve(),
  queue: createRequestQueue(NETWORK_LIMITS.queue),
  clock,
});

/** The picture's file, asked for within the network policy. Rejects with a ResolveError. */
export function readPicture(url: string): Promise<Blob> {
  return fetchPicture(url, guardedFetch, clock);
}
