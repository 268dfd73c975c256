import { runCommand } from '../suites/run-command';
import { buildCorpusAdapter } from './build-corpus-adapter';

export type Browser = 'chrome' | 'firefox';

const BUILD_TIMEOUT_MS = 120_000;
const WXT_ARGS: Readonly<Record<Browser, readonly string[]>> = {
  chrome: ['build'],
  firefox: ['build', '-b', 'firefox', '--mv3'],
};

/** Builds into `.output/<browser>-mv3`, and the corpus adapter beside it. Rejects with a sentence. */
export async function buildExtension({ browsers }: { browsers: readonly Browser[] }): Promise<void> {
  // One after the other: each run of wxt writes the same generated files.
  for (const browser of browsers) {
    const args = WXT_ARGS[browser];
    const { exitCode, fault } = await runCommand({ tool: 'wxt', args, timeoutMs: BUILD_TIMEOUT_MS });
    if (exitCode !== 0) throw new Error(fault ?? `The build for ${browser} failed; wxt says why above.`);
  }
  await buildCorpusAdapter();
}
