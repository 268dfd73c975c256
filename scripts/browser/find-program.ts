import { programPaths } from './installed-browsers';
import type { Places } from './installed-browsers';
import { thisMachine } from './machine';
import type { Machine } from './machine';

const APT_TIMEOUT_MS = 10 * 60_000;

export interface BrowserSearch {
  env: NodeJS.ProcessEnv;
  /** Whether a browser may be installed or fetched where there is none. */
  install: boolean;
  /** Hears, before it is done, what is done. */
  log(line: string): void;
  machine?: Machine;
}

export type Step = (search: Required<BrowserSearch>) => Promise<string | undefined>;

/** A kind of browser, and how it is come by. */
export interface BrowserKind {
  /** Names it in a sentence: `There is no …`. */
  name: string;
  /** The environment variable that names a program and wins over all else. */
  variable: string;
  places: Places;
  /** The oldest major version that serves; absent where every one does. */
  leastVersion?: number;
  debianPackage: { name: string; megabytes: number };
  /** Says what to install, as the end of a sentence. */
  advice: string;
  /** Further places to look. */
  look?: Step;
  /** What is left where nothing else helped. */
  fetch?: Step;
}

/**
 * The path of a browser: the one the variable names, an installed one, or the package where apt and root are
 * there. Rejects with one sentence that says what to install.
 */
export async function findProgram(
  kind: BrowserKind,
  { machine = thisMachine(), ...rest }: BrowserSearch,
): Promise<string> {
  const search = { ...rest, machine };
  const { name, variable, advice } = kind;
  const named = search.env[variable];
  if (named) {
    if (!machine.isProgram(named)) {
      throw new Error(`${variable} names ${named}, but no program is there: correct it, or unset it.`);
    }
    const version = await outdatedVersion(named, kind, machine);
    if (version === undefined) return named;
    throw new Error(
      `${variable} names ${named}, which is ${name} ${version}: ${kind.leastVersion} is the least.`,
    );
  }
  for (const step of stepsOf(kind, search.install)) {
    const path = await step(search);
    if (path !== undefined) return path;
  }
  throw new Error(`There is no ${name}${search.install ? '' : ' and none may be installed'}: ${advice}`);
}

function stepsOf(kind: BrowserKind, install: boolean): Step[] {
  const looking = [installedProgram(kind), kind.look];
  const installing = [packageFromApt(kind), kind.fetch];
  return [...looking, ...(install ? installing : [])].filter((step) => step !== undefined);
}

function installedProgram(kind: BrowserKind): Step {
  return async ({ env, machine, log }) => {
    const paths = programPaths(kind.places, machine.platform, env).filter(machine.isProgram);
    for (const path of paths) {
      const version = await outdatedVersion(path, kind, machine);
      if (version === undefined) return path;
      log(`${path} is ${kind.name} ${version}, and ${kind.leastVersion} is the least.`);
    }
    return undefined;
  };
}

/** The major version, where it is known and too old. */
async function outdatedVersion(
  path: string,
  { leastVersion }: BrowserKind,
  machine: Machine,
): Promise<number | undefined> {
  if (leastVersion === undefined) return undefined;
  const major = Number.parseInt(/\d+(?=\.)/.exec(await machine.versionOf(path))?.[0] ?? '', 10);
  return major < leastVersion ? major : undefined;
}

function packageFromApt(kind: BrowserKind): Step {
  const { name, megabytes } = kind.debianPackage;
  return async (search) => {
    const { machine, log } = search;
    if (machine.platform !== 'linux' || machine.uid !== 0 || !isDebianLike(machine)) return undefined;
    log(
      `No ${kind.name} that serves is installed. Installing the package ${name} with apt-get (about ${megabytes} MB).`,
    );
    await machine.run('apt-get', ['update'], APT_TIMEOUT_MS);
    const install = ['install', '-y', '--no-install-recommends', name];
    const exitCode = await machine.run('apt-get', install, APT_TIMEOUT_MS);
    if (exitCode !== 0) log(`apt-get could not install ${name} (exit status ${exitCode}).`);
    return installedProgram(kind)(search);
  };
}

function isDebianLike(machine: Machine): boolean {
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(machine.readText('/etc/os-release') ?? '');
}
