import { ensureDisplayTools } from '../browser/ensure-display-tools';
import { findBrowser } from '../browser/find-browser';
import { findFirefox } from '../firefox/find-firefox';
import { buildExtension } from '../package/build-extension';
import { runCommand } from './run-command';
import { runVitest } from './run-vitest';
import type { Suite, SuiteOutcome } from './suite';

const MINUTE_MS = 60_000;

/** Every suite, in the order in which they run. */
export const SUITES: readonly Suite[] = [
  check('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
  check('format', 'biome', ['format', '--diagnostic-level=warn']),
  check('unused', 'knip', []),
  check('types', 'tsc', ['-p', 'tsconfig.json']),
  check('types-core', 'tsc', ['-p', 'tsconfig.core.json']),
  check('types-tools', 'tsc', ['-p', 'tsconfig.tools.json']),
  { name: 'build', run: buildSuite },
  { name: 'unit', needs: ['build'], run: () => runVitest('unit', { timeoutMs: 10 * MINUTE_MS }) },
  { name: 'component', run: () => runVitest('component', { timeoutMs: 5 * MINUTE_MS }) },
  endToEnd('e2e', { CHROME_PATH: findBrowser }),
  endToEnd('e2e-firefox', { FIREFOX_PATH: findFirefox }),
  endToEnd('headed', { CHROME_PATH: findBrowser, FIREFOX_PATH: findFirefox }, ensureDisplayTools),
];

type Find = typeof findBrowser;

/** A tool that passes or fails as a whole; where it fails, its last lines are named at the end of all. */
export function check(name: string, tool: string, args: string[]): Suite {
  return {
    name,
    async run() {
      const timeoutMs = 2 * MINUTE_MS;
      const { exitCode, fault, tail } = await runCommand({ tool, args, timeoutMs, tailLines: 30 });
      const outcome = outcomeOf(exitCode === 0, fault);
      return exitCode === 0 ? outcome : { ...outcome, failures: tail.map((line) => `${name}: ${line}`) };
    },
  };
}

async function buildSuite(): Promise<SuiteOutcome> {
  try {
    await buildExtension({ browsers: ['chrome', 'firefox'] });
    return outcomeOf(true);
  } catch (error) {
    return outcomeOf(false, error instanceof Error ? error.message : String(error));
  }
}

/** Without its browser the suite fails and says why; it never passes by not running. */
function endToEnd(
  name: string,
  browsers: Readonly<Record<string, Find>>,
  prepare: (search: Parameters<Find>[0]) => Promise<unknown> = async () => {},
): Suite {
  return {
    name,
    needs: ['build'],
    async run({ install }) {
      try {
        const search = { env: process.env, install, log: (line: string) => console.log(line) };
        await prepare(search);
        const env: Record<string, string> = {};
        for (const [variable, find] of Object.entries(browsers)) env[variable] = await find(search);
        // On two slow cores Chromium's tests took a quarter of an hour.
        return await runVitest(name, { timeoutMs: 30 * MINUTE_MS, env });
      } catch (error) {
        return outcomeOf(false, error instanceof Error ? error.message : String(error));
      }
    },
  };
}

function outcomeOf(ok: boolean, note?: string): SuiteOutcome {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, ...(note === undefined ? {} : { note }) };
}
