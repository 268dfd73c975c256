import { posix } from 'node:path';
import { browserPaths } from './installed-browsers';
import { thisMachine } from './machine';
import type { Machine } from './machine';

const APT_TIMEOUT_MS = 10 * 60_000;
const CACHE_FOLDER = 'cover-image-resolver';
const ADVICE = 'install Chrome, Chromium or Edge, or set CHROME_PATH to the program of one.';

export interface BrowserSearch {
  env: NodeJS.ProcessEnv;
  /** Whether a browser may be installed or fetched where there is none. */
  install: boolean;
  /** Hears, before it is done, what is done. */
  log(line: string): void;
  machine?: Machine;
}

type Step = (search: Required<BrowserSearch>) => Promise<string | undefined>;

const LOOK: readonly Step[] = [installedBrowser, fetchedBefore];
const LOOK_OR_INSTALL: readonly Step[] = [...LOOK, fromApt, fetchedNow];

/**
 * The path of a browser: the one CHROME_PATH names, an installed one, the `chromium` package where apt and
 * root are there, or a fetched Chrome. Rejects with one sentence that says what to install.
 */
export async function findBrowser({ machine = thisMachine(), ...rest }: BrowserSearch): Promise<string> {
  const search = { ...rest, machine };
  const named = search.env.CHROME_PATH;
  if (named) {
    if (machine.isProgram(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, but no program is there: correct it, or unset it.`);
  }
  for (const step of search.install ? LOOK_OR_INSTALL : LOOK) {
    const path = await step(search);
    if (path !== undefined) return path;
  }
  throw new Error(`There is no browser${search.install ? '' : ' and none may be installed'}: ${ADVICE}`);
}

async function installedBrowser({ env, machine }: Required<BrowserSearch>): Promise<string | undefined> {
  return browserPaths(machine.platform, env).find(machine.isProgram);
}

async function fetchedBefore({ env, machine }: Required<BrowserSearch>): Promise<string | undefined> {
  return machine.downloadedChrome(cacheFolder(env, machine));
}

async function fromApt(search: Required<BrowserSearch>): Promise<string | undefined> {
  const { machine, log } = search;
  if (machine.platform !== 'linux' || machine.uid !== 0 || !isDebianLike(machine)) return undefined;
  log('No browser is installed. Installing the package chromium with apt-get (about 100 MB).');
  await machine.run('apt-get', ['update'], APT_TIMEOUT_MS);
  const install = ['install', '-y', '--no-install-recommends', 'chromium'];
  const exitCode = await machine.run('apt-get', install, APT_TIMEOUT_MS);
  if (exitCode !== 0) log(`apt-get could not install chromium (exit status ${exitCode}).`);
  return installedBrowser(search);
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

function isDebianLike(machine: Machine): boolean {
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(machine.readText('/etc/os-release') ?? '');
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
