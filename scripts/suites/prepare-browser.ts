import { findBrowser } from '../browser/find-browser';

/** The path of a browser, found or installed; says on the console what it does. Throws one sentence where there is none. */
export function prepareBrowser({ install }: { install: boolean }): Promise<string> {
  return findBrowser({ env: process.env, install, log: (line: string) => console.log(line) });
}
