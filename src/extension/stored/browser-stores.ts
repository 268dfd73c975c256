import browser from 'webextension-polyfill';
import { systemClock } from '../system-clock';
import { boundedArea, STORAGE_TIMEOUT_MS } from './bounded-area';
import type { StoredValueParts } from './stored-value';

type Lock = StoredValueParts['lock'];

/** Shared by every page of the extension and its worker; whoever waits too long for it goes without. */
const lock: Lock = (name, work) =>
  navigator.locks.request(name, { signal: systemClock.timeoutSignal(STORAGE_TIMEOUT_MS) }, work);

/** The browser's storage that lasts, for the worker: it goes on hearing of changes while it sleeps. */
export function workerStore(): StoredValueParts {
  return { area: boundedArea(browser.storage.local, systemClock), lock };
}

/** The same for our pages. Firefox complains of each page that goes with a listener still there. */
export function localStore(): StoredValueParts {
  return { ...workerStore(), beforeEnd: (stop) => addEventListener('pagehide', stop, { once: true }) };
}

/** The browser's storage in memory: it lasts as long as the browser runs, and scripts in pages cannot read it. */
export function sessionStore(): StoredValueParts {
  return { area: boundedArea(browser.storage.session, systemClock), lock };
}
