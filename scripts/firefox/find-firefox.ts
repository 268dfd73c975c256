import { findProgram } from '../browser/find-program';
import type { BrowserKind, BrowserSearch } from '../browser/find-program';
import { FIREFOX_PLACES } from '../browser/installed-browsers';
import { LEAST_FIREFOX } from './least-version';

const FIREFOX: BrowserKind = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  places: FIREFOX_PLACES,
  leastVersion: LEAST_FIREFOX,
  debianPackage: { name: 'firefox-esr', megabytes: 70 },
  advice: `install Firefox ${LEAST_FIREFOX} or newer, or set FIREFOX_PATH to its program.`,
};

/**
 * The path of a Firefox: the one FIREFOX_PATH names, an installed one, or the `firefox-esr` package where apt
 * and root are there. Rejects with one sentence that says what to install.
 */
export function findFirefox(search: BrowserSearch): Promise<string> {
  return findProgram(FIREFOX, search);
}
