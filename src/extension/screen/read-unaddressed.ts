import browser from 'webextension-polyfill';
import { systemClock as clock } from '../system-clock';
import { createUnaddressedReader } from './unaddressed-reader';

/** The large pictures of a page in a tab that have no address. Rejects with a ResolveError. */
export const readUnaddressed = createUnaddressedReader({ scripting: browser.scripting, clock });
