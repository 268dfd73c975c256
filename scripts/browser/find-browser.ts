import { posix } from 'node:path';
import { findProgram } from './find-program';
import type { BrowserKind, BrowserSearch } from './find-program';
import { CHROMIUM_PLACES } from './installed-browsers';
import type { Machine } from './machine';

const CACHE_FOLDER = 'cover-image-resolver';

const CHROMIUM: BrowserKind = {
  name: 'browser',
  variable: 'CHROME_PATH',
  places: CHROMIUM_PLACES,
  debianPackage: { name: 'chromium', megabytes: 100 },
  advice: 'install Chrome, Chromium or Edge, or set CHROME_PATH to the program of one.',
  look: fetchedBefore,
  fetch: fetchedNow,
};

/**
 * The path of a browser: the one CHROME_PATH names, an installed one, the `chromium` package where apt and
 * root are there, or a fetched Chrome. Rejects with one sentence that says what to install.
 */
export function findBrowser(search: BrowserSearch): Promise<string> {
  return findProgram(CHROMIUM, search);
}

async function fetchedBefore({ env, machine }: Required<BrowserSearch>): Promise<string | undefined> {
  return machine.downloadedChrome(cacheFolder(env, machine));
}

async function fetchedNow({ env, machine, log }: Required<BrowserSearch>): Promise<string | undefined> {
  const folder = cacheFolder(env, machine);
  log(`No browser is installed. Fetching Chrome (about 170 MB) into ${folder}.`);
  try {
    return await machine.downloadChrome(folder);
  } catch (fault) {
    log(`Chrome could not be fetched: ${fault instanceof Error ? fault.message : String(fault)}`);
    return undefined;
  }
}

const CACHE_ROOTS: Partial<Record<NodeJS.Platform, (env: NodeJS.ProcessEnv) => string | undefined>> = {
  darwin: ({ HOME }) => HOME && `${HOME}/Library/Caches`,
  linux: ({ XDG_CACHE_HOME }) => XDG_CACHE_HOME,
  win32: ({ LOCALAPPDATA }) => LOCALAPPDATA,
};

function cacheFolder(env: NodeJS.ProcessEnv, { platform, homeDir }: Machine): string {
  const root = CACHE_ROOTS[platform]?.(env) || posix.join(homeDir, '.cache');
  return posix.join(root, CACHE_FOLDER, 'browsers');
}
