import { posix } from 'node:path';
import type { Machine } from './machine';
import { thisMachine } from './machine';

const APT_TIMEOUT_MS = 10 * 60_000;

/** What a window needs where there is no screen: a display in memory, a window manager for the focus, a keyboard. */
const TOOLS = [
  { program: 'Xvfb', debianPackage: 'xvfb' },
  { program: 'openbox', debianPackage: 'openbox' },
  { program: 'xdotool', debianPackage: 'xdotool' },
] as const;

export interface DisplayToolsSearch {
  env: NodeJS.ProcessEnv;
  /** Whether what is missing may be installed. */
  install: boolean;
  /** Hears, before it is done, what is done. */
  log(line: string): void;
  machine?: Machine;
}

/**
 * Makes sure that browsers with a window can be tested here: looks for the tools, and installs what is missing
 * where apt and root are there. Rejects with one sentence that names what is still missing.
 */
export async function ensureDisplayTools({
  env,
  install,
  log,
  machine = thisMachine(),
}: DisplayToolsSearch): Promise<void> {
  if (machine.platform !== 'linux') {
    throw new Error(
      'Browsers with a window are tested on Linux alone, where a display can be had in memory.',
    );
  }
  if (missingPackages(env, machine).length > 0 && install) await installMissing(env, machine, log);
  const missing = missingPackages(env, machine);
  if (missing.length === 0) return;
  throw new Error(`Tests of browsers with a window need ${missing.join(', ')}: install them and try again.`);
}

async function installMissing(env: NodeJS.ProcessEnv, machine: Machine, log: (line: string) => void) {
  if (machine.uid !== 0 || !hasProgram('apt-get', env, machine)) return;
  const packages = missingPackages(env, machine);
  log(`Installing ${packages.join(', ')} with apt-get, to test a browser with a window.`);
  await machine.run('apt-get', ['update'], APT_TIMEOUT_MS);
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  const exitCode = await machine.run('apt-get', args, APT_TIMEOUT_MS);
  if (exitCode !== 0) log(`apt-get could not install them (exit status ${exitCode}).`);
}

function missingPackages(env: NodeJS.ProcessEnv, machine: Machine): string[] {
  return TOOLS.filter(({ program }) => !hasProgram(program, env, machine)).map(
    ({ debianPackage }) => debianPackage,
  );
}

function hasProgram(name: string, { PATH = '' }: NodeJS.ProcessEnv, machine: Machine): boolean {
  const folders = PATH.split(posix.delimiter).filter(Boolean);
  return folders.some((folder) => machine.isProgram(posix.join(folder, name)));
}
