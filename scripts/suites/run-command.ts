import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** How long the last lines of a tool that has ended may take to come. */
const LAST_WORDS_MS = 2000;

export interface Command {
  /** A tool of node_modules, or `node` itself. */
  tool: string;
  args: readonly string[];
  timeoutMs: number;
  env?: NodeJS.ProcessEnv;
  /** How many of the last lines are kept beside being shown; none where it is left out. */
  tailLines?: number;
}

export interface CommandOutcome {
  /** -1 where the tool could not be started or was stopped at its deadline. */
  exitCode: number;
  durationMs: number;
  /** Why it did not end by itself. */
  fault?: string;
  /** The last lines of what it printed; empty where none were asked for. */
  tail: readonly string[];
}

/** Runs a tool with its output going straight to ours. Never rejects. */
export async function runCommand(command: Command): Promise<CommandOutcome> {
  const { tool, args, timeoutMs, env, tailLines = 0 } = command;
  const startedMs = performance.now();
  const file = tool === 'node' ? process.execPath : resolve('node_modules', '.bin', tool);
  const tail: string[] = [];
  const output = tailLines > 0 ? 'pipe' : 'inherit';
  const end = await new Promise<Pick<CommandOutcome, 'exitCode' | 'fault'>>((settle) => {
    const child = spawn(file, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
      timeout: timeoutMs,
    });
    child.once('error', (error) =>
      settle({ exitCode: -1, fault: `${tool} did not start: ${error.message}` }),
    );
    for (const name of ['stdout', 'stderr'] as const)
      showAndKeep(child[name], process[name], tail, tailLines);
    child.once('close', (code, signal) => settle(endOf(tool, code, signal)));
    // What it has started may outlive it and hold its output open.
    child.once('exit', (code, signal) =>
      setTimeout(settle, LAST_WORDS_MS, endOf(tool, code, signal)).unref(),
    );
  });
  return { ...end, durationMs: performance.now() - startedMs, tail };
}

/** Passes on what comes, and keeps its last lines. */
function showAndKeep(from: Readable | null, to: Writable, tail: string[], tailLines: number) {
  from?.on('data', (chunk: Buffer) => {
    to.write(chunk);
    tail.push(
      ...chunk
        .toString()
        .split('\n')
        .filter((line) => line.trim() !== ''),
    );
    tail.splice(0, tail.length - tailLines);
  });
}

function endOf(tool: string, code: number | null, signal: string | null) {
  return code === null ? { exitCode: -1, fault: `${tool} was stopped by ${signal}.` } : { exitCode: code };
}
