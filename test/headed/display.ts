import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Each a package of Debian; `ensureDisplayTools` brings them. */
const PROGRAMS = { server: 'Xvfb', windows: 'openbox', keys: 'xdotool' } as const;
const SCREEN = '1280x800x24';
const START_TIMEOUT_MS = 10_000;
const STOP_TIMEOUT_MS = 5_000;
const KEY_TIMEOUT_MS = 10_000;

/** A display in memory with a window manager, which alone gives windows the focus that keys need. */
export interface Display {
  /** For the environment of the programs that shall open their windows there. */
  name: string;
  /** Presses keys, as the window with the focus gets them; names as xdotool knows them. */
  press(...keys: string[]): Promise<void>;
  /** Ends the programs that were started for it. */
  stop(): Promise<void>;
}

/** Starts a display of its own, whatever others there are. Rejects where the programs are missing. */
export async function startDisplay(): Promise<Display> {
  const server = spawn(PROGRAMS.server, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const name = `:${await displayNumber(server)}`;
  const env = { ...process.env, DISPLAY: name };
  const manager = spawn(PROGRAMS.windows, [], { stdio: 'ignore', env });
  await once(manager, 'spawn');
  return {
    name,
    async press(...keys) {
      await run(PROGRAMS.keys, ['key', ...keys], { env, timeout: KEY_TIMEOUT_MS });
    },
    async stop() {
      await end(manager);
      await end(server);
    },
  };
}

/** Xvfb chooses a free number and says it when it is ready. */
async function displayNumber(server: ChildProcess): Promise<string> {
  const timeout = AbortSignal.timeout(START_TIMEOUT_MS);
  try {
    const [said] = await Promise.race([
      once(server.stdout as NodeJS.ReadableStream & NodeJS.EventEmitter, 'data', { signal: timeout }),
      once(server, 'error', { signal: timeout }).then(([fault]) => Promise.reject(fault as Error)),
    ]);
    return String(said).trim();
  } catch (cause) {
    server.kill();
    throw new Error('Xvfb did not start. The suite `headed` installs it, or says what is missing.', {
      cause,
    });
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await Promise.race([exited, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
}
