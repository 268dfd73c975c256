import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CHILD_TIMEOUT_MS = 600_000;
const CHILD_MAX_BYTES = 64 * 1_048_576;

/** Runs a script of this folder in a fresh Node, and answers what it prints last, as JSON. Rejects with its fault. */
export async function runChild<Answer>(
  script: string,
  args: readonly (string | number)[],
  nodeArgs: readonly string[] = [],
): Promise<Answer> {
  const lines = await linesOf([...nodeArgs, fileURLToPath(new URL(script, import.meta.url)), ...args]);
  return JSON.parse(lines.at(-1) ?? '') as Answer;
}

/** The lines that a Node program prints. */
export async function linesOf(
  args: readonly (string | number)[],
  env: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const { stdout } = await run(process.execPath, args.map(String), {
    env: { ...process.env, ...env },
    maxBuffer: CHILD_MAX_BYTES,
    timeout: CHILD_TIMEOUT_MS,
  });
  return stdout.trim().split('\n');
}
