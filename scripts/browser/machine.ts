import { execFile, spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { downloadChrome, downloadedChrome } from './download-chrome';

/** The computer as the search for a browser sees it. */
export interface Machine {
  platform: NodeJS.Platform;
  /** Absent where the system has no user numbers. */
  uid: number | undefined;
  homeDir: string;
  /** Whether a program can be started from there. */
  isProgram(path: string): boolean;
  /** What a program prints when it is asked for its version; empty where it tells none in time. */
  versionOf(path: string): Promise<string>;
  /** A small text file; undefined where there is none. */
  readText(path: string): string | undefined;
  /** Runs a program with its output going to ours. Returns its exit code, -1 where it did not start or end in time. */
  run(program: string, args: readonly string[], timeoutMs: number): Promise<number>;
  /** The path of a Chrome that was fetched into `folder` before. */
  downloadedChrome(folder: string): Promise<string | undefined>;
  /** Fetches Chrome into `folder` and returns its path; rejects with a sentence. */
  downloadChrome(folder: string): Promise<string>;
}

/** The computer this runs on. */
export function thisMachine(): Machine {
  return {
    platform: process.platform,
    uid: process.getuid?.(),
    homeDir: homedir(),
    isProgram,
    readText: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined),
    versionOf,
    run,
    downloadedChrome,
    downloadChrome,
  };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    // Missing, unreadable and forbidden are all the same here: it cannot be started.
    return false;
  }
}

const VERSION_TIMEOUT_MS = 10_000;

function versionOf(path: string): Promise<string> {
  return new Promise((resolve) => {
    // On Windows a browser opens a window instead.
    if (process.platform === 'win32') return resolve('');
    execFile(path, ['--version'], { timeout: VERSION_TIMEOUT_MS }, (fault, stdout) =>
      resolve(fault ? '' : stdout.trim()),
    );
  });
}

function run(program: string, args: readonly string[], timeoutMs: number): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: timeoutMs,
    });
    child.once('error', () => resolve(-1));
    child.once('exit', (code) => resolve(code ?? -1));
  });
}
