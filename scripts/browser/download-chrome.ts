import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Browser, getInstalledBrowsers } from '@puppeteer/browsers';

/** What the fetching process reports. */
export type FetchNews =
  | { type: 'downloading' }
  | { type: 'unpacking' }
  | { type: 'done'; path: string }
  | { type: 'failed'; message: string };

/** How long the fetching process may be silent in each state, in milliseconds. */
export interface SilenceLimits {
  connecting: number;
  downloading: number;
  unpacking: number;
}

const LIMITS: SilenceLimits = { connecting: 20_000, downloading: 20_000, unpacking: 300_000 };

/** The path of a Chrome that was fetched into `folder` before, if there is one. */
export async function downloadedChrome(folder: string): Promise<string | undefined> {
  const browsers = await getInstalledBrowsers({ cacheDir: folder });
  // A folder is there also where the fetching was broken off.
  const isWhole = (path: string) =>
    access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
  for (const { browser, executablePath } of browsers)
    if (browser === Browser.CHROME && (await isWhole(executablePath))) return executablePath;
  return undefined;
}

/** Fetches the stable Chrome into `folder` and returns its path. Rejects with a sentence; never hangs. */
export async function downloadChrome(folder: string): Promise<string> {
  const script = fileURLToPath(new URL('./fetch-chrome.ts', import.meta.url));
  // The process must read TypeScript too.
  const execArgv = ['--import', import.meta.resolve('tsx')];
  return pathFrom(fork(script, [folder], { execArgv, stdio: 'inherit' }), LIMITS);
}

/** The path that the fetching process reports at last. A process that is silent for too long is ended. */
export function pathFrom(child: ChildProcess, limits: SilenceLimits): Promise<string> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const settle = (outcome: () => void) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      outcome();
    };
    const waitOn = (state: keyof SilenceLimits) => {
      clearTimeout(timer);
      const silent = () => reject(new Error(`Nothing came for ${limits[state] / 1000} s while ${state}.`));
      timer = setTimeout(() => settle(silent), limits[state]);
    };
    child.on('message', (news: FetchNews) => {
      if (news.type === 'done') settle(() => resolve(news.path));
      else if (news.type === 'failed') settle(() => reject(new Error(news.message)));
      else waitOn(news.type);
    });
    child.once('error', (fault) => settle(() => reject(fault)));
    child.once('exit', (code) => settle(() => reject(new Error(`The process ended with status ${code}.`))));
    waitOn('connecting');
  });
}
